/** What the word behind a prefix must be: flags of the lexicon. */
const GIVEN = 1 << 12;
const FAMILY = 1 << 15;

/** Prefix, least letters of the name behind it, kind of that name. */
export type PartPrefix = readonly [string, number, number];

/**
 * Prefixes that keep a capital behind them when a known name follows: prefix, least letters of that name, kind of that name. General
 * knowledge of American spellings, 2026.
 */
export const PART_PREFIXES: readonly PartPrefix[] = [
  ["della", 4, FAMILY],
  ["del", 4, FAMILY],
  ["de", 4, GIVEN | FAMILY],
  ["di", 4, GIVEN | FAMILY],
  ["da", 4, GIVEN],
  ["du", 5, GIVEN | FAMILY],
  ["la", 4, GIVEN | FAMILY],
  ["le", 4, GIVEN | FAMILY],
  ["lo", 5, FAMILY],
  ["van", 4, GIVEN | FAMILY],
  ["von", 4, GIVEN | FAMILY],
  ["mary", 3, GIVEN],
  ["anna", 3, GIVEN],
  ["anne", 3, GIVEN],
  ["betty", 3, GIVEN],
  ["billie", 3, GIVEN],
  ["bobbie", 3, GIVEN],
  ["carol", 3, GIVEN],
  ["donna", 3, GIVEN],
  ["jean", 4, GIVEN],
  ["rose", 4, GIVEN],
  ["ruth", 4, GIVEN],
  ["sue", 4, GIVEN],
  ["terri", 3, GIVEN],
  ["jo", 4, GIVEN],
  ["ra", 5, GIVEN],
  ["ta", 5, GIVEN],
  ["ty", 5, GIVEN],
  ["ke", 5, GIVEN],
  ["ja", 5, GIVEN],
];

/** Beginnings of names in De, Di and Van that are written plain though their letters look like a prefix. */
export const PLAIN_BEGINNINGS: readonly string[] = [
  "debra",
  "deck",
  "defre",
  "degl",
  "dekk",
  "dekl",
  "delgad",
  "demetr",
  "denn",
  "derr",
  "desider",
  "detr",
  "dewan",
  "dewar",
  "dewh",
  "diac",
  "diall",
  "dibb",
  "dicken",
  "didi",
  "diet",
  "diff",
  "digg",
  "dill",
  "dimitr",
  "dimm",
  "dinn",
  "dipp",
  "disney",
  "ditt",
  "divi",
  "vanguard",
  "vanter",
];
