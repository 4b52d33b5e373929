import { expect, test } from "vitest";
import { nameWords } from "../../../src/matching/company-name/words.ts";
import { comparisonNames } from "../../../src/matching/comparison/person-name-parts.ts";
import { isWomansForm } from "../../../src/matching/comparison/womans-form.ts";
import { ACRONYM_SKIPPED_WORDS } from "../../../src/matching/data/acronym-words.ts";
import { ACTIVITY_ROWS } from "../../../src/matching/data/activities.ts";
import { UNIT_WORDS } from "../../../src/matching/data/address-words.ts";
import { COMPARED_PARTICLES } from "../../../src/matching/data/compared-particles.ts";
import { DESCRIPTION_STOP_WORDS } from "../../../src/matching/data/description-stop-words.ts";
import { GENERATION_WORDS } from "../../../src/matching/data/generation-words.ts";
import { GENERIC_NAME_WORDS } from "../../../src/matching/data/generic-name-words.ts";
import {
  AMBIGUOUS_FORMS,
  ATTACHED_FORMS,
  FORM_SIGNS,
  LEGAL_FORM_ROWS,
} from "../../../src/matching/data/legal-forms.ts";
import {
  BEFORE_NO_PAR,
  CLASS_WORDS,
  LISTING_MARKS,
  NOMINAL_CURRENCIES,
  RECEIPT_ENDINGS,
  TRAILING_MARKS,
} from "../../../src/matching/data/listing-notation.ts";
import { NAME_ABBREVIATIONS } from "../../../src/matching/data/name-abbreviations.ts";
import { NICKNAME_LINES } from "../../../src/matching/data/nicknames.ts";
import { PLACES_IN_LINE } from "../../../src/matching/data/place-in-line.ts";
import { ROLE_MAILBOXES } from "../../../src/matching/data/role-mailboxes.ts";
import { SENIORITY_LEVELS } from "../../../src/matching/data/seniority-levels.ts";
import { SPELLED_LETTERS } from "../../../src/matching/data/spelled-letters.ts";
import { SPELLING_TWINS } from "../../../src/matching/data/spelling-twins.ts";
import { TRADE_NAME_MARKS } from "../../../src/matching/data/trade-name-marks.ts";
import { WOMENS_FORM_LINES } from "../../../src/matching/data/womens-forms.ts";
import { normalizeCompanyName, splitCompanyName } from "../../../src/matching/index.ts";
import { parsePersonName } from "../../../src/person-name/index.ts";
import { countryNameOf } from "../../../src/text/country.ts";

const legalForms = LEGAL_FORM_ROWS.trim()
  .split("\n")
  .map((row) => {
    const [form = "", place = "", jurisdictions = "", spellings = ""] = row.split("; ");
    return { form, place, jurisdictions: jurisdictions.split(" "), spellings: spellings.split("|") };
  });
const activities = ACTIVITY_ROWS.trim()
  .split("\n")
  .map((row) => {
    const at = row.indexOf("=");
    return { activity: row.slice(0, at), words: row.slice(at + 1).split(" ") };
  });

function expectSorted(items: readonly string[]): void {
  expect(items).toEqual([...new Set(items)].sort());
}

test.each([
  ["acronym words", ACRONYM_SKIPPED_WORDS],
  ["particles", COMPARED_PARTICLES],
  ["stop words", DESCRIPTION_STOP_WORDS],
  ["generic words", GENERIC_NAME_WORDS],
  ["role mailboxes", ROLE_MAILBOXES],
  ["ambiguous forms", AMBIGUOUS_FORMS],
  ["listing marks", LISTING_MARKS],
  ["currencies", NOMINAL_CURRENCIES],
  ["trade name marks", TRADE_NAME_MARKS],
  ["trailing marks", TRAILING_MARKS],
  ["seniority levels", SENIORITY_LEVELS],
  ["generations", GENERATION_WORDS],
  ["spelling twins", SPELLING_TWINS],
  ["words for units", UNIT_WORDS],
  ["places in a line", new Map([...PLACES_IN_LINE.values()].map((row) => [row, row]))],
])("%s are sorted and in comparison form", (_, table) => {
  const words = [...table.keys()];
  expectSorted(words);
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) expect(word).toBe(word.toLowerCase());
});

test("what stands beside marks of a listing is sorted, and leaves a name with them", () => {
  expectSorted([...CLASS_WORDS]);
  expectSorted([...BEFORE_NO_PAR]);
  expectSorted(RECEIPT_ENDINGS);
  const upper = (word: string): string => word.toUpperCase();
  const notations = [
    ...[...CLASS_WORDS].map((word) => `${upper(word)} B`),
    ...[...BEFORE_NO_PAR].map((word) => `${upper(word)} ON`),
    ...RECEIPT_ENDINGS.map((ending) => `SP${upper(ending)}2`),
    "REG S",
    "REGS",
  ];
  for (const notation of notations) expect(splitCompanyName(`Quillon Marbas ${notation}`).core).toBe("Quillon Marbas");
  for (const name of ["Quillon Walk On", "Quillon Vitamin B"]) expect(splitCompanyName(name).core).toBe(name);
});

