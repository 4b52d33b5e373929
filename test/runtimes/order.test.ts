import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { udfScript } from "../udf/bundle.ts";
import { corpus } from "./corpus.ts";

const COUNT = 3_000;
const SEED = 20_261_122;

/** Country hints in turn, so that every kind of reader answers; most texts come without one. */
const HINTS = [undefined, "US", undefined, "JP", undefined, "MC", undefined, "TR", "GB"];
const FUNCTIONS = [
  "canonicalizePhone",
  "companyDomain",
  "normalizeAddress",
  "normalizeEmail",
  "normalizePersonName",
  "normalizeUrl",
];

type Normalizer = (text: string, options?: { country: string }) => string | null;

const script = udfScript("all");
const texts = [...corpus(COUNT, SEED)];

/** Answers of a fresh copy of a function that reads the texts in an order of its own. */
function answersInOrder(name: string, order: readonly number[]): (string | null)[] {
  const context = createContext(Object.create(null));
  runInContext(script, context);
  const normalize = runInContext(`canonry.${name}`, context) as Normalizer;
  const answers: (string | null)[] = [];
  for (const at of order) {
    const country = HINTS[at % HINTS.length];
    answers[at] = normalize(texts[at] as string, country === undefined ? undefined : { country });
  }
  return answers;
}

const forward = texts.map((_, at) => at);
/** Another start, and neighbours far from each other. */
const strided = forward.map((at) => (at * 1_237 + 741) % COUNT);

test.each(FUNCTIONS)(`%s answers ${COUNT} texts alike in any order (seed ${SEED})`, (name) => {
  expect(new Set(strided).size).toBe(COUNT);
  const answers = answersInOrder(name, forward);
  expect(answersInOrder(name, [...forward].reverse())).toEqual(answers);
  expect(answersInOrder(name, strided)).toEqual(answers);
});
