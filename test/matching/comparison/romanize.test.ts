import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { romanize } from "../../../src/matching/comparison/romanize.ts";
import { ROMANIZED_LETTERS } from "../../../src/matching/data/romanized-letters.ts";
import {
  compareAddresses,
  compareCompanyNames,
  comparePersonNames,
  createMatcher,
  type FieldKind,
} from "../../../src/matching/index.ts";
import { foldDiacritics } from "../../../src/text/fold.ts";

const SEED = 20261122;

test.each([
  ["лебедев", "lebedev"],
  ["щукин", "shchukin"],
  ["подъездныи", "podyezdnyi"],
  ["сыр", "syr"],
  ["ђурић", "djuric"],
  ["οικονομου", "oikonomou"],
  ["ευαγγελος", "evangelos"],
  ["ქართველი", "kartveli"],
  ["պետրոսյան", "petrosyan"],
  ["ъ", "ъ"],
  ["東京", "東京"],
  ["lebedev", "lebedev"],
])("%s is %s in Latin letters", (word, latin) => {
  expect(romanize(word)).toBe(latin);
});

test("the table is sorted, of lower-case letters without marks, and answers in Latin ones", () => {
  const letters = [...ROMANIZED_LETTERS.keys()];
  expect(letters).toEqual([...new Set(letters)].sort());
  expect(letters.length).toBeGreaterThan(120);
  for (const [letter, latin] of ROMANIZED_LETTERS) {
    expect(letter.toLowerCase(), letter).toBe(letter);
    expect(foldDiacritics(letter), letter).toBe(letter);
    expect(latin).toMatch(/^[a-z]{0,4}$/);
  }
});

test(`no word is lost (seed ${SEED})`, () => {
  const word = fc.array(fc.constantFrom(...ROMANIZED_LETTERS.keys(), "a", "山"), { minLength: 1 });
  fc.assert(
    fc.property(word, (letters) => {
      expect(romanize(letters.join(""))).not.toBe("");
    }),
    { seed: SEED },
  );
});

describe("names in two alphabets", () => {
  test.each([
    ["Олег Кузнецов", "Oleg Kuznetsov"],
    ["Кузнецов Олег Викторович", "Oleg Kuznetsov"],
    ["Юлия Лебедева", "Yuliya Lebedeva"],
    ["Дмитрий Воробьёв", "Dmitry Vorobyov"],
    ["Νίκος Οικονόμου", "Nikos Oikonomou"],
    ["ნინო კაპანაძე", "Nino Kapanadze"],
    ["Արամ Պետրոսյան", "Aram Petrosyan"],
  ])("%s is %s", (a, b) => {
    expect(comparePersonNames(a, b).score).toBeGreaterThan(0.8);
    expect(comparePersonNames(b, a)).toEqual(comparePersonNames(a, b));
  });

  test.each([
    ["Олег Кузнецов", "Oleg Lebedev"],
    ["Олег Кузнецов", "Viktor Kuznetsov"],
    ["राम शर्मा", "रमा शर्मा"],
  ])("%s is not %s", (a, b) => {
    expect(comparePersonNames(a, b).score).toBeLessThan(0.5);
  });

  test("companies and addresses are compared across scripts too, and others stay apart", () => {
    expect(compareCompanyNames("ООО «Северсвязь»", "Seversvyaz LLC").level).toBe("core");
    expect(compareCompanyNames("ООО «Северсвязь»", "Tomskneft LLC").level).toBe("different");
    expect(compareAddresses("ул. Садовая 5, Томск", "ul. Sadovaya 5, Tomsk").level).toBe("exact");
    expect(compareAddresses("ул. Садовая 5, Томск", "ul. Sadovaya 7, Tomsk").level).toBe("number_conflict");
  });
});

test.each([
  ["company_name", "Северсвязь", "Seversvyaz", "exact"],
  ["company_name", "Северная связь", "Northern Telecom", "other_script"],
  ["given_name", "Олег", "Oleg", "exact"],
  ["person_name", "Олег Кузнецов", "Oleg Kuznetsov", "exact"],
  ["person_name", "Олег Кузнецов", "Rosa Teixeira", "other_script"],
  ["place", "Томск", "Tomsk", "exact"],
] as const)("the field %s finds %s and %s: %s", (kind: FieldKind, a, b, level) => {
  const matcher = createMatcher<string>({
    fields: [{ name: "value", compare: kind, get: (row) => row }],
    blocking: [],
  });
  expect(matcher.duplicates([a, b]).explain(0, 1)?.evidence[0]?.level).toBe(level);
});
