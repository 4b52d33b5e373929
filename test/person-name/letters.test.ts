import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

/** Kind and text of everything that the persons of a text leave out. */
function removedFrom(text: string, locale?: string): string[] {
  const parsed = parsePersonName(text, locale === undefined ? {} : { locale });
  return [parsed, ...parsed.others].flatMap((one) => one.removed.map((piece) => `${piece.kind} ${piece.text}`));
}

describe("a stretch is reported once", () => {
  test.each([
    // Taken out before the words behind a name in Han.
    ['高木 明子 Bo "Kit" Al', ["credential Bo", 'nickname "Kit"', "credential Al"]],
    // Brackets, handles and pictographs inside a headline or an e-mail address.
    ["Ann Harlow | Growth (she/her) Lead", ["tagline Growth", "pronouns (she/her)", "tagline Lead"]],
    ["Ann Harlow 🚀 Growth @lumen Lead", ["emoji 🚀", "tagline Growth", "handle @lumen", "tagline Lead"]],
    ['Ann Harlow ("Bea" Bea)', ['nickname ("Bea" Bea)']],
    // A title that two persons share.
    ["Hon. Ann & Bodil Harlow", ["title Hon.", "conjunction &"]],
  ])("%s", (text, removed) => expect(removedFrom(text)).toEqual(removed));

  test.each([
    // Nothing was taken out of them before: they stay whole.
    ["高木 明子 Bo Al", ["credential Bo Al"]],
    ["Ann Harlow | Growth Lead", ["tagline Growth Lead"]],
    ["Ann Harlow (she/her)", ["pronouns (she/her)"]],
  ])("%s stays whole", (text, removed) => expect(removedFrom(text)).toEqual(removed));
});

describe("a letter behind a whole name", () => {
  test.each([
    ["Anna Harlow, b", "hu", "Anna Harlow B"],
    ["Anna Harlow, b", undefined, "Anna B Harlow"],
    ["anna berg, 김", "hu", "Anna Berg 김"],
    // Behind a family name alone it is the given name.
    ["van der berg, 김", "hu", "김 van der Berg"],
    ["Nagy, B", "hu", "B Nagy"],
  ])("%s (%s) stays in the name: %s", (text, locale, name) => {
    const parsed = parsePersonName(text, locale === undefined ? {} : { locale });
    expect(parsed.normalized).toBe(name);
    expect(parsed.removed).toEqual([]);
  });
});

describe("what a second reading takes out is found in other letters", () => {
  test.each([
    ["明, 王小 IŞIK MD", "tr", "credential IŞIK"],
    ["明, 王小 ßara MD", undefined, "credential ßara"],
    ["明, 王小 Sara MD", undefined, "credential Sara"],
  ])("%s", (text, locale, piece) => expect(removedFrom(text, locale)).toContain(piece));
});

describe("a character reference is one place of the source", () => {
  test.each([
    ["Ann & Bo &amp; Al Harlow", ["conjunction &", "conjunction &amp;"]],
    ["Ann & Bo; Al Harlow", ["conjunction &", "conjunction ;"]],
    ["Ann &amp; Bodil Harlow", ["conjunction &amp;"]],
  ])("%s", (text, removed) => expect(removedFrom(text)).toEqual(removed));
});

test("what a second reading takes out of another person's name is reported at its place in the source", () => {
  const text = "Dr., King, 555-0100, Анна, and";
  for (const person of parsePersonName(text, { locale: "es" }).others)
    expect(person.removed).toEqual([{ kind: "title", text: "Dr.", start: 0, end: 3 }]);
  expect(removedFrom(text, "es")).toEqual(["title Dr.", "number 555-0100", "tagline and"]);
});
