import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LONGEST_READ } from "../../src/address/hygiene/overlong.ts";
import { normalizeAddress, parseAddress } from "../../src/address/index.ts";

const raised = { maxLength: 1 << 22 };
const runs = { seed: 20261121, numRuns: 300 };
const longerThan = (text: string, units: number): string => text.repeat(Math.ceil(units / Math.max(1, text.length)));

/** Each with the line of one repetition, when it is too long for the rules. */
const repeated: readonly (readonly [text: string, line: string])[] = [
  ["12 main st ", "12 MAIN ST"],
  ["main st, ", "MAIN ST"],
  ["main st\n", "MAIN ST"],
  ["o'brien c/o 1/2 #5 -- ", "O'BRIEN C/O 1/2 #5"],
  ["a & b; ", "A & B"],
  ["peña (rear)| ", "PEÑA REAR"],
  ["2½ st, ", "2 1/2 ST"],
  // Of words that no rule reads nothing is left out.
  ["12 elm st, N/A, ", "12 ELM ST N/A"],
];

describe("a text too long for an address", () => {
  test.each(repeated)("%j again and again is its words, none placed", (text, line) => {
    const times = LONGEST_READ;
    const words = Array.from({ length: times }, () => line).join(" ");
    const parsed = parseAddress(text.repeat(times), raised);
    expect(parsed.normalized).toBe(words);
    expect(parsed.lines).toEqual([words]);
    expect(parsed.unclassified).toEqual(words.split(" "));
    expect([parsed.kind, parsed.country, parsed.matchKey, parsed.confidence, parsed.reason]).toEqual([
      "unknown",
      null,
      null,
      0,
      null,
    ]);
    expect(Object.values(parsed.components).every((part) => part === null)).toBe(true);
  });

  test("of marks alone is nothing usable", () => {
    const parsed = parseAddress("(".repeat(LONGEST_READ + 1), raised);
    expect([parsed.normalized, parsed.reason]).toEqual([null, "invalid"]);
    expect(parseAddress(" ".repeat(LONGEST_READ + 1), raised).reason).toBe("empty");
  });

  test("of marks around an address is read as the address", () => {
    const text = `12 Main Street${" (".repeat(LONGEST_READ)} Springfield IL 62701`;
    expect(normalizeAddress(text, raised)).toBe("12 MAIN ST SPRINGFIELD IL 62701");
  });

  test("is still refused by the default cap", () => {
    expect(parseAddress("ab ".repeat(1000)).reason).toBe("input_too_long");
  });

  test("within the bound is read by the rules", () => {
    const name = "X".repeat(LONGEST_READ - "12  STREET SPRINGFIELD IL 62701".length);
    const at = parseAddress(`12 ${name} STREET SPRINGFIELD IL 62701`, raised);
    expect([at.kind, at.components.suffix]).toEqual(["street", "ST"]);
    const beyond = parseAddress(`12 ${name}X STREET SPRINGFIELD IL 62701`, raised);
    expect([beyond.kind, beyond.normalized?.endsWith("STREET SPRINGFIELD IL 62701")]).toEqual(["unknown", true]);
  });
});

describe("overlong texts of any kind", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
    fc.constantFrom("&amp;amp; ", "&#38;#59; x", "½", "ﬃ, ", "12 cr ", "St.Louis ", "# ", "· ", "a＆amp；b "),
  );
  test("have one line, which stays, with and without a country", () => {
    fc.assert(
      fc.property(
        piece,
        fc.constantFrom(2 * LONGEST_READ, 3 * LONGEST_READ),
        fc.constantFrom({}, { country: "US" }, { country: "DE" }),
        (text, units, country) => {
          const options = { ...country, ...raised };
          const once = normalizeAddress(longerThan(text, units), options);
          expect(parseAddress(longerThan(text, units), options).normalized).toBe(once);
          if (once !== null) expect(normalizeAddress(once, options)).toBe(once);
        },
      ),
      runs,
    );
  });
});

test("a text that the rules would read on and on has a line that stays", () => {
  const noise = fc.constantFrom(
    ..."12 5 1/2 7TH A1 N NORTH NO ST AVE RD LA STREET PARK HWY ROUTE RT SR COUNTY US I FM APT STE # FL BLDG PO BOX RR HC PSC C/O ATTN % & AND AT OF SAINT PAUL NEW YORK NY OHIO 12180 7102 APO AE KM TOWER INC OAK ZORB , ;".split(
      " ",
    ),
  );
  const often = fc.constantFrom(
    "REAR 10 R",
    "FM US ;",
    "OHIO I CMR",
    "PLAZA 7102 RR KM AT RT",
    "OH 12180 MARTIN COURT",
  );
  const words = often.chain((few) =>
    fc.array(fc.oneof({ arbitrary: fc.constantFrom(...few.split(" ")), weight: 7 }, { arbitrary: noise, weight: 3 }), {
      minLength: 1400,
      maxLength: 1700,
      size: "max",
    }),
  );
  fc.assert(
    fc.property(words, (text) => {
      const options = { country: "US", ...raised };
      const once = normalizeAddress(text.join(" "), options);
      expect(normalizeAddress(once ?? "", options)).toBe(once);
    }),
    { ...runs, numRuns: 30 },
  );
});

test.each(["½", "a½", "½ ", "2½,"])("%j again and again grows to three times its length at most", (text) => {
  const many = text.repeat(600);
  expect(normalizeAddress(many, raised)?.length).toBeLessThanOrEqual(3 * many.length + 64);
});
