import { lowerCase } from "../../text/letter-case.ts";
import { indicKey, isIndic } from "../hygiene/indic-key.ts";
import { unpackScripts } from "../hygiene/unpack-scripts.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";
import { add, addPacked, type Flags } from "./flag-table.ts";
import { markedCredentials, officeTitles, withoutMarks } from "./marked-tables.ts";
import {
  AGAINST,
  BIRTH_NAME_WORDS,
  CAPACITIES,
  COMPANY_ENDINGS,
  COMPOUND_GIVEN,
  CONJUNCTIONS,
  ELECT_OR_FORMER,
  FAMILY_NAMES_ASIA,
  FAMILY_NAMES_IBERIA,
  FAMILY_NAMES_OTHER,
  GENERATIONS,
  GIVEN_NAMES,
  GIVEN_NAMES_CATALAN,
  GIVEN_NAMES_DUTCH,
  GIVEN_NAMES_IBERIA,
  GIVEN_NAMES_SLAVIC_PACKED,
  IBERIAN_ENDING,
  IBERIAN_LAST,
  INDIC_GENERATIONS,
  INDIC_TITLES,
  JOINTS,
  NO_NAMES,
  NO_VOWEL,
  OCCUPATIONS,
  OFFICE_BY_ENDING,
  OFFICE_LAST,
  OPENINGS,
  PARTICLES,
  PARTICLES_ALSO_GIVEN,
  PLACEHOLDERS,
  RECORD_NOTES,
  ROLES,
  ROLES_PACKED,
  ROMAN_ONES,
  ROMAN_TENS,
  SHORT_CAPACITIES,
  TITLE_CONJUNCTIONS,
  TITLE_LINKS,
  TITLE_PARTS,
  TITLE_PHRASES,
  TITLES,
  TITLES_ALSO_NAMES,
  TITLES_BEFORE_GIVEN,
  TITLES_PACKED,
  TRADES,
} from "./tables.ts";

/** A word that stands before names and is no name itself: "dr", "herr". */
export const TITLE: number = 1;
/** A title that is a name as well: "king", "judge". */
export const TITLE_OR_NAME: number = 1 << 1;
/** Part of a title only beside one: "state" in "state senator". */
export const TITLE_PART: number = 1 << 2;
/** Joins the words of a title: "of", "the". */
export const TITLE_LINK: number = 1 << 3;
/** A title before a given name: "sir", "sister". */
export const TITLE_GIVEN: number = 1 << 4;
/** A post-nominal that is no name. */
export const CREDENTIAL: number = 1 << 5;
/** A post-nominal that is a name as well: "ma", "do". */
export const CREDENTIAL_OR_NAME: number = 1 << 6;
/** Tells bearers of one name apart: "jr"; numerals are `ROMAN`. */
export const GENERATION: number = 1 << 7;
/** A Roman numeral from I to XLIX, which may be initials: "iii", "v". */
export const ROMAN: number = 1 << 8;
/** A small word that opens a family name: "von", "de". */
export const PARTICLE: number = 1 << 9;
/** A particle that is a given name as well: "van", "al", "ben". */
export const PARTICLE_OR_GIVEN: number = 1 << 10;
/** "and" in the languages of the inventory. */
export const CONJUNCTION: number = 1 << 11;
/** A given name of the tables: "jane". */
export const GIVEN: number = 1 << 12;
/** A given name of Spanish, Portuguese, Catalan or Basque use: "juan". */
export const GIVEN_IBERIA: number = 1 << 13;
/** A given name of Dutch and Flemish use, whose bearers write "van" small: "joost". */
export const GIVEN_DUTCH: number = 1 << 14;
/** A family name of the tables or with an Iberian ending: "vargas". */
export const FAMILY: number = 1 << 15;
/** A Spanish, Portuguese, Galician, Catalan or Basque one, of which bearers have two. */
export const FAMILY_IBERIA: number = 1 << 16;
/** A Vietnamese, Chinese or Korean one in Latin letters, which may come first: "kim". */
export const FAMILY_ASIA: number = 1 << 17;
/** A word of taglines: "recruiter", "hiring". */
export const OCCUPATION: number = 1 << 18;
/** First word of a title of several words, or one that opens a text: "regards". */
export const PHRASE: number = 1 << 19;

