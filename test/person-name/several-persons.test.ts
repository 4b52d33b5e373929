import { describe, expect, test } from "vitest";
import { JOINING_WORDS } from "../../src/person-name/data/particles.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const check = (text: string, names: (string | null)[], locale?: string): void => {
  const options = locale === undefined ? {} : { locale };
  const found = parsePersonName(text, options);
  expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  expect(normalizePersonName(text, options)).toBe(names[0]);
  for (const { text: own, start, end } of found.removed) expect(text.slice(start, end)).toBe(own);
};

describe("other words than and join persons", () => {
  test.each<[string, string[]]>([
    ["Lisa Harlow with Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow along with Dr. Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow as well as Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow v. Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["LISA HARLOW VS KEVIN PYM", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow feat. Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa and/or Kevin Pym", ["Lisa Pym", "Kevin Pym"]],
    ["LISA HARLOW AND/OR KEVIN PYM", ["Lisa Harlow", "Kevin Pym"]],
    // Initials, a particle, a name, what is no person.
    ["LISA HARLOW V KEVIN PYM", ["Lisa Harlow V Kevin Pym"]],
    ["Karl Otto v. Essen", ["Karl Otto V. Essen"]],
    ["Lisa V. Harlow", ["Lisa V. Harlow"]],
    ["Lisa Ft Harlow", ["Lisa Ft Harlow"]],
    ["Lisa With", ["Lisa With"]],
    ["Lisa Harlow with Love", ["Lisa Harlow With Love"]],
  ])("%s", (text, names) => check(text, names));

  test.each([...JOINING_WORDS])("%s at the end joins nothing", (joint) => {
    for (const text of [`Lisa Harlow ${joint}`, `Lisa ${joint}`, `${joint} ${joint}`])
      expect(parsePersonName(text).others).toEqual([]);
  });

  test("they are reported as they stand", () => {
    expect(parsePersonName("Lisa Harlow along with Kevin Pym").removed).toEqual([
      { kind: "conjunction", text: "along with", start: 12, end: 22 },
    ]);
  });
});

describe("a small word before a title joins two persons", () => {
  test.each<[string, (string | null)[], string?]>([
    ["Herr Hans und Frau Inge Harlow", ["Hans Harlow", "Inge Harlow"]],
    ["Herr Hans und Frau Inge Harlow", ["Hans Harlow", "Inge Harlow"], "de"],
    ["Herr Dr. Meier und Frau Dr. Schröder", ["Meier", "Schröder"]],
    ["Herr Meier und Frau Inge Schröder", ["Meier", "Inge Schröder"]],
    ["M. Paul et Mme Marie Vasseur", ["Paul Vasseur", "Marie Vasseur"], "fr"],
    ["Sr. Juan y Sra. María Tarrow", ["Juan Tarrow", "María Tarrow"]],
    ["Sig. Paolo e Sig.ra Anna Riva", ["Paolo Riva", "Anna Riva"]],
    ["Sr. João e Sra. Maria Tarrow", ["João Tarrow", "Maria Tarrow"]],
    ["Pan Jan i Pani Anna Harlow", ["Jan Harlow", "Anna Harlow"], "pl"],
    ["De heer Jan en mevrouw Anneke de Tarrow", ["Jan de Tarrow", "Anneke de Tarrow"]],
    ["De heer Jan en mevrouw Anneke de Tarrow", ["Jan de Tarrow", "Anneke de Tarrow"], "nl"],
    ["Mr. John and Mrs. Mary Harlow", ["John Harlow", "Mary Harlow"]],
    // One person.
    ["Dr. Ramón y Cajal Tarrow", ["Ramón y Cajal Tarrow"]],
    ["Dr. Juan y Medio", ["Juan y Medio"]],
  ])("%s", check);
});

