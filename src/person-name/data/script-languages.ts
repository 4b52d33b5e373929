// Meaning: languages that are told by the script of a name, or by letters that of the languages of a script one alone has.
// Source: Unicode 17.0 blocks and CLDR exemplar characters; read 2026-11.
// 2 tables: scripts in the order of their blocks, letters in the order of the languages.

/**
 * First unit of a block and its language, "" where several share the script; Telugu and Sinhala are not told, whose names with the family name first
 * are as frequent as others, nor Greek, whose titles count in every language.
 */
export const SCRIPT_LANGUAGES: readonly (readonly [first: number, language: string])[] = [
  [0x370, ""],
  [0x530, "hy"],
  [0x590, "he"],
  [0x600, ""],
  [0x900, "hi"],
  [0x980, "bn"],
  [0xa00, "pa"],
  [0xa80, "gu"],
  [0xb00, "or"],
  [0xb80, "ta"],
  [0xc00, ""],
  [0xc80, "kn"],
  [0xd00, "ml"],
  [0xd80, ""],
  [0xe00, "th"],
  [0xe80, "lo"],
  [0xf00, ""],
  [0x1000, "my"],
  [0x10a0, "ka"],
  [0x1100, ""],
  [0x1200, "am"],
  [0x13a0, ""],
  [0x1780, "km"],
  [0x1800, ""],
];

/** Letters of one language in Arabic and Cyrillic script, in either letter case; Uzbek titles are no Belarusian ones. */
export const LETTERS_OF_LANGUAGE: readonly (readonly [letters: RegExp, language: string])[] = [
  [/[Ўў]/u, "be"],
  [/[ЂђЋћ]/u, "sr"],
  [/[ҐґЄєЇї]/u, "uk"],
  [/[ٹڈڑںہے]/u, "ur"],
];