test("spelled letters are sorted, each two letters in the case of the one", () => {
  expectSorted([...SPELLED_LETTERS.keys()]);
  for (const [letter, spelled] of SPELLED_LETTERS) {
    expect(spelled).toMatch(/^[A-Za-z][a-z]$/u);
    expect(spelled.charAt(0) === spelled.charAt(0).toLowerCase()).toBe(letter === letter.toLowerCase());
  }
});

test("nicknames are sorted, each line once", () => expectSorted(NICKNAME_LINES.trim().split("\n")));

test("women's forms are sorted by the men's names, each told from its own, which is no woman's", () => {
  const lines = WOMENS_FORM_LINES.trim()
    .split("\n")
    .map((line) => line.split(" "));
  expectSorted(lines.map(([man = ""]) => man));
  const men = new Set(lines.map(([man]) => man));
  for (const [man = "", ...women] of lines) {
    expectSorted(women);
    expect(women, man).not.toHaveLength(0);
    for (const woman of women) {
      expect(woman).toMatch(/^[a-z]+$/u);
      expect(men.has(woman), woman).toBe(false);
      expect(isWomansForm(man, woman), woman).toBe(true);
      expect(isWomansForm(woman, man), woman).toBe(true);
    }
  }
});

test("legal forms are sorted, of at least 60 jurisdictions, and each spelling stands for one form", () => {
  expectSorted(legalForms.map(({ form }) => form));
  const jurisdictions = new Set(legalForms.flatMap((row) => row.jurisdictions));
  expect(jurisdictions.size).toBeGreaterThanOrEqual(60);
  for (const code of jurisdictions) expect(countryNameOf(code), code).not.toBeNull();
  const spellings = legalForms.flatMap((row) => row.spellings);
  expect(new Set(spellings).size).toBe(spellings.length);
  for (const spelling of spellings)
    expect(
      nameWords(spelling)
        .map(({ text }) => text)
        .join(" "),
    ).toBe(spelling);
});

test("a form in brackets as one sign is that form", () => {
  for (const [point, spelling] of FORM_SIGNS) {
    const { form } = legalForms.find(({ spellings }) => spellings.includes(spelling)) ?? {};
    const name = { core: "Quillon", legalForm: form };
    expect(splitCompanyName(`${String.fromCodePoint(point)}Quillon`)).toEqual(name);
  }
});

test.each(legalForms)("$form is found", ({ form, place, spellings }) => {
  for (const spelling of spellings) {
    // Set apart by capitals, as a form that is also a word must be.
    const written = spelling
      .split(" ")
      .map((word) => (AMBIGUOUS_FORMS.has(word) ? word.toUpperCase() : word))
      .join(" ");
    if (place !== "start")
      expect(splitCompanyName(`Quillon Marbas ${written}`)).toEqual({ core: "Quillon Marbas", legalForm: form });
    if (place !== "end") {
      const upper = spelling.toUpperCase();
      expect(splitCompanyName(`${upper} Quillon Marbas`)).toEqual({ core: "Quillon Marbas", legalForm: form });
    }
  }
});

test.each(ATTACHED_FORMS)("%s is cut from the name", (spelling, form) => {
  expect(splitCompanyName(`東海${spelling}`)).toEqual({ core: "東海", legalForm: form });
});

test("abbreviations: the first spelling maps to itself, and names meet", () => {
  const canonical = [...new Set(NAME_ABBREVIATIONS.values())];
  expectSorted(canonical);
  for (const word of canonical) expect(NAME_ABBREVIATIONS.get(word)).toBe(word);
  for (const word of NAME_ABBREVIATIONS.keys()) expect(normalizeCompanyName(`Quillon ${word} Marbas`)).toContain(word);
});

test("activities are sorted, each word of a row once", () => {
  expectSorted(activities.map(({ activity }) => activity));
  expect(activities.length).toBeGreaterThan(80);
  for (const { words } of activities) expectSorted(words);
});

test.each([...COMPARED_PARTICLES])(
  "a family name is compared without %s, but not without its only word",
  (particle) => {
    const familyOf = (family: string) => comparisonNames({ ...parsePersonName("Ann Lee"), family })?.family;
    expect(familyOf(`${particle} Berg`)).toEqual(["berg"]);
    expect(familyOf(particle)).toEqual([particle]);
  },
);
