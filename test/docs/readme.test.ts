import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { asJson, SCOPES } from "./examples.ts";

const text = readFileSync(resolve(import.meta.dirname, "../../README.md"), "utf8");
const blocks = [...text.matchAll(/^### (.*)\n```ts\n([\s\S]*?)```$/gmu)].map(
  (match) => [match[1] ?? "", match[2] ?? ""] as const,
);

/** The folder behind an import path: "canonry/person-name" is "person-name". */
function scopeOf(block: string): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  for (const match of block.matchAll(/^import \{ ([^}]*) \} from "canonry\/([^"]*)";$/gmu))
    for (const name of (match[1] ?? "").split(", "))
      scope[name] = (SCOPES[match[2] ?? ""] as Record<string, unknown>)[name];
  return scope;
}

test("every entry point has an example", () => {
  expect(blocks.length).toBe(9);
});

test.each(blocks)("README: %s", async (_title, block) => {
  const scope = scopeOf(block);
  expect(Object.values(scope).every((value) => value !== undefined)).toBe(true);
  let checks = 0;
  const check = (value: unknown, expected: string, expression: string): void => {
    checks++;
    expect(asJson(value), expression).toEqual(JSON.parse(expected));
  };
  const code = block
    .split("\n")
    .filter((line) => !line.startsWith("import "))
    .map((line) => {
      const at = line.indexOf("; // => ");
      if (at < 0) return line;
      const expression = line.slice(0, at);
      return `check(${expression}, ${JSON.stringify(line.slice(at + 8))}, ${JSON.stringify(expression)});`;
    })
    .join("\n");
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction("check", ...Object.keys(scope), code)(check, ...Object.values(scope));
  expect(checks).toBeGreaterThan(0);
});
