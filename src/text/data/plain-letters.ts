// Meaning: letters that no Unicode decomposition reduces to their base letter, with the spelling used where accents are dropped.
// Source: Unicode Latin-ASCII transliteration (CLDR), the letters of European alphabets; read 2026-11.
// 21 rows, sorted by code point.

export const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["Æ", "AE"],
  ["Ð", "D"],
  ["Ø", "O"],
  ["Þ", "TH"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["ð", "d"],
  ["ø", "o"],
  ["þ", "th"],
  ["Đ", "D"],
  ["đ", "d"],
  ["Ħ", "H"],
  ["ħ", "h"],
  ["ı", "i"],
  ["Ł", "L"],
  ["ł", "l"],
  ["Œ", "OE"],
  ["œ", "oe"],
  ["Ŧ", "T"],
  ["ŧ", "t"],
  ["ẞ", "SS"],
]);
