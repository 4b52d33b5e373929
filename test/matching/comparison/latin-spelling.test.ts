import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsWithLetter, spellingLikeness } from "../../../src/matching/comparison/latin-spelling.ts";
import { nativeLetters } from "../../../src/matching/comparison/native-letters.ts";
import { romanize } from "../../../src/matching/comparison/romanize.ts";
import { LATIN_SPELLINGS } from "../../../src/matching/data/latin-spellings.ts";
import { foldDiacritics } from "../../../src/text/fold.ts";

const SEED = 20261122;
const read = (word: string): string => romanize(foldDiacritics(word));

describe("the table", () => {
  const rows = [...LATIN_SPELLINGS];

  test("is sorted, of folded letters, none twice", () => {
    const letters = rows.map(([letter]) => letter);
    expect(letters).toEqual([...new Set(letters)].sort());
    expect(new Set(letters.map(nativeLetters)).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(350);
    for (const letter of letters) expect(foldDiacritics(letter), letter).toBe(letter);
  });

  test("answers in Latin letters, none twice for one letter", () => {
    for (const [letter, row] of rows) {
      expect(row, letter).toMatch(/^(?:-|[a-z]+)(?: (?:-|[a-z]+))*(?:\|(?:-|[a-z]+)(?: (?:-|[a-z]+))*)?$/);
      const all = row.split(/[ |]/);
      expect(new Set(all).size, letter).toBe(all.length);
    }
  });

  test("has every syllable of Hangul, letter of Arabic and Hebrew, kana and consonant of India", () => {
    for (const [from, to] of [
      [0x5d0, 0x5ea],
      [0x641, 0x64a],
      [0x915, 0x928],
      [0x3041, 0x308d],
      [0x1100, 0x1112],
      [0x1161, 0x1175],
      [0x11a8, 0x11c2],
    ] as const)
      for (let unit = from; unit <= to; unit++)
        expect(LATIN_SPELLINGS.has(String.fromCharCode(unit)), unit.toString(16)).toBe(true);
  });
});

test.each([
  ["박", "박".normalize("NFD")],
  ["おおの", "おーの"],
  ["さとう", "さとー"],
  ["うえだ", "うえだ"],
  ["রাম", "राम"],
  ["രാമ", "राम"],
  ["ராம", "ராம"],
  ["كريم", "كريم"],
  ["เปรม", "ปเรม"],
  ["ศักดิ์", "ศัก"],
])("%s is read as the letters %s", (word, letters) => {
  expect(nativeLetters(word)).toBe(letters);
});

describe("spellings in use", () => {
  test.each([
    ["철수", "cheolsu", "chulsoo", "cholsu"],
    ["이", "lee", "yi", "rhee", "i"],
    ["박", "park", "pak", "bak"],
    ["정", "jeong", "jung", "chung"],
    ["최", "choi", "choe"],
    ["노", "noh", "roh", "no"],
    ["소연", "soyeon", "soyun"],
    ["おおの", "ohno", "ono", "oono"],
    ["しんたろう", "shintaro", "shintarou", "sintaro"],
    ["はっとり", "hattori"],
    ["ほんま", "homma", "honma"],
    ["ゔぃくとりあ", "viktoria"],
    ["محمد", "mohammed", "muhammad", "mohamed"],
    ["عبدالرحمن", "abdulrahman", "abdelrahman", "abdurrahman"],
    ["خديجة", "khadija", "khadijah"],
    ["پرویز", "parviz", "parwiz"],
    ["יצחק", "yitzhak", "itzhak", "yitzchak"],
    ["גולדשטיין", "goldstein", "goldshtein"],
    ["ג׳ורג׳", "jorj"],
    ["यादव", "yadav"],
    ["लक्ष्मी", "lakshmi", "laxmi"],
    ["রহমান", "rahman"],
    ["ਸਿੰਘ", "singh"],
    ["முருகன்", "murugan"],
    ["செல்வி", "selvi"],
    ["രവി", "ravi"],
    ["สมชาย", "somchai"],
    ["เสาวลักษณ์", "saowalak"],
    ["วงศ์ทอง", "wongthong", "wongtong"],
    ["ณัฐวุฒิ", "nattawut", "natthawut"],
  ])("%s: %s %s %s", (word, ...spellings) => {
    for (const latin of spellings)
      if (latin !== undefined) expect(spellingLikeness(read(word), latin), latin).toBeGreaterThan(0.83);
  });

  test.each([
    ["철수", "cheolho", "youngsoo", "minsu"],
    ["김", "kang", "lim", "kwon"],
    ["지은", "jihun", "jieung"],
    ["おの", "ota", "ueno"],
    ["さとう", "saito", "kato"],
    ["محمد", "mahmoud", "ahmed", "hamid"],
    ["حسن", "hussein", "hasna"],
    ["דוד", "dan", "yehuda"],
    ["शर्मा", "varma", "sharda"],
    ["राम", "rim", "ravi"],
    ["முருகன்", "kumaran"],
    ["สมชาย", "somsak", "wichai"],
    ["ทองดี", "boondee"],
  ])("%s is not %s, %s, %s", (word, ...spellings) => {
    for (const latin of spellings)
      if (latin !== undefined) expect(spellingLikeness(read(word), latin), latin).toBeLessThan(0.83);
  });
});

test("scripts without spellings, long names and no letters are like nothing", () => {
  expect(spellingLikeness("田中", "tanaka")).toBe(0);
  expect(spellingLikeness("田なか", "tanaka")).toBe(0);
  expect(spellingLikeness("た", "")).toBe(0);
  expect(spellingLikeness("た".repeat(20), "ta".repeat(20))).toBe(1);
  expect(spellingLikeness("た".repeat(20), "ta".repeat(21))).toBe(0);
  expect(spellingLikeness("ん".repeat(33), "n".repeat(33))).toBe(0);
});

test("a word begins with the letters of its spellings", () => {
  expect(beginsWithLetter("철수", "c")).toBe(true);
  expect(beginsWithLetter("박", "p")).toBe(true);
  expect(beginsWithLetter("박", "s")).toBe(false);
  expect(beginsWithLetter("田中", "t")).toBe(false);
});

test(`likeness is from 0 to 1, and the first spelling of each letter is a spelling of the word (seed ${SEED})`, () => {
  const rows = [...LATIN_SPELLINGS].filter(([letter]) => letter >= "ぁ" && letter < "ー" && letter.length === 1);
  const kana = fc.array(fc.constantFrom(...rows.filter(([letter]) => !"ぁぃぅぇぉっゃゅょうおん".includes(letter))), {
    minLength: 1,
    maxLength: 8,
  });
  const any = fc.string({ unit: fc.constantFrom(..."김철수たーالعחד्यर山abch"), maxLength: 12 });
  const latin = fc.string({ unit: fc.constantFrom(..."aeioukhmnst"), maxLength: 12 });
  fc.assert(
    fc.property(kana, any, latin, (word, other, text) => {
      const spelling = word.map(([, row]) => row.split(/[ |]/)[0]).join("");
      expect(spellingLikeness(word.map(([letter]) => letter).join(""), spelling)).toBe(1);
      const likeness = spellingLikeness(other, text);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
    }),
    { seed: SEED },
  );
});
