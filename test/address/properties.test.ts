import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAddress, normalizeAddress, parseAddress } from "../../src/address/index.ts";
import { isMark } from "../../src/text/unicode.ts";

const us = { country: "US" };
const runs = { seed: 20261121, numRuns: 10_000 };
const pick = (...words: string[]): fc.Arbitrary<string> => fc.constantFrom(...words);

const number = fc.integer({ min: 1, max: 99_999 }).map(String);
const directions: readonly (readonly [short: string, long: string])[] = [
  ["", ""],
  ["N ", "North "],
  ["SW ", "South West "],
  ["E. ", "East "],
];
const suffixes: readonly (readonly [short: string, long: string])[] = [
  ["St", "Street"],
  ["Av", "AVENUE"],
  ["Rd", "Road"],
  ["Blvd", "Boulevard"],
  ["Ln.", "Lane"],
];
const units: readonly (readonly [short: string, long: string])[] = [
  ["", ""],
  [" Apt 5", " Apartment 5"],
  [" Ste #12B", " Suite No. 12B"],
  [" Fl 3", " 3rd Floor"],
  [" Bldg 4", " Building 4"],
];
const name = pick("Oak", "Elm Grove", "5th", "Lake Shore", "Washington", "Martin", "Two Rivers", "Bryn Mawr", "Peña");
const city = pick("Troy", "Springfield", "San Diego", "Lake Worth", "Coral Gables", "Old Lyme", "Mahomet");
const last = pick("NY 12180", "CA 90210-1234", "IL 60601", "Ohio 45402", "WA 98101");
const street = fc.tuple(
  number,
  pick(...directions.map(([d]) => d)),
  name,
  pick(...suffixes.map(([s]) => s)),
  pick(...units.map(([u]) => u)),
);
const address = fc.tuple(street, city, last).map(([[n, d, s, x, u], c, l]) => `${n} ${d}${s} ${x}${u}, ${c}, ${l}`);

// Every word that some rule knows, in any order.
const word = pick(
  ..."12 5 1/2 7TH 12B A1 N SW NORTH EAST NO SO ST AVE RD DR LA CT STREET AVENUE PARK LAKE COURT PLAZA HWY ROUTE RT SR COUNTY STATE US I 10 FM OLD APT STE # UNIT FL FLOOR BLDG REAR PH PO BOX P.O. BIN RR HC PSC CMR R D C/O ATTN % & AND AT @ OF THE SAINT ST. MARTIN PAUL LOUIS NEW YORK NY CA CT LA NE MT IL OH PR OHIO WEST VIRGINIA 12180 06103 90210-1234 7102 APO AE URB CALLE KM TOWER CENTER INC GENERAL DELIVERY ACCT REF USA UNITED STATES OAK ELM ZORB QUUX , , , ; - / ( )".split(
    " ",
  ),
);
const salad = fc.array(word, { maxLength: 14 }).map((words) => words.join(" "));

describe("any value", () => {
  test("is answered without an exception, in well-formed results", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, options) => {
        const parsed = parseAddress(value as string, options as object);
        expect(parsed.normalized === null).toBe(parsed.reason !== null);
        expect(normalizeAddress(value as string, options as object)).toBe(parsed.normalized);
        expect(typeof formatAddress(value as object, options as object)).toBe("string");
      }),
      runs,
    );
  });
});

describe.each([
  ["addresses", address],
  ["known words in any order", salad],
  [
    "any text",
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.string({ maxLength: 80 }),
    ),
  ],
])("%s", (_, text) => {
  test("normalizing is idempotent, bounded and what parsing says", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(us, {}, { country: "CA" }), (value, options) => {
        const once = normalizeAddress(value, options);
        const parsed = parseAddress(value, options);
        expect(parsed.normalized).toBe(once);
        if (once === null) return;
        expect(normalizeAddress(once, options)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(3 * value.length + 64);
        expect(parsed.lines.join(" ")).toBe(once);
        expect(parsed.confidence).toBeGreaterThanOrEqual(0);
        expect(parsed.confidence).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});

describe("an address reads the same", () => {
  const same = (change: (text: string) => string): void =>
    fc.assert(
      fc.property(address, (text) => {
        expect(normalizeAddress(change(text), us)).toBe(normalizeAddress(text, us));
      }),
      runs,
    );

  test("in upper and lower case", () => {
    same((text) => text.toUpperCase());
    same((text) => text.toLowerCase());
  });
  test("composed and decomposed", () => same((text) => text.normalize("NFD")));
  test("in full width", () =>
    same((text) => text.replace(/[A-Za-z0-9]/gu, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))));
  test("with runs of white space", () => same((text) => ` ${text.replaceAll(" ", " \t\u00a0 ")} `));
  test("with line breaks for commas", () => same((text) => text.replaceAll(", ", "\r\n")));
  test("without accents", () =>
    fc.assert(
      fc.property(address, (text) => {
        const plain = [...text.normalize("NFD")].filter((c) => !isMark(c.codePointAt(0) ?? 0)).join("");
        expect(parseAddress(plain, us).matchKey).toBe(parseAddress(text, us).matchKey);
      }),
      runs,
    ));

  test("with suffix, direction and unit short or long", () => {
    const form = fc.tuple(
      number,
      fc.constantFrom(...directions),
      name,
      fc.constantFrom(...suffixes),
      fc.constantFrom(...units),
      city,
      last,
    );
    fc.assert(
      fc.property(form, ([n, d, s, x, u, c, l]) => {
        const short = `${n} ${d[0]}${s} ${x[0]}${u[0]}, ${c}, ${l}`;
        const long = `${n} ${d[1]}${s} ${x[1]}${u[1]}, ${c}, ${l}`;
        expect(normalizeAddress(long, us)).toBe(normalizeAddress(short, us));
      }),
      runs,
    );
  });
});

describe("nothing is lost", () => {
  test("every digit of an address stands in its line", () => {
    fc.assert(
      fc.property(address, (text) => {
        const digits = (s: string): string[] => s.match(/\d+/gu) ?? [];
        expect(digits(normalizeAddress(text, us) ?? "").sort()).toEqual(digits(text).sort());
      }),
      runs,
    );
  });

  test("every letter and digit of an unknown word stands in the line", () => {
    fc.assert(
      fc.property(address, fc.stringMatching(/^[Q-Z]{4,9}$/u), (text, unknown) => {
        expect(normalizeAddress(`${unknown} ${text}`, us)).toContain(unknown);
      }),
      runs,
    );
  });

  test("the line has the parts of the address", () => {
    fc.assert(
      fc.property(address, (text) => {
        const parsed = parseAddress(text, us);
        expect(parseAddress(parsed.normalized ?? "", us).components).toEqual(parsed.components);
        expect(formatAddress(parsed.components)).toBe(parsed.normalized);
      }),
      runs,
    );
  });
});
