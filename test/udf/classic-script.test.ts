import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { classicScript } from "../../scripts/classic-script.ts";

const MODULE = `var limit=double(3);function once(n){return n+1}function double(n){return once(n)*2}
function size(){return arguments.length}function*count(n){for(let i=0;i<n;i++)yield i*size(n,i)}
function sum(n){let s=0;for(let i of count(n))s+=i;return s}export{limit,double as twice,sum};\n`;

function run(script: string): (code: string) => unknown {
  const context = createContext(Object.create(null));
  runInContext(script, context);
  return (code) => runInContext(code, context);
}

test("the exports of a module are in one global variable, the footer behind it", () => {
  const made = run(classicScript(MODULE, "made", "var seen=Object.keys(made).sort().join();"));
  expect(made("seen")).toBe("limit,sum,twice");
  expect(made("[made.limit,made.twice(4),made.sum(5)].join()")).toBe("8,10,20");
  expect(made("typeof once+typeof limit+typeof count")).toBe("undefinedundefinedundefined");
});

test("functions are arrows, and stand where they are called if that is one place", () => {
  const script = classicScript(
    "function once(n){return n+1}function often(n){for(let i=0;i<9;i++)n*=i+once(n);return n}" +
      "var left=n=>often(n)-often(-n),right=n=>often(n)+left(n);export{left,right};",
    "made",
  );
  expect(script).not.toContain("function");
  expect(script.match(/=>/gu)).toHaveLength(4);
  expect(run(script)("made.right(1)-made.left(1)")).toBe(
    run("function once(n){return n+1}function often(n){for(let i=0;i<9;i++)n*=i+once(n);return n}")("often(1)"),
  );
});

test.each(["var limit=7;", "export{limit};var limit=7;", 'export{limit};export*from"./other.js";'])(
  "%s does not end with its exports",
  (code) => {
    expect(() => classicScript(code, "made")).toThrow("made: the module does not end with its exports");
  },
);
