import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { classicScript } from "../../scripts/classic-script.ts";

const MODULE =
  "function once(n){return n+1}function twice(n){return once(n)*2}var limit=7;export{limit,twice as double};\n";

test("the exports of a module are in one global variable, the footer behind it", () => {
  const context = createContext(Object.create(null));
  runInContext(classicScript(MODULE, "made", "var seen=Object.keys(made).sort().join();"), context);
  expect(runInContext("made.double(3)+made.limit", context)).toBe(15);
  expect(runInContext("seen", context)).toBe("double,limit");
  expect(runInContext("typeof once+typeof limit", context)).toBe("undefinedundefined");
});

test("a function that is called from one place is put there", () => {
  expect(classicScript(MODULE, "made").match(/function|=>/gu)).toHaveLength(1);
});

test.each(["var limit=7;", "export{limit};var limit=7;", 'export{limit};export*from"./other.js";'])(
  "%s does not end with its exports",
  (code) => {
    expect(() => classicScript(code, "made")).toThrow("made: the module does not end with its exports");
  },
);
