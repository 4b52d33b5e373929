import { checkSync } from "recheck";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { place, SOURCES, walk } from "../purity/sources.ts";

interface Found {
  readonly pattern: string;
  readonly flags: string;
  readonly at: string;
  /** Whether the object lives as long as the module, so that state in it would pass from call to call. */
  readonly atModuleLevel: boolean;
}

const literals: Found[] = [];
const constructed: string[] = [];
for (const source of SOURCES)
  walk(source, (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const atModuleLevel = ts.findAncestor(node, ts.isFunctionLike) === undefined;
      literals.push({
        pattern: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        at: place(source, node),
        atModuleLevel,
      });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source.tree) === "RegExp")
      constructed.push(place(source, node));
  });
const patterns = new Map(literals.map((found) => [`/${found.pattern}/${found.flags}`, found]));

test("the scan sees the regular expressions", () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(patterns.size).toBeGreaterThan(80);
});

// The patterns of the numbering plans, which see the digits of one number and no more: two files put them together.
test("no other is put together at run time", () => {
  expect([...new Set(constructed.map((at) => at.split(":")[0]))]).toEqual([
    "phone/digit-automaton.ts",
    "phone/numbering-plan.ts",
  ]);
});

test("each has the u flag", () => {
  expect(literals.filter(({ flags }) => !/[uv]/u.test(flags)).map(({ at }) => at)).toEqual([]);
});

test("none with state lives at module level", () => {
  expect(
    literals.filter(({ flags, atModuleLevel }) => atModuleLevel && /[gy]/u.test(flags)).map(({ at }) => at),
  ).toEqual([]);
});

/** The steps of the check are counted; its clocks would call a pattern slow on a busy machine. */
const WITHOUT_CLOCKS = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** Milliseconds that the steps of the largest pattern may take where every core is busy. */
const LONGEST_CHECK = 600_000;

describe("each takes time linear in its text", () => {
  test.each([...patterns])(
    "%s",
    (_text, { pattern, flags, at }) => {
      expect({ at, status: checkSync(pattern, flags, WITHOUT_CLOCKS).status }).toEqual({ at, status: "safe" });
    },
    LONGEST_CHECK,
  );

  test("the check knows a bad one", () => {
    expect(checkSync("^(a+)+$", "u", WITHOUT_CLOCKS).status).toBe("vulnerable");
    expect(checkSync("\\s+$", "u", WITHOUT_CLOCKS).status).toBe("vulnerable");
  });
});
