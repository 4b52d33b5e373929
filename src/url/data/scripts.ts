// Meaning: blocks of letters, each with its script. Rows: first and last code point in hexadecimal, script.
// Han, kana, bopomofo and hangul are CJK parts of their own, since languages write them together.
// Source: Unicode Character Database 15.0, Scripts.txt, reduced to blocks. 30 rows, sorted.

export const SCRIPT_BLOCKS: readonly (readonly [number, number, string])[] = [
  [0x61, 0x7a, "Latin"],
  [0xdf, 0xf6, "Latin"],
  [0xf8, 0x2b8, "Latin"],
  [0x370, 0x3ff, "Greek"],
  [0x400, 0x52f, "Cyrillic"],
  [0x531, 0x58f, "Armenian"],
  [0x5d0, 0x5f4, "Hebrew"],
  [0x620, 0x64a, "Arabic"],
  [0x66e, 0x6ef, "Arabic"],
  [0x750, 0x77f, "Arabic"],
  [0x900, 0x963, "Devanagari"],
  [0x980, 0x9ff, "Bengali"],
  [0xa00, 0xa7f, "Gurmukhi"],
  [0xa80, 0xaff, "Gujarati"],
  [0xb80, 0xbff, "Tamil"],
  [0xc00, 0xc7f, "Telugu"],
  [0xc80, 0xcff, "Kannada"],
  [0xd00, 0xd7f, "Malayalam"],
  [0xe00, 0xe7f, "Thai"],
  [0x10a0, 0x10ff, "Georgian"],
  [0x1100, 0x11ff, "Hangul"],
  [0x13a0, 0x13ff, "Cherokee"],
  [0x1e00, 0x1eff, "Latin"],
  [0x1f00, 0x1fff, "Greek"],
  [0x3041, 0x30ff, "Kana"],
  [0x3105, 0x312f, "Bopomofo"],
  [0x3400, 0x4dbf, "Han"],
  [0x4e00, 0x9fff, "Han"],
  [0xac00, 0xd7a3, "Hangul"],
  [0x20000, 0x3134f, "Han"],
];

// Meaning of WRITTEN_TOGETHER: scripts that one word may mix: Japanese, Taiwanese, Korean, each with Latin.
// Source: Unicode Technical Standard #39, section 5.2, highly restrictive; 2026-11. 3 rows.
export const WRITTEN_TOGETHER: readonly string[] = ["Latin Han Kana", "Latin Han Bopomofo", "Latin Han Hangul"];
