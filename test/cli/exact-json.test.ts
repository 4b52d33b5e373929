import { expect, test } from "vitest";
import { parseExactJson, writeExactJson } from "../../src/cli/input/exact-json.ts";

test.each([
  [
    String.raw`{"id":9223372036854775807,"n":12.5,"t":"9223372036854775807"}`,
    { id: 9223372036854775807n, n: 12.5, t: "9223372036854775807" },
  ],
  [String.raw`{"a":[-12345678901234567890,{"b":1}]}`, { a: [-12345678901234567890n, { b: 1 }] }],
  [String.raw`{"big":1e21,"safe":9007199254740991}`, { big: 1e21, safe: 9007199254740991 }],
  [String.raw`{"id":9223372036854775807,"t":"\u0000#x"}`, { id: 9223372036854775807n, t: "\u0000#x" }],
])("%s keeps its digits", (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
  expect(parseExactJson(writeExactJson(value))).toEqual(value);
});

test.each(["{", `{"id":92233720368547758070x}`, ""])("%j is no JSON", (text) => {
  expect(() => parseExactJson(text)).toThrow(SyntaxError);
});
