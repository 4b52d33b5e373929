import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNickname } from "../../src/matching/comparison/nickname.ts";
import { isShortForm } from "../../src/matching/comparison/short-form.ts";
import { NICKNAME_LINES } from "../../src/matching/data/nicknames.ts";
import { comparePersonNames } from "../../src/matching/index.ts";
import { parsePersonName } from "../../src/person-name/index.ts";

const SEED = 20260911;

describe("levels", () => {
  test.each([
    ["Beatrice Harlow", "Beatrice Harlow", "exact"],
    ["Beatrice Harlow", "HARLOW, BEATRICE", "exact"],
    ["José Núñez", "Jose Nunez", "exact"],
    ["Beatrice de la Cruz", "Beatrice Delacruz", "similar"],
    ["Ludwig van Beeck", "Ludwig vanBeeck", "similar"],
    ["Omar Al-Harbi", "Omar Alharbi", "similar"],
    ["Robert Harlow", "Bob Harlow", "nickname"],
    ["William Harlow", "Guillermo Harlow", "nickname"],
    ["Salvatore Harlow", "Totò Harlow", "nickname"],
    ["John Harlow 3rd", "John Harlow III", "exact"],
    ["Beatrice Harlow", "B. Harlow", "initials"],
    ["Mike Harlow", "C.M. Harlow", "initials"],
    ["Tony Harlow", "A. Harlow", "initials"],
    ["Peggy Harlow", "M Harlow", "initials"],
    ["Tony Harlow", "B. Harlow", "family"],
    ["JP Harlow", "Jean-Pierre Harlow", "initials"],
    ["JRR Harlow", "John Ronald Reuel Harlow", "initials"],
    ["JRR Harlow", "John Peter Harlow", "family"],
    ["Al Harlow", "Adam Lee Harlow", "family"],
    ["Beatrice Harlow Jr.", "Gerald Harlow Sr.", "family"],
    ["Beatrice Harlow Jr.", "Beatrice Quimby Sr.", "given"],
    ["Beatrice Harlow Jr.", "Gerald Quimby Sr.", "different"],
    ["Robert Creigh Harlow", "Creigh Harlow", "subset"],
    ["Anna Neron Misslin", "Anna Neron", "subset"],
    ["Mohammed Harlow", "Muhamad Harlow", "nickname"],
    ["Beatrice Harlow", "Gerald Harlow", "family"],
    ["Beatrice Harlow", "Beatrice Quimby", "given"],
    ["Beatrice Harlow", "Gerald Quimby", "different"],
    ["Klaus Jäger", "Klaus Jaeger", "similar"],
    ["Käthe Jäger", "JAEGER, KAETHE", "similar"],
    ["Käthe Jäger", "Kathe Jager", "exact"],
    ["Klaus Jäger", "Gerda Jaeger", "family"],
    ["Sukarno", "SUKARNO", "exact"],
    ["Robert", "Bob", "nickname"],
    ["Sukarno", "Suharto", "different"],
  ])("%s / %s", (a, b, level) => expect(comparePersonNames(a, b).level).toBe(level));
});

describe("short forms beyond the table of nicknames", () => {
  test.each([
    ["Dennison", "Denny"],
    ["Donovan", "Donnie"],
    ["Alanson", "Alan"],
    ["Wilhelmine", "Mine"],
    ["Nikolas", "Nick"],
    ["Kristofer", "Kit"],
    ["Zachery", "Zack"],
    ["Farley", "Farlax"],
  ])("%s is %s", (full, short) => {
    expect(isShortForm(full.toLowerCase(), short.toLowerCase())).toBe(true);
    expect(isShortForm(short.toLowerCase(), full.toLowerCase())).toBe(true);
    expect(comparePersonNames(`${short} Harlow`, `${full} Harlow`)).toEqual(
      comparePersonNames(`${full} Harlow`, `${short} Harlow`),
    );
    expect(comparePersonNames(`${full} Harlow`, `${short} Harlow`).level).toBe("nickname");
  });
  test.each([
    ["Paul", "Paula"],
    ["Paul", "Pauline"],
    ["Carl", "Carla"],
    ["Tomasz", "Tomaszina"],
    ["Mary", "Martha"],
    ["Joe", "Joyce"],
    ["Roy", "Robert"],
    ["Amy", "Amanda"],
    ["Ian", "Dorian"],
    ["Elmo", "Belmo"],
  ])("%s is not %s", (one, other) => {
    expect(isShortForm(one.toLowerCase(), other.toLowerCase())).toBe(false);
    expect(isShortForm(other.toLowerCase(), one.toLowerCase())).toBe(false);
  });
});