describe("the titles of a couple", () => {
  test.each<[string, string, string, string]>([
    ["Lord and Lady Tarrow", "Lord and Lady", "Tarrow", "Lady"],
    ["Sir & Lady Frost", "Sir & Lady", "Frost", "Lady"],
    ["Prince and Princess Michael", "Prince and Princess", "Michael", "Princess"],
    ["King and Queen Frost", "King and Queen", "Frost", "Queen"],
    ["Brother and Sister Frost", "Brother and Sister", "Frost", "Sister"],
    ["Duke and Duchess Frost", "Duke and Duchess", "Frost", "Duchess"],
    ["Mr. and Mrs. Frost", "Mr. and Mrs.", "Frost", "Mrs."],
  ])("before a family name: %s", (text, title, family, second) => {
    const { others, ...found } = parsePersonName(text);
    expect([found.title, found.given, found.family]).toEqual([title, null, family]);
    expect(others.map((other) => [other.title, other.normalized])).toEqual([[second, family]]);
    expect(normalizePersonName(text)).toBe(family);
  });

  test.each<[string, string[]]>([
    ["Earl and Duke Frost", ["Earl Frost", "Duke Frost"]],
    ["Dr. and Dean Frost", ["Frost", "Dean Frost"]],
    ["Prince and Mary Frost", ["Prince Frost", "Mary Frost"]],
    ["Mr and Mrs Ann & Bob Frost", ["Ann Frost", "Bob Frost"]],
    ["Pastors John and Mary Frost", ["John Frost", "Mary Frost"]],
    ["Misses Ann and Mary Frost", ["Ann Frost", "Mary Frost"]],
    ["Judges Frost and Dale", ["Frost", "Dale"]],
    ["Lord and Lady John Frost", ["John Frost", "Frost"]],
  ])("given names are none: %s", (text, names) => check(text, names));
});

describe("a list whose last two names stand around a word for and alone", () => {
  test.each<[string, string[]]>([
    ["Tarro Harlow, Jane Pym and Ann Lipa", ["Tarro Harlow", "Jane Pym", "Ann Lipa"]],
    ["Thomas, Jane & Tim Harlow", ["Thomas Harlow", "Jane Harlow", "Tim Harlow"]],
    ["HARLOW PATRICK J/MARY K", ["Patrick J Harlow", "Mary K Harlow"]],
    ["Simon Harlow, Jane Pym & Ann Lipa", ["Simon Harlow", "Jane Pym", "Ann Lipa"]],
    // A family name of two words and given names.
    ["Garcia Lopez, Juan Carlos and Maria Elena", ["Juan Carlos Garcia Lopez", "Maria Elena Garcia Lopez"]],
    ["Harlow Pym, Jane and Bob", ["Jane Harlow Pym", "Bob Harlow Pym"]],
    ["Thomas, Jane & Tim", ["Jane Thomas", "Tim Thomas"]],
  ])("%s", (text, names) => check(text, names));
});

describe("a spouse or child", () => {
  test.each<[string, string[]]>([
    ["Lisa Harlow & spouse Kevin", ["Lisa Harlow", "Kevin Harlow"]],
    ["Lisa Harlow and daughter Emma", ["Lisa Harlow", "Emma Harlow"]],
    ["Lisa Harlow and her son Kevin", ["Lisa Harlow", "Kevin Harlow"]],
    ["Lisa Harlow and husband Kevin and son Paul", ["Lisa Harlow", "Kevin Harlow", "Paul Harlow"]],
    ["LISA VAN HARLOW AND HUSBAND KEVIN T", ["Lisa Van Harlow", "Kevin T Van Harlow"]],
    ["LISA HARLOW W/KEVIN", ["Lisa Harlow", "Kevin Harlow"]],
    ["LISA HARLOW & KEVIN", ["Lisa Harlow", "Kevin"]],
    ["Lisa Harlow and husband Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow and son", ["Lisa Harlow"]],
    ["Lisa Harlow and wife", ["Lisa Harlow"]],
    ["HARLOW ROY ETUX LINDA", ["Roy Harlow", "Linda Harlow"]],
    ["HARLOW LINDA ETVIR ROY", ["Linda Harlow", "Roy Harlow"]],
    ["HARLOW ROY ETUX", ["Harlow Roy"]],
    // A name.
    ["Lisa Harlow and Son Heung Min", ["Lisa Harlow", "Son Heung Min"]],
    ["Kim Min and Son", ["Kim Min", "Son"]],
  ])("%s", (text, names) => check(text, names));
});

