import { describe, expect, test } from "vitest";
import { normalizeAddress, parseAddress } from "../../src/address/index.ts";

const id = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";

/** Each with its standard line. */
const whole: readonly (readonly [text: string, line: string])[] = [
  ["https://www.harlow.example/find-us", "HTTPS://WWW.HARLOW.EXAMPLE/FIND-US"],
  ["www.harlow.example", "WWW.HARLOW.EXAMPLE"],
  ['<a href="https://harlow.example">https://harlow.example</a>', "HTTPS://HARLOW.EXAMPLE"],
  ["quenby.fern@harlow.example", "QUENBY.FERN@HARLOW.EXAMPLE"],
  [id, id.toUpperCase()],
  [`store/${id}`, `STORE/${id.toUpperCase()}`],
];

/** What looks like one and is read by the rules. */
const read: readonly (readonly [text: string, line: string])[] = [
  ["5th@Main", "5TH & MAIN"],
  ["WWW Lane", "WWW LN"],
  ["12-34-56", "12-34-56"],
  ["12%20Fern%20St%2C%20Salem", "12 FERN ST SALEM"],
];

describe("a text that is one web or e-mail address or identifier", () => {
  test.each(whole)("%s stays as it stands, none of it placed", (text, line) => {
    const { normalized, lines, unclassified, kind, country, matchKey } = parseAddress(text);
    expect([normalized, lines, unclassified]).toEqual([line, [line], [line]]);
    expect([kind, country, matchKey]).toEqual(["unknown", null, null]);
    expect(normalizeAddress(text)).toBe(line);
    expect(normalizeAddress(text, { country: "US" })).toBe(line);
    expect(normalizeAddress(line)).toBe(line);
  });
  test.each(read)("%s is read by the rules", (text, line) => {
    expect(normalizeAddress(text)).toBe(line);
  });
});
