import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { asJson, evaluate, examplesOf, SCOPES } from "./examples.ts";

const SRC = resolve(import.meta.dirname, "../../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .sort();
const examples = files
  .flatMap((file) => examplesOf(join(SRC, file)))
  .map((example) => [relative(SRC, example.place), example] as const);

test("the scan sees the examples", () => {
  expect(examples.length).toBeGreaterThan(40);
});

test.each(examples)("%s", async (place, { expression, expected }) => {
  const scope = SCOPES[place.split(/[/:]/u)[0] ?? ""] ?? {};
  expect(asJson(await evaluate(expression, scope)), expression).toEqual(JSON.parse(expected));
});
