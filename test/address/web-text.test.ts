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

/** Inside a text of the United States, with the standard line. */
const inside: readonly (readonly [text: string, line: string])[] = [
  ["12 Fern St, Salem OR 97301 | www.harlow.example", "12 FERN ST SALEM OR 97301 WWW.HARLOW.EXAMPLE"],
  ["12 Fern St Salem OR 97301 (quenby@harlow.example).", "12 FERN ST SALEM OR 97301 QUENBY@HARLOW.EXAMPLE"],
  ["https://harlow.example/a/, 12 Fern St Salem OR", "HTTPS://HARLOW.EXAMPLE/A/ 12 FERN ST SALEM OR"],
  ["Alder@Home, 12 Fern St, Salem OR", "ALDER @ HOME 12 FERN ST SALEM OR"],
  ["5th@Fern St. Salem OR", "5TH & FERN ST SALEM OR"],
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
  test.each(inside)("as a word of a longer text it stays whole: %s", (text, line) => {
    expect(normalizeAddress(text, { country: "US" })).toBe(line);
    expect(normalizeAddress(line, { country: "US" })).toBe(line);
  });
});
