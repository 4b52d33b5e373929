// Meaning: the first and second halves of names that are written with a capital inside, and what tells them from names that are not.
// Source: general knowledge of American spellings, 2026-11. 6 tables and patterns.

/** What the word behind a prefix must be: flags of the lexicon. */
const GIVEN = 1 << 12;
const FAMILY = 1 << 15;

/** Prefix, least letters of the name behind it, kind of that name. */
type PartPrefix = readonly [string, number, number];

/** Prefixes that keep a capital behind them when a known name follows: prefix, least letters of that name, kind of that name. */
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

/** Beginnings of names that are written plain though a prefix and a known name make them up. Sorted. */
export const PLAIN_BEGINNINGS: readonly string[] = [
  "annabe",
  "annalis",
  "annamari",
  "deines",
  "derou",
  "labin",
  "lavinia",
  "lehi",
  "lesan",
  "rachan",
  "roseber",
  "tamari",
  "tawanda",
  "tynish",
];

/** Prefixes that a bearer may write with small letters before capitals: "LaTOYA", "VanDYKE", "McDONALD". */
export const OPEN_PREFIX: RegExp =
  /^(?:Ann[ae]|D[aeiu]|Del(?:la)?|Fitz|Ja|Jean|Jo|Ke|L[aeo]|Ma?c|Mary|Ra|Sha|St|T[ay]|V[ao]n|Ver)(?=[A-ZÀ-Þ])/u;

/** No prefix ends in the middle of a diphthong: "Daines", "Laing". */
export const DIPHTHONG: RegExp = /^[dl][ae]i[^aeiou]/u;

/** Second parts of American double given names, written with a capital when a given name stands before them: "BettyJo", "LindaSue". */
export const SECOND_GIVEN: readonly string[] = ["beth", "ellen", "jane", "jean", "jo", "kay", "lou", "marie", "sue"];

/** How a name of two parts begins or ends, by the prefixes and second parts above and those of the weights of letters. */
export const PART: RegExp =
  /^(?:d[aeiu]|l[aeo]|v[ao]n|ver|mary|anna|betty|billie|bobbie|carol|donna|jean|rose|ruth|sue|terri|jo|ra|t[ay]|ke|ja)|(?:beth|ellen|jane|jean|jo|kay|lou|marie|sue)$/u;