describe("women's names made of men's", () => {
  test.each([
    ["Mario", "Maria"],
    ["Daniel", "Daniela"],
    ["Robert", "Roberta"],
    ["Patrick", "Patricia"],
    ["Christian", "Christina"],
    ["Stephan", "Stéphanie"],
    ["Victor", "Victoria"],
    ["Francis", "Frances"],
    ["Karim", "Karima"],
    ["Michael", "Michelle"],
    ["Adrian", "Adrienne"],
  ])("%s is not %s", (man, woman) => {
    expect(comparePersonNames(`${man} Harlow`, `${woman} Harlow`).level).toBe("family");
    expect(comparePersonNames(`${woman} Harlow`, `${man} Harlow`).level).toBe("family");
  });
  test.each([
    ["Helen", "Helena"],
    ["Andrew", "Andrea"],
    ["Katherine", "Katharina"],
    ["Gabriel", "Gabriele"],
    ["Daniel", "Daneil"],
    ["Christina", "Christine"],
    ["Robin", "Roberta"],
    ["Leonardo", "Leonard"],
  ])("%s may be %s", (one, other) => {
    expect(comparePersonNames(`${one} Harlow`, `${other} Harlow`).score).toBeGreaterThan(0.85);
  });
});

describe("order of likeness", () => {
  const score = (a: string, b: string): number => comparePersonNames(a, b).score;
  test("equal names score 1, others less", () => {
    expect(score("Robert Harlow", "harlow, robert")).toBe(1);
    expect(score("Sukarno", "sukarno")).toBe(1);
    expect(score("B. Harlow", "harlow, b")).toBe(1);
    expect(score("B. Harlow", "B. J. Harlow")).toBeLessThan(1);
    for (const name of ["J. K. Harlow", "J.", "JS", "Dr. J. Harlow Jr.", "Harlow", "김철수", "李伟", "de la Cruz, A."])
      expect(score(name, name), name).toBe(1);
    expect(score("Robert Harlow", "Bob Harlow")).toBeLessThan(1);
    expect(score("Robert Harlow", "Bob Harlow")).toBeGreaterThan(score("Robert Harlow", "R. Harlow"));
    expect(score("Robert Harlow", "R. Harlow")).toBeGreaterThan(score("Robert Harlow", "Ralph Harlow"));
    expect(score("Robert Harlow", "Ralph Harlow")).toBeGreaterThan(score("Robert Harlow", "Ralph Quimby"));
  });
  test("other given names are far from the same, the less alike the farther", () => {
    expect(score("Marlon Harlow", "Marlin Harlow")).toBeGreaterThan(score("Marlon Harlow", "Gordon Harlow"));
    expect(score("Gordon Harlow", "Gorm Harlow")).toBeGreaterThan(score("Gordon Harlow", "Beatrice Harlow"));
    expect(score("Gordon Harlow", "Gorm Harlow")).toBeLessThan(0.5);
  });
  test("umlauts spelled are nearly the same name, and no more than without them", () => {
    expect(score("Klaus Jäger", "Klaus Jaeger")).toBe(0.98);
    expect(score("Jaeger, Klaus", "Klaus Ja\u0308ger")).toBe(0.98);
    expect(score("Klaus Jäger", "Klaus Jager")).toBe(1);
    expect(score("Klaus Bär", "Klaus Beer")).toBeLessThan(0.5);
    expect(score("Klaus Jäger", "Gerda Jaeger")).toBeLessThan(score("Klaus Jäger", "K. Jaeger"));
  });
  test("another middle initial or generation speaks against", () => {
    expect(score("John A. Harlow", "John B. Harlow")).toBeLessThan(score("John A. Harlow", "John Harlow"));
    expect(score("John Harlow Jr.", "John Harlow Sr.")).toBeLessThan(score("John Harlow Jr.", "John Harlow"));
  });
  test("names in the other order are alike", () => expect(score("Wei Zhang", "Zhang Wei")).toBeGreaterThan(0.9));
  test("texts without a name are different", () =>
    expect(comparePersonNames("", "Ann Harlow")).toEqual({ score: 0, level: "different" }));
});

describe(`properties (seed ${SEED})`, () => {
  const word = fc.constantFrom(
    "Ann",
    "Bob",
    "Robert",
    "Harlow",
    "Núñez",
    "Jäger",
    "Jaeger",
    "de la Vega",
    "J.",
    "Jr.",
    "Zhang",
    "Wei",
    "Mary",
    "O'Brien",
    "Иван",
  );
  const text = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  test("symmetric, in [0, 1], 1 on itself", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(comparePersonNames(a, a).score).toBe(parsePersonName(a).normalized === null ? 0 : 1);
        const straight = comparePersonNames(a, b);
        expect(comparePersonNames(b, a)).toEqual(straight);
        expect(straight.score).toBeGreaterThanOrEqual(0);
        expect(straight.score).toBeLessThanOrEqual(1);
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });
});

describe("nicknames", () => {
  test.each([
    ["robert", "bob", true],
    ["bob", "rob", true],
    ["elizabeth", "lilibet", false],
    ["john", "jane", false],
    ["patricia", "patrick", false],
    ["margaret", "peggy", true],
  ])("%s, %s: %s", (a, b, linked) => expect(isNickname(a, b)).toBe(linked));

  test("every line holds two lower-case names or more, none twice", () => {
    const lines = NICKNAME_LINES.trim().split("\n");
    expect(lines.length).toBeGreaterThan(400);
    for (const line of lines) {
      const names = line.split(" ");
      expect(names.length, line).toBeGreaterThan(1);
      expect(new Set(names).size, line).toBe(names.length);
      expect(line).toMatch(/^[a-z]+( [a-z]+)+$/);
    }
  });
});