describe("whole names between commas", () => {
  test.each<[string, string[]]>([
    ["Dolly Harlow, Linda Pym, Emmylou Tarrow", ["Dolly Harlow", "Linda Pym", "Emmylou Tarrow"]],
    ["Crosby Lowe, Stella Harlow, Neil Pym", ["Crosby Lowe", "Stella Harlow", "Neil Pym"]],
    ["Tarrow Pym, Ana Lucia", ["Ana Lucia Tarrow Pym"]],
  ])("%s", (text, names) => check(text, names));

  test.each([
    "Jane Harlow, San Diego, United States",
    "Jane Harlow, Marsh Consulting, Austin Texas",
    "Jane Harlow, Product Manager, Acme Corp",
    "García Tarrow, María José, Juan Carlos",
  ])("places, firms, offices and given names are no persons: %s", (text) => {
    expect(parsePersonName(text).others).toEqual([]);
  });
});

describe("a small letter or word for and between given names of one family", () => {
  test.each<[string, string[]]>([
    ["Fabio e Giulia Harlow", ["Fabio Harlow", "Giulia Harlow"]],
    ["Paweł i Ewa Tarrow", ["Paweł Tarrow", "Ewa Tarrow"]],
    ["Quenbo i Ewa Tarrow", ["Quenbo Tarrow", "Ewa Tarrow"]],
    ["Quenbo y Ana Tarrow", ["Quenbo y Ana Tarrow"]],
    ["Carlos e Ana do Prado", ["Carlos do Prado", "Ana do Prado"]],
    ["Quenbert und Anna Harlow", ["Quenbert Harlow", "Anna Harlow"]],
    // An initial, a family name of two words, a particle.
    ["Robert E Lee Harlow", ["Robert E Lee Harlow"]],
    ["Robert e Lee", ["Robert e Lee"]],
    ["Ana Souza e Silva", ["Ana Souza e Silva"]],
    ["Rosa von und zu Harlow", ["Rosa von und zu Harlow"]],
  ])("%s", (text, names) => check(text, names));
});

describe("family names in front of two persons", () => {
  test.each<[string, string[]]>([
    ["Thomas, Ann and Harlow, Bob", ["Ann Thomas", "Bob Harlow"]],
    ["Denis, Léa & de Garcia, Quenbyne", ["Léa Denis", "Quenbyne de Garcia"]],
    ["TARROW PATRICK & PYM JANE", ["Patrick Tarrow", "Jane Pym"]],
    // Given names in front, a post-nominal, names that are neither.
    ["Ann, Bob and Carl Harlow, PhD", ["Ann Harlow", "Bob Harlow", "Carl Harlow"]],
    ["Tom, Dick and Harry Jones", ["Tom Jones", "Dick Jones", "Harry Jones"]],
    ["TARROW PATRICK & QUENBY PYM", ["Tarrow Patrick", "Quenby Pym"]],
  ])("%s", (text, names) => check(text, names));
});

describe("a French form of address beside M.", () => {
  test.each<[string, string[]]>([
    ["M. Tarrow Pym et Mme Ann Harlow", ["Tarrow Pym", "Ann Harlow"]],
    ["Mme Ann Harlow et M. Quenbo Pym", ["Ann Harlow", "Quenbo Pym"]],
    ["M. Harlow et Mme Pym", ["Harlow", "Pym"]],
    ["M. Quenbo et Mme Ann Harlow", ["Quenbo", "Ann Harlow"]],
    ["M. Jean et Mme Ann Harlow", ["Jean Harlow", "Ann Harlow"]],
    ["M. et Mme Bernard Tarrow", ["Bernard Tarrow", "Tarrow"]],
    ["M. et Mme. Bernard Tarrow", ["Bernard Tarrow", "Tarrow"]],
    ["Mme et M. Bernard Tarrow", ["Bernard Tarrow", "Tarrow"]],
    ["M. Tarrow & J. Pym", ["M. Tarrow", "J. Pym"]],
    ["M. Quenbo Pym", ["M. Quenbo Pym"]],
  ])("%s", (text, names) => check(text, names));
});

