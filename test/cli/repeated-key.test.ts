import fc from "fast-check";
import { expect, test } from "vitest";
import { repeatedKey } from "../../src/cli/input/repeated-key.ts";

const SEED = 20_261_128;

test.each([
  ['{"a":1,"a":2}', "a"],
  ['{ "a" : 1 ,\t"b":{"a":1}, "a" :[]}', "a"],
  ['{"x":[{"n":1},{"n":1,"n":1}]}', "n"],
  [String.raw`{"\u0061":1,"a":2}`, "a"],
  [String.raw`{"\"":1,"b\\":2,"\"":3}`, '"'],
  ['{"__proto__":1,"__proto__":2}', "__proto__"],
  ['{"":1,"":2}', ""],
  ['{"a":1,"A":2}', null],
  ['{"a":{"a":{"a":1}},"b":["a","a"]}', null],
  ['{"a":"\\"a\\":1,","b":"{\\"b\\":"}', null],
  ['["a","a"]', null],
  ['"a"', null],
  ["12", null],
])("%s", (json, key) => {
  expect(repeatedKey(json)).toBe(key);
});

test(`what a writer makes has none, and one with a key of its own before it has that (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (value, pick) => {
      const keys = Object.keys(value);
      const key = keys[pick % keys.length] ?? "";
      const json = JSON.stringify(value);
      expect(repeatedKey(json)).toBeNull();
      expect(repeatedKey(`{${JSON.stringify(key)}: null, ${json.slice(1)}`)).toBe(key);
    }),
    { seed: SEED, numRuns: 5000 },
  );
});
