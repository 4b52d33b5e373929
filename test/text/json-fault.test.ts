import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFault } from "../../src/text/json-fault.ts";

test.each([
  ["", "a value is expected, not the end (column 1)"],
  ["{", "a name in quotation marks is expected, not the end (column 2)"],
  ["{'query': 1}", "a name in quotation marks is expected, not \"'query'\" (column 2)"],
  ["{query: 1}", 'a name in quotation marks is expected, not "query" (column 2)'],
  ['{"a": 1,}', 'a name in quotation marks is expected, not "}" (column 9)'],
  ["[1,]", 'a value is expected, not "]" (column 4)'],
  ["[1 2]", 'a "," or "]" is expected, not "2" (column 4)'],
  ['{"a": 1\n "b": 2}', 'a "," or "}" is expected, not "\\"" (line 2, column 2)'],
  ['{"a": 1]', 'a "," or "}" is expected, not "]" (column 8)'],
  ['{"a" 1}', 'a ":" is expected, not "1" (column 6)'],
  ['{"a": NaN}', 'a value is expected, not "NaN" (column 7)'],
  ['{"a": 01}', 'a value is expected, not "01" (column 7)'],
  ["[\r\n\rTrue]", 'a value is expected, not "True" (line 3, column 1)'],
  ["{} {}", 'nothing more is expected, not "{" (column 4)'],
  ['{"a": "b', "a text is not closed (column 7)"],
  ['["C:\\Users"]', 'a "\\" in a text is written twice (column 5)'],
  ['["a\nb"]', "a line break, tab or other control character in a text is written as an escape (line 1, column 4)"],
  [`[${"x".repeat(50)}]`, `a value is expected, not "${"x".repeat(20)}" (column 2)`],
])("%j: %s", (text, fault) => {
  expect(jsonFault(text)).toBe(fault);
});

test.each(["{}", "[]", " [ { } , [ ] ] ", '"\\u00e9\\n"', '{"a":[1,-0.5e+3,true,false,null,""],"b":{"c":[]}}', "0"])(
  "%s has no fault",
  (text) => {
    expect(jsonFault(text)).toBeNull();
  },
);

test("agrees with the parser of the engine on JSON with a unit put in, left out or changed", () => {
  const broken = fc
    .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom("", ..."{}[]:,\"\\'xtn0-.e1 \n\u0001"), fc.nat(1))
    .map(([text, place, unit, left]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + unit + text.slice(at + left);
    });
  fc.assert(
    fc.property(broken, (text) => {
      expect(jsonFault(text) === null, JSON.stringify(text)).toBe(isJson(text));
    }),
    { seed: 11, numRuns: 3000 },
  );
});

test("deep nesting is no matter of the stack", () => {
  expect(jsonFault("[".repeat(200_000))).toContain("not the end (column 200001)");
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
