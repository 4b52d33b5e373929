import { expect, test } from "vitest";
import { foldDiacritics, foldKey, foldPunctuation } from "../../src/text/fold.ts";

test.each([
  ["Müller", "Muller"],
  ["Łódź", "Lodz"],
  ["Søren", "Soren"],
  ["Straße", "Strasse"],
  ["ann", "ann"],
  ["Αθήνα Ёлка", "Αθηνα Елка"],
  ["שָׁלוֹם מֹשֶׁה", "שלום משה"],
  ["مُحَمَّد", "محمد"],
  ["फ़ज़ल", "फजल"],
  ["葛\u{e0100}城", "葛城"],
  ["राम रमा", "राम रमा"],
  ["ガカ", "ガカ"],
  ["น้ำใจ", "น้ำใจ"],
  ["한국", "한국"],
])("foldDiacritics(%j)", (text, plain) => {
  expect(foldDiacritics(text)).toBe(plain);
  expect(foldDiacritics(plain)).toBe(plain);
});

test("vowel signs stay, the dots of borrowed sounds go", () => {
  for (const sign of "ािीุู่็ែ") expect(foldDiacritics(`x${sign}`)).toBe(`x${sign}`);
  for (const nukta of "\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc") expect(foldDiacritics(`x${nukta}`)).toBe("x");
});

test.each([
  ["São PAULO", "sao paulo"],
  ["ŁÓDŹ", "łodz"],
  ["straße", "straße"],
  [" A ", " a "],
  ["\u0301a\u036fb\u0370", "ab\u0371"],
])("foldKey(%j) takes accents and case away, nothing else", (text, key) => {
  expect(foldKey(text)).toBe(key);
  expect(foldKey(key)).toBe(key);
});

test.each([
  ["\u2010\u2015\u2212\ufe58\ufe63\uff0d", "------"],
  ["\u00b4\u02bb\u02bc\u2018\u201b\u2032\uff07", "'''''''"],
  ["\u201c\u201f\u2033\uff02", '""""'],
  ["\u00b3\u200f\u2016\u2017\u201c\u2020", '\u00b3\u200f\u2016\u2017"\u2020'],
])("foldPunctuation(%j)", (text, folded) => {
  expect(foldPunctuation(text)).toBe(folded);
  expect(foldPunctuation(`a${text}b`)).toBe(`a${folded}b`);
});