describe("a family name that is a given name as well, before a longer name", () => {
  test.each<[string, string[]]>([
    ["Donna Morris & Carol D. Harlow", ["Donna Morris", "Carol D. Harlow"]],
    ["Mary Ann and John M. Harlow", ["Mary Ann Harlow", "John M. Harlow"]],
    ["ADA T. IGWE AND JOHN PAUL HARLOW", ["Ada T. Igwe", "John Paul Harlow"]],
  ])("%s", (text, names) => check(text, names));
});

test.each([
  // A form of address before a family name alone.
  ["Mr Harlow and Mrs Ann Pym", "Harlow", "Ann Pym"],
  ["Mr John and Mrs Ann Pym", "John Pym", "Ann Pym"],
  ["Sir Tarrow and Lady Ann Pym", "Tarrow Pym", "Ann Pym"],
  ["Dr. Tarrow and Ann Pym", "Tarrow Pym", "Ann Pym"],
  ["Tarro Pymberg with Quenby Harlow", "Tarro Pymberg", "Quenby Harlow"],
  // "M." is an initial in English.
  ["M. Scott Harlow and Mlle Ann Pym", "M. Scott Harlow", "Ann Pym"],
  ["M. Tarrow Harlow et Mlle Ann Pym", "Tarrow Harlow", "Ann Pym"],
  ["M. Tarrow and Mme Ann Pym", "Tarrow", "Ann Pym"],
  // A double given name, of which the second one is a family name as well.
  ["Mary Lynn and John M. Harlow", "Mary Lynn Harlow", "John M. Harlow"],
  ["Mary Scott and John M. Harlow", "Mary Scott", "John M. Harlow"],
])("whose family name: %s", (input, first, second) => {
  const { normalized, others } = parsePersonName(input);
  expect([normalized, others[0]?.normalized]).toEqual([first, second]);
});

test("a capital Y before a particle is an initial", () => {
  check("Khalid Y Al Harlow", ["Khalid Y Al Harlow"]);
  check("Ana Y Luis Harlow", ["Ana Harlow", "Luis Harlow"]);
});

describe("further persons behind a separator", () => {
  test.each<[string, string[]]>([
    ["Ann Harlow | Bob Smith", ["Ann Harlow", "Bob Smith"]],
    ["Ann Harlow • Bob Kowalski • Tim Peters", ["Ann Harlow", "Bob Kowalski", "Tim Peters"]],
    ["Harlow, Ann | Smith, Bob", ["Ann Harlow", "Bob Smith"]],
    ["Ann Harlow | Dr. Bob Pym", ["Ann Harlow", "Bob Pym"]],
    ["Ann Harlow | Bob Harlow", ["Ann Harlow", "Bob Harlow"]],
    ["Ann Harlow, MD | Bob Smith, PhD", ["Ann Harlow", "Bob Smith"]],
    ["Ann Harlow | Bob Smith | Widgets", ["Ann Harlow", "Bob Smith"]],
    ["Ann Harlow\nBob Smith\nTim Kowalski", ["Ann Harlow", "Bob Smith", "Tim Kowalski"]],
    ["Ann Harlow\nPaul Anderson Jr.", ["Ann Harlow", "Paul Anderson Jr."]],
    ["Ann Harlow\nBob Smith\nWidgets Corp", ["Ann Harlow", "Bob Smith"]],
    ["Harlow, Ann\nSmith, Bob", ["Ann Harlow", "Bob Smith"]],
    // Firms, places, offices, words that nothing tells.
    ["Ann Harlow | Edward Jones", ["Ann Harlow"]],
    ["Ann Harlow | Grace Church", ["Ann Harlow"]],
    ["Ann Harlow | Hope Island", ["Ann Harlow"]],
    ["Ann Harlow | Austin Texas", ["Ann Harlow"]],
    ["Ann Harlow | Bob Smith Realty", ["Ann Harlow"]],
    ["Ann Harlow | Quenby Pym", ["Ann Harlow"]],
    ["Ann Harlow @ Bob Smith", ["Ann Harlow"]],
    ["Ann Harlow | CEO | Bob Smith", ["Ann Harlow"]],
    ["Ann Harlow\nAustin Texas\nEngineer", ["Ann Harlow"]],
  ])("%j", (text, names) => check(text, names));
});