/** A post-nominal in any letter case. */
export const CREDENTIAL_SURE: number = 1 << 20;

/** The first word of a compound given name: "jo", "abdul". */
export const COMPOUND: number = 1 << 21;
/** Stands before a birth name: "née". */
export const BIRTH: number = 1 << 22;
/** Ends a company's name or what sites show in place of a name: "inc", "user". */
export const NO_PERSON: number = 1 << 23;
/** A small word between two family names: "y". */
export const JOINT: number = 1 << 24;
/** A given name in Cyrillic that ends as family names do: "Милутин". */
export const GIVEN_SLAVIC: number = 1 << 25;
/** A Catalan or Basque given name: two family names follow it. */
export const GIVEN_CATALAN: number = 1 << 26;
/** A title that is a name as well and hardly ever a given one: "judge". */
export const TITLE_SELDOM_GIVEN: number = 1 << 27;
/** In what capacity somebody holds: "trustee", "le". */
export const CAPACITY: number = 1 << 28;
/** An occupation that says who somebody is: "founder". */
export const ROLE: number = 1 << 29;
/** What may be more than a name at the start of a text. */
export const NOT_FIRST: number = TITLE | TITLE_OR_NAME | TITLE_PART | TITLE_LINK | PHRASE | NO_PERSON;
/** What may follow a name. */
export const SUFFIX: number = GENERATION | ROMAN | CREDENTIAL | CREDENTIAL_OR_NAME | CREDENTIAL_SURE;

let table: ReadonlyMap<string, number> | undefined;
let spellings: ReadonlyMap<string, string> | undefined;

/** What is known about a word in lower case without dots; 0 for an unknown one. */
export function flagsOf(key: string): number {
  table ??= buildFlags();
  const flags = table.get(key);
  if (flags !== undefined) return flags;
  if (isIndic(key.charCodeAt(0))) return indicFlags(key);
  if (IBERIAN_LAST.includes(key.charAt(key.length - 1)) && IBERIAN_ENDING.test(key)) return FAMILY | FAMILY_IBERIA;
  if (NO_VOWEL.test(key)) return CREDENTIAL;
  const office = key.includes("-") ? ELECT_OR_FORMER.exec(key) : null;
  if (office !== null) return flagsOf(office[1] ?? (office[2] as string)) & (TITLE | TITLE_OR_NAME) && TITLE;
  const mayBeOffice = key.length >= LONG_OFFICE && OFFICE_LAST.has(key.slice(-2));
  return mayBeOffice && OFFICE_BY_ENDING.test(key) ? TITLE_OR_NAME | TITLE_SELDOM_GIVEN | OCCUPATION : 0;
}

function indicFlags(key: string): number {
  const indic = indicKey(key) ?? "";
  return INDIC_TITLES.has(indic) ? TITLE : INDIC_GENERATIONS.has(indic) ? GENERATION : 0;
}

/** Usual spelling of a post-nominal, or undefined. */
export function credentialSpelling(key: string): string | undefined {
  spellings ??= buildSpellings();
  return spellings.get(key);
}

/** Lower case without dots. */
export function keyOf(text: string): string {
  const lower = lowerCase(text);
  return lower.includes(".") ? lower.split(".").join("") : lower;
}

/** Letters of an office in another language that counts without a hint. */
const LONG_OFFICE = 7;

function buildFlags(): ReadonlyMap<string, number> {
  const table: Flags = new Map();
  addTitles(table);
  addSmallWords(table);
  addNames(table);
  addOccupations(table);
  addPhrases(table);
  addSuffixes(table);
  addMarks(table);
  return table;
}

function addTitles(table: Flags): void {
  add(table, [...unpackWords(TITLES), ...unpackScripts(TITLES_PACKED).split("|")], TITLE);
  for (const marked of TITLES_ALSO_NAMES.split(/\s/u))
    add(table, withoutMarks(marked), marked.endsWith("!") ? TITLE_OR_NAME | TITLE_SELDOM_GIVEN : TITLE_OR_NAME);
  add(table, TITLES_BEFORE_GIVEN, TITLE_GIVEN);
  add(table, TITLE_PARTS, TITLE_PART);
  add(table, TITLE_LINKS, TITLE_LINK);
}

