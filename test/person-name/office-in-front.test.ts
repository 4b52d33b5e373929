import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

/** Names that the tables hold in full, in part and not at all. */
const NAMES = ["Tarro Pymberg", "Noor van Dalen", "Jane Harlow", "Ruth Ellen Pymberg", "Jean-Luc Quenby"];

describe("an office of several words without a separator before a name", () => {
  test.each([
    "Senior Software Engineer",
    "Software Engineer",
    "Regional Sales Manager",
    "Real Estate Agent",
    "Account Executive",
    "Solution Architect",
    "Head of Sales",
    "VP of Engineering",
    "Director of Product",
    "Life Coach",
    "Yoga Teacher",
    "Lead Developer",
  ])("%s", (office) => {
    for (const name of NAMES) {
      expect(normalizePersonName(`${office} ${name}`)).toBe(name);
      expect(parsePersonName(`${office} ${name}`).removed[0]).toMatchObject({ kind: "label", text: office });
    }
  });

  test.each([
    ["Vice President Jane Harlow", "Vice President"],
    ["President and CEO Jane Harlow", "President and CEO"],
    ["Chief Judge Tarro Pymberg", "Chief Judge"],
    ["State Senator Tarro Pymberg", "State Senator"],
    ["Lance Corporal Tarro Pymberg", "Lance Corporal"],
    ["Kapitän zur See Tarro Pymberg", "Kapitän zur See"],
    ["Dipl.-Volkswirt Tarro Pymberg", "Dipl.-Volkswirt"],
    ["Priv.-Doz. Dr. Tarro Pymberg", "Priv.-Doz. Dr."],
    ["Oberstlt Tarro Pymberg", "Oberstlt"],
    ["Frère Jean Pymberg", "Frère"],
    ["Comte Jean de Pymberg", "Comte"],
    ["Des. João Pymberg", "Des."],
  ])("a title stays one: %s", (text, title) => {
    const parsed = parsePersonName(text);
    expect([parsed.title, parsed.normalized]).toEqual([title, text.slice(title.length + 1)]);
  });

  test.each([
    "Art Coach",
    "Mark Engineer",
    "Ruth Ellen Teacher",
    "Jane Harlow Engineer Pym",
    "Comte Jean",
    "Min Jun Kim",
    "Des Harlow",
    "Summer Coach Harlow",
  ])("but these are names: %s", (name) => expect(parsePersonName(name).title).toBeNull());

  test.each(["University of Music", "Graduate School of Business Pymberg", "Retail Therapy Clothing Boutique"])(
    "and these are no offices: %s",
    (text) => expect(parsePersonName(text).removed.filter(({ kind }) => kind === "label")).toEqual([]),
  );
});
