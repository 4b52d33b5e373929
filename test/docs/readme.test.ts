import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";
import { expect, test } from "vitest";
import { asJson, SCOPES } from "./examples.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const text = readFileSync(resolve(ROOT, "README.md"), "utf8");
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
  expect(blocks.length).toBe(10);
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
  const { code: plain } = transformSync(code, { loader: "ts" });
  await new AsyncFunction("check", ...Object.keys(scope), plain)(check, ...Object.values(scope));
  expect(checks).toBeGreaterThan(0);
});

test("README: every example has the types of a strict project", { timeout: 120_000 }, () => {
  const config = ts.readConfigFile(resolve(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const files = new Map(blocks.map(([, block], i) => [resolve(ROOT, `readme-${i}.ts`), sourceOf(block)]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  const { getSourceFile } = host;
  host.getSourceFile = (path, language, ...more) => {
    const source = files.get(path);
    return source === undefined ? getSourceFile(path, language, ...more) : ts.createSourceFile(path, source, language);
  };
  const program = ts.createProgram(
    [...files.keys()],
    { ...options, isolatedDeclarations: false, declaration: false },
    host,
  );
  const flaws = [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  expect(flaws.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

/** A block with the package's sources in place of the package. */
function sourceOf(block: string): string {
  return `${block.replace(/"canonry\/([^"]*)"/gu, (_whole, entry) => `"./src/${SOURCES.get(entry) ?? `${entry}/index.ts`}"`)}\nexport {};\n`;
}

const SOURCES: ReadonlyMap<string, string> = new Map([["address/places-us", "address/places-us.ts"]]);