describe("a small word for and", () => {
  test.each<[string, string[]]>([
    ["Anna, Bert und Carla Harlow", ["Anna Harlow", "Bert Harlow", "Carla Harlow"]],
    ["Luca, Giulia e Marco Harlow", ["Luca Harlow", "Giulia Harlow", "Marco Harlow"]],
    ["Ana, Luis y Pedro Gómez", ["Ana Gómez", "Luis Gómez", "Pedro Gómez"]],
    ["Jana Nováková a Petr Harlow", ["Jana Nováková", "Petr Harlow"]],
    ["Anna Kowalska i Piotr Harlow", ["Anna Kowalska", "Piotr Harlow"]],
    // One family name, a family name of two, a middle initial.
    ["García, Juan y María", ["Juan García", "María García"]],
    ["Antoni Soler i Puig", ["Antoni Soler i Puig"]],
    ["Juan Velasquez y Garcia", ["Juan Velasquez y Garcia"]],
    ["Ann Harlow a Marie", ["Ann Harlow A Marie"]],
  ])("%s", (text, names) => check(text, names));
});

describe("a given name of China beside its family name", () => {
  test.each<[string, string[]]>([
    ["Mr Zhiwei and Mrs Ann Chen", ["Zhiwei Chen", "Ann Chen"]],
    ["Mr Weiming and Mrs Ann Tan", ["Weiming Tan", "Ann Tan"]],
    ["Mr Harlow and Mrs Ann Chen", ["Harlow", "Ann Chen"]],
    ["Mr Chen and Mrs Ann Lee", ["Chen", "Ann Lee"]],
  ])("%s", (text, names) => check(text, names));
});

describe("a family name in front belongs to the person behind the titles of both", () => {
  test.each<[string, (string | null)[]]>([
    ["Tarrow, Dr. and Mrs. Alan", ["Alan Tarrow", "Tarrow"]],
    ["Tarrow, Mr. and Mrs. John", ["John Tarrow", "Tarrow"]],
    ["Tarrow, Mr. and Mrs. John and Mary", ["John Tarrow", "Mary Tarrow"]],
    ["Mr. and Mrs. Tarrow", ["Tarrow", "Tarrow"]],
  ])("%s", (text, names) => check(text, names));
});

describe("a word for and that joins nothing goes", () => {
  test.each<[string, (string | null)[]]>([
    ["Mr. and and Mrs. Tarrow", ["Tarrow", "Tarrow"]],
    ["Simon Tarrow and", ["Simon Tarrow"]],
    ["SIMON TARROW AND", ["Simon Tarrow"]],
    ["D. Ould-Tarrow et", ["D. Ould-Tarrow"]],
    // A name.
    ["Metin And", ["Metin And"]],
    ["Hassan Ja", ["Hassan Ja"]],
  ])("%s", (text, names) => check(text, names));
});

test("a family name that is a title as well stands behind the titles of both", () => {
  expect(parsePersonName("Mr. and Mrs. Lord")).toMatchObject({ title: "Mr. and Mrs.", family: "Lord" });
  expect(parsePersonName("Mr. and Mrs. King")).toMatchObject({ title: "Mr. and Mrs.", family: "King" });
  expect(parsePersonName("Prof. and Dr.").ambiguities).toEqual(["not-a-person"]);
});

test("what stands between doubled angle brackets is a nickname", () => {
  expect(parsePersonName("Charles <<Bob>> Tarrow")).toMatchObject({ normalized: "Charles Tarrow", nickname: "Bob" });
  expect(parsePersonName("Charles Tarrow << Bob").nickname).toBe(null);
});

describe("a small word for and between two given names alone joins two persons", () => {
  test.each<[string, (string | null)[]]>([
    ["Juan y María", ["Juan", "María"]],
    ["Hans und Anna", ["Hans", "Anna"]],
    ["Jean et Marie", ["Jean", "Marie"]],
    ["Ramón y Cajal", ["Ramón y Cajal"]],
    ["Rosa e Silva", ["Rosa e Silva"]],
    ["Ann E. Bob", ["Ann E. Bob"]],
  ])("%s", (text, names) => check(text, names));
});
