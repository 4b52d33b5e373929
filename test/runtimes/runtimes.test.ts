import { createContext, runInContext } from "node:vm";
import { getQuickJS } from "quickjs-emscripten";
import { expect, test } from "vitest";
import * as functions from "../../src/udf/all.ts";
import { bundle, udfScript } from "../udf/bundle.ts";
import { type AnswerRun, createAnswerRun } from "./answers.ts";
import { digestsOf } from "./digests.ts";

// `npm run test:runtimes` does the same with 100,000 texts on the other versions of Node, Bun and Deno.
const COUNT = 2_000;
const SEED = 20_261_121;

/** QuickJS interprets, which takes some thirty times longer: the normalizers alone. */
const NORMALIZERS = ["canonicalizePhone", "normalizeAddress", "normalizeEmail", "normalizePersonName", "normalizeUrl"];

const here = digestsOf(createAnswerRun({ ...functions }, COUNT, SEED));
const code = `${udfScript("all")}\n${bundle("test/runtimes/answers.ts", "runtimes")}
var run = runtimes.createAnswerRun(canonry, ${COUNT}, ${SEED});`;
const NEXT = "JSON.stringify(run.next(500))";

/** A run in another engine, which hands over text only. */
function remote(evaluate: (code: string) => string): Pick<AnswerRun, "next"> {
  return { next: () => JSON.parse(evaluate(NEXT)) };
}

test("every function has a digest", () => {
  expect(Object.keys(here)).toEqual(Object.keys(functions).sort());
  expect(new Set(Object.values(here)).size).toBe(Object.keys(functions).length);
});

test(`${COUNT} texts give the same bytes in a bare context (seed ${SEED})`, () => {
  const context = createContext(Object.create(null));
  runInContext("delete globalThis.Intl; delete globalThis.WebAssembly;", context);
  runInContext(code, context);
  expect(digestsOf(remote((next) => String(runInContext(next, context))))).toEqual(here);
});

test(`${COUNT} texts give the same bytes in QuickJS (seed ${SEED})`, async () => {
  const engine = (await getQuickJS()).newContext();
  engine.unwrapResult(engine.evalCode(code)).dispose();
  const chosen = `{${NORMALIZERS.map((name) => `${name}: canonry.${name}`).join()}}`;
  engine.unwrapResult(engine.evalCode(`run = runtimes.createAnswerRun(${chosen}, ${COUNT}, ${SEED}); 0`)).dispose();
  const evaluate = (next: string): string => {
    const handle = engine.unwrapResult(engine.evalCode(next));
    const text = engine.getString(handle);
    handle.dispose();
    return text;
  };
  expect(digestsOf(remote(evaluate))).toEqual(Object.fromEntries(NORMALIZERS.map((name) => [name, here[name]])));
  engine.dispose();
});
