import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalizePhone, findPhones, matchPhones, parsePhone, splitPhones } from "../../src/phone/index.ts";
import { seededRandom } from "../seeded-random.ts";
import { generatedNumbers } from "./generated-numbers.ts";

const SEED = 20_261_121;
const RUNS = 10_000;
const settings = { seed: SEED, numRuns: RUNS };
const country = fc.constantFrom(null, "US", "GB", "DE", "AR", "BR", "IT", "JE", "KZ", "AG", "XX");
const PIECES = [
  "+",
  "1",
  "44",
  "0",
  "212",
  "555",
  "0123",
  " ",
  "-",
  "(",
  ")",
  "/",
  ".",
  "x",
  "ext.",
  ";ext=",
  "#",
  ",",
  "Tel: ",
  "a",
  "é",
  "२",
  "٣",
  "＋",
  "\u200b",
  "\n",
  "E9",
  ".0",
  "wa.me/",
  ";phone-context=",
  "@",
  "&#43;",
  "%2B",
];
const phoneLike = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join(""));
const text = fc.oneof(phoneLike, fc.string({ unit: "binary", maxLength: 40 }));

test(`total over any value (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, options) => {
      const any = value as string;
      const asked = options as { country: string };
      expect(parsePhone(any, asked)?.e164 ?? "+1").toMatch(/^\+[1-9]\d{0,19}$/u);
      expect(canonicalizePhone(any, asked)).toSatisfy((key) => key === null || typeof key === "string");
      expect(Array.isArray(splitPhones(any, asked)) && Array.isArray(findPhones(any, asked))).toBe(true);
      expect(typeof matchPhones(any, any)).toBe("string");
    }),
    settings,
  );
});

test(`a key is well formed, bounded and its own key (seed ${SEED})`, () => {
  let keys = 0;
  fc.assert(
    fc.property(text, country, (value, home) => {
      const key = canonicalizePhone(value, { country: home });
      if (key === null) return;
      keys++;
      expect(key).toMatch(/^\+[1-9]\d{2,17}(?:;ext=\d{1,20})?$/u);
      expect(key.length).toBeLessThanOrEqual(3 * value.length + 64);
      expect(canonicalizePhone(key)).toBe(key);
      expect(canonicalizePhone(key, { country: home })).toBe(key);
    }),
    settings,
  );
  expect(keys).toBeGreaterThan(100);
});

test(`what is parsed holds together (seed ${SEED})`, () => {
  fc.assert(
    fc.property(text, country, (value, home) => {
      const parsed = parsePhone(value, { country: home });
      if (parsed === null) return;
      expect(parsed.valid).toBe(parsed.type !== null);
      expect(parsePhone(parsed.e164)?.e164).toBe(parsed.e164);
      expect(parsed.international.startsWith("+")).toBe(true);
    }),
    settings,
  );
});

test(`every notation of a valid number has one key (seed ${SEED})`, () => {
  let checked = 0;
  for (const { text: number, country: home } of generatedNumbers(RUNS, SEED)) {
    const parsed = parsePhone(number, { country: home });
    if (parsed === null || !parsed.valid || !parsed.possible || canonicalizePhone(parsed.e164) === null) continue;
    checked++;
    const { e164, international } = parsed;
    const bare = international.split(/ ?(?:ext\.|x|int\.?|Anexo|#)/u)[0] ?? "";
    const arabic = Array.from(e164, (c) => (c === "+" ? c : String.fromCharCode(0x630 + c.charCodeAt(0)))).join("");
    const wide = Array.from(e164, (c) => String.fromCharCode(0xfee0 + c.charCodeAt(0))).join("");
    const notations = [
      bare,
      `tel:${e164}`,
      bare.replace(/[ -]/gu, "."),
      `Tel.: ${bare} (office)`,
      wide,
      arabic,
      `"${e164}"`,
      `\u202a${bare}\u202c`,
      `00${e164.slice(1)}`,
    ];
    expect(notations.map((one) => canonicalizePhone(one, { country: "FR" }))).toEqual(notations.map(() => e164));
  }
  expect(checked).toBeGreaterThan(RUNS / 5);
});

test(`a million repeated and shuffled calls answer the same (seed ${SEED})`, { timeout: 60_000 }, () => {
  const inputs = [...generatedNumbers(2000, SEED), { text: "tel:033316005;phone-context=+64", country: null }];
  const first = inputs.map(({ text: number, country: home }) => canonicalizePhone(number, { country: home }));
  const random = seededRandom(SEED);
  let changed = 0;
  for (let i = 0; i < 1_000_000; i++) {
    const at = Math.floor(random() * inputs.length);
    const input = inputs[at];
    if (input !== undefined && canonicalizePhone(input.text, { country: input.country }) !== first[at]) changed++;
  }
  expect(changed).toBe(0);
});

test(`found numbers stand where they are said to (seed ${SEED})`, () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(text, fc.constantFrom("650-253-4561", "+44 20 7946 0958 x5")), { maxLength: 5 }),
      (parts) => {
        const whole = parts.join(" ");
        let last = 0;
        for (const { start, end, e164 } of findPhones(whole, { country: "US" })) {
          expect(start >= last && end > start && end <= whole.length).toBe(true);
          expect(canonicalizePhone(whole.slice(start, end), { country: "US" })?.split(";")[0]).toBe(e164);
          last = end;
        }
      },
    ),
    settings,
  );
});
