import { expect, test } from "vitest";
import { Growable } from "../../src/search/growable.ts";
import { appendName, decodeUtf8, encodeUtf8 } from "../../src/search/name-bytes.ts";

const texts = ["bakery", "é ß ÿ߿", "ࠀ日本￿", "\u{10000} \u{1d49c} \u{10ffff}", "a日\u{1f956}é"];

test.each(texts)("%s is UTF-8 and back", (text) => {
  const bytes = encodeUtf8(text);
  expect([...bytes]).toEqual([...Buffer.from(text, "utf8")]);
  expect(decodeUtf8(bytes, 0, bytes.length)).toBe(text);
});

test("a lone surrogate takes three bytes, and half a text is cut where it is asked", () => {
  const bytes = encodeUtf8("a\ud800b\udfff");
  expect([...bytes]).toEqual([0x61, 0xed, 0xa0, 0x80, 0x62, 0xed, 0xbf, 0xbf]);
  expect(decodeUtf8(bytes, 1, 5)).toBe("\ud800b");
});

test.each([
  ["  Old MILL ", "old mill"],
  ["Zoé @[ AZ", "zoe @[ az"],
  [" Café ", "cafe"],
  ["@AZ[`az{", "@az[`az{"],
  ["  ", ""],
])("a name %j stands as %j behind others", (name, stored) => {
  const bytes = new Growable((size) => new Uint8Array(size), 2);
  appendName(bytes, "x");
  appendName(bytes, name);
  expect(decodeUtf8(bytes.array, 0, bytes.length)).toBe(`x${stored}`);
});