/** Generations, particles and words for "and". */
function addSmallWords(table: Flags): void {
  add(table, GENERATIONS, GENERATION);
  for (const tens of ROMAN_TENS) for (const ones of ROMAN_ONES) add(table, tens + ones, ROMAN);
  add(table, PARTICLES, PARTICLE);
  add(table, PARTICLES_ALSO_GIVEN, PARTICLE | PARTICLE_OR_GIVEN);
  add(table, CONJUNCTIONS, CONJUNCTION);
  add(table, TITLE_CONJUNCTIONS, CONJUNCTION | TITLE_LINK);
  add(table, JOINTS, JOINT);
}

function addNames(table: Flags): void {
  addPacked(table, GIVEN_NAMES, GIVEN);
  addPacked(table, GIVEN_NAMES_IBERIA, GIVEN | GIVEN_IBERIA);
  addPacked(table, GIVEN_NAMES_CATALAN, GIVEN | GIVEN_IBERIA | GIVEN_CATALAN);
  addPacked(table, GIVEN_NAMES_DUTCH, GIVEN | GIVEN_DUTCH);
  add(table, unpackScripts(GIVEN_NAMES_SLAVIC_PACKED).split("|"), GIVEN_SLAVIC);
  add(table, COMPOUND_GIVEN.keys(), COMPOUND);
  addPacked(table, FAMILY_NAMES_IBERIA, FAMILY | FAMILY_IBERIA);
  addPacked(table, FAMILY_NAMES_ASIA, FAMILY | FAMILY_ASIA);
  addPacked(table, FAMILY_NAMES_OTHER, FAMILY);
}

function addOccupations(table: Flags): void {
  add(table, [...unpackWords(OCCUPATIONS), ...TRADES], OCCUPATION);
  add(table, [...unpackWords(ROLES), ...unpackScripts(ROLES_PACKED).split("|")], OCCUPATION | ROLE);
  // "Capitaine", "Kyrkoherde": a long one is seldom a name.
  const isOffice = (word: string): boolean =>
    word.length >= LONG_OFFICE && !word.includes(" ") && !((table.get(word) ?? 0) & (GIVEN | FAMILY | PARTICLE));
  add(table, officeTitles().filter(isOffice), TITLE_OR_NAME | TITLE_SELDOM_GIVEN);
}

/** Titles of several words, and what opens a text before a name. */
function addPhrases(table: Flags): void {
  for (const phrase of TITLE_PHRASES.split("|")) {
    add(table, phrase.split(" ", 1)[0] as string, PHRASE);
    table.set(phrase, TITLE);
  }
  for (const opening of OPENINGS)
    if (!opening.includes(" ") || AGAINST.test(opening)) add(table, opening.split(" ", 1)[0] as string, PHRASE);
}

/** Post-nominals and capacities. */
function addSuffixes(table: Flags): void {
  for (const marked of markedCredentials()) {
    const kind = marked.includes("?") ? CREDENTIAL_OR_NAME : CREDENTIAL;
    add(table, [keyOf(withoutMarks(marked))], marked.includes("!") ? kind | CREDENTIAL_SURE : kind);
  }
  for (const word of [...CAPACITIES, ...SHORT_CAPACITIES])
    add(table, word, NO_VOWEL.test(word) ? CAPACITY | CREDENTIAL : CAPACITY);
}

/** What stands before a birth name or a note, and in place of a person. */
function addMarks(table: Flags): void {
  add(table, [...BIRTH_NAME_WORDS, ...RECORD_NOTES], BIRTH);
  add(table, NO_NAMES, BIRTH | NO_PERSON);
  add(table, COMPANY_ENDINGS, NO_PERSON);
  for (const text of PLACEHOLDERS) add(table, text.slice(text.lastIndexOf(" ") + 1), NO_PERSON);
}

function buildSpellings(): ReadonlyMap<string, string> {
  return new Map(markedCredentials().map((marked) => [keyOf(withoutMarks(marked)), withoutMarks(marked)]));
}
