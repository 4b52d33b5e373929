import { lowerCase, titleCase, upperCase } from "../text/letter-case.ts";
import { ARABIC_HOUSES } from "./data/particles.ts";
import {
  FAMILY,
  FAMILY_ASIA,
  FAMILY_IBERIA,
  GIVEN,
  GIVEN_DUTCH,
  GIVEN_IBERIA,
  PARTICLE,
  PARTICLE_OR_GIVEN,
  ROMAN,
} from "./lexicon.ts";
import { spellingOf } from "./spellings.ts";
import {
  HAS_APOSTROPHE,
  HAS_DOT,
  HAS_HYPHEN,
  HAS_LOWER,
  HAS_UPPER,
  isInitial,
  isMixedWord,
  type Word,
} from "./words.ts";

/** The words of a name in repaired letter case, in the order given. */
export function recaseWords(words: readonly Word[], family: readonly Word[], language: string): string[] {
  const mixed = words.some(isMixedWord);
  return words.map((word, i) => {
    const inFamily = words.length === 1 ? !(word.flags & GIVEN) : family.includes(word);
    if (mixed) return recaseInMixed(word, i, words, inFamily, language);
    if ((word.shape & (HAS_UPPER | HAS_LOWER)) === 0) return word.text;
    return recaseWord(word, i, words, inFamily, language);
  });
}

/** In a name with words of both cases the owner's own spelling stays; shouted and small words are repaired. */
function recaseInMixed(word: Word, i: number, words: readonly Word[], inFamily: boolean, language: string): string {
  const shape = word.shape & (HAS_UPPER | HAS_LOWER);
  if (shape === (HAS_UPPER | HAS_LOWER))
    return isShoutedAfterPrefix(word.text) ? capitalize(word, language, inFamily) : calmParts(word, language, inFamily);
  if (shape === HAS_LOWER) {
    if (word.flags & PARTICLE && (i > 0 || words.length === 1 || inFamily)) return word.text;
    if (isJoint(word, i, words)) return word.text;
    return recaseWord(word, i, words, inFamily, language);
  }
  return shape === HAS_UPPER && word.letters > 2 && !isInitial(word)
    ? recaseWord(word, i, words, inFamily, language)
    : word.text;
}

/** "al-ZAHRA", "Jean-PAUL": a shouted part of three letters or more beside a hyphen. */
function calmParts(word: Word, language: string, inFamily: boolean): string {
  if (!(word.shape & HAS_HYPHEN)) return word.text;
  return eachPart(word.text, "-", (part) =>
    part.length > 2 && upperCase(part) === part && lowerCase(part) !== part
      ? capitalizeText(part, word.shape & HAS_APOSTROPHE, language, inFamily)
      : part,
  );
}

/** "McDONALD", "O'BRIEN-like": capitals after a prefix of its own. */
function isShoutedAfterPrefix(text: string): boolean {
  const prefix = text.startsWith("Mc") ? 2 : text.startsWith("Mac") ? 3 : 0;
  if (prefix === 0 || text.length < prefix + 3) return false;
  const rest = text.slice(prefix);
  return upperCase(rest) === rest && lowerCase(rest) !== rest;
}

function isJoint(word: Word, i: number, words: readonly Word[]): boolean {
  return (
    (word.key === "y" || word.key === "e" || word.key === "i") &&
    i > 0 &&
    i < words.length - 1 &&
    !word.text.includes(".")
  );
}

function recaseWord(word: Word, i: number, words: readonly Word[], inFamily: boolean, language: string): string {
  if (isJoint(word, i, words) && joinsFamilies(word, i, words)) return lowerCase(word.text);
  if (isInitials(word)) return upperCase(word.text);
  if (word.flags & PARTICLE) return recaseParticle(word, i, words, inFamily, language);
  if (word.flags & ROMAN && i > 0 && i === words.length - 1 && word.letters > 2) return upperCase(word.text);
  return capitalize(word, language, inFamily);
}

/** Between two family names, not as an initial after a given name. */
function joinsFamilies(word: Word, i: number, words: readonly Word[]): boolean {
  const before = words[i - 1] as Word;
  if ((before.flags & FAMILY_IBERIA) !== 0 && !(before.flags & GIVEN)) return true;
  return i > 1 && word.key === "y" && !isInitial(before);
}

/** "J", "j.r.r.", "jj": initials are capitals; two consonants are two initials. */
function isInitials(word: Word): boolean {
  if (isInitial(word)) return word.key !== "'t";
  if (word.letters !== 2 || word.text.length > 2) return false;
  return (
    !/[aeiouyàáâäåæèéêëìíîïòóôöøùúûü]/u.test(word.key) && !KNOWN_PAIRS.has(word.key) && word.text.charCodeAt(0) < 0x250
  );
}

/** Words of two consonants that are no initials. */
const KNOWN_PAIRS = new Set(["ng", "st", "mc", "ms", "dr", "mr", "jr", "sr", "hm", "md", "sz", "th", "ph"]);

/** Particles before a family name: of Romance and German names small, of American names as the bearers of most such names write them. */
function recaseParticle(word: Word, i: number, words: readonly Word[], inFamily: boolean, language: string): string {
  const key = word.key;
  if (words.length === 1) return capitalize(word, language, inFamily);
  const next = words[i + 1];
  if (next === undefined || (i === 0 && !leadsFamily(word, next))) return capitalize(word, language, inFamily);
  if (key.charAt(key.length - 1) === "'" || key.charAt(0) === "'") return lowerCase(word.text);
  if (
    key === "st" ||
    key === "ste" ||
    key === "saint" ||
    key === "sainte" ||
    key === "san" ||
    key === "santa" ||
    key === "santo" ||
    key === "mc" ||
    key === "mac" ||
    key === "o" ||
    key === "fitz" ||
    key === "são"
  )
    return capitalize(word, language, inFamily);
  if (i > 0 && !inFamily && word.flags & PARTICLE_OR_GIVEN) return capitalize(word, language, inFamily);
  if (isLowerParticle(word, i, words)) return lowerCase(word.text);
  return capitalize(word, language, inFamily);
}

/** Whether a particle at the start opens a family name written alone; "Van", "Al", "Ben" and "Del" are given names as well. */
function leadsFamily(word: Word, next: Word): boolean {
  if (isInitial(next)) return false;
  if (word.key === "van") return !(next.flags & (FAMILY_ASIA | GIVEN));
  if (word.key === "al") return ARABIC_HOUSES.has(next.key);
  if (word.key === "del") return !(next.flags & FAMILY) && !next.key.startsWith("mc");
  return word.key === "el" || !(word.flags & (PARTICLE_OR_GIVEN | GIVEN));
}

const CAPITAL_PARTICLES = new Set([
  "van",
  "vander",
  "vande",
  "vanden",
  "vonder",
  "le",
  "la",
  "lo",
  "della",
  "dela",
  "delos",
  "delas",
  "dellos",
  "du",
  "des",
  "del",
  "el",
  "al",
  "abu",
  "abou",
  "ben",
  "bat",
  "los",
  "las",
  "dos",
]);

function isLowerParticle(word: Word, i: number, words: readonly Word[]): boolean {
  const first = words[0] as Word;
  if (i === 0) return true;
  if (!CAPITAL_PARTICLES.has(word.key)) return true;
  const before = words[i - 1] as Word;
  if (word.key === "la" || word.key === "las" || word.key === "los" || word.key === "le" || word.key === "el")
    return before.key === "de";
  if (word.key === "van" || word.key === "vander" || word.key === "vande" || word.key === "vanden")
    return (first.flags & GIVEN_DUTCH) !== 0;
  return (
    (first.flags & GIVEN_IBERIA) !== 0 &&
    !(word.key === "al") &&
    (word.key === "dos" || word.key === "del" || word.key === "des")
  );
}

/** A word with capitals where its kind has them: after hyphens, after O' and D', after Mc, in known spellings. */
export function capitalize(word: Word, language: string, inFamily: boolean): string {
  return capitalizeText(word.text, word.shape, language, inFamily);
}

function capitalizeText(text: string, shape: number, language: string, inFamily: boolean): string {
  if (shape & HAS_HYPHEN)
    return eachPart(text, "-", (part) => capitalizeText(part, shape & ~HAS_HYPHEN, language, inFamily));
  if (shape & HAS_DOT)
    return eachPart(text, ".", (part) =>
      part === "" ? "" : capitalizeText(part, shape & ~HAS_DOT, language, inFamily),
    );
  if (shape & HAS_APOSTROPHE) {
    const at = text.indexOf("'");
    if (at >= 0) return withApostrophe(text, at, language);
  }
  return spellingOf(localeLower(text, language), inFamily) ?? localeTitle(text, language);
}

function eachPart(text: string, mark: string, change: (part: string) => string): string {
  return text.split(mark).map(change).join(mark);
}

/** O', D', L', M', Dell' and the like before two letters or more begin anew: "O'Brien", but "T'wina", "Nahi'ena'ena". */
function withApostrophe(text: string, at: number, language: string): string {
  const head = text.slice(0, at);
  const tail = text.slice(at + 1);
  const lowerHead = lowerCase(head);
  const spelled = spellingOf(lowerCase(text), true);
  if (spelled !== undefined) return spelled;
  const tailText = tail.includes("'")
    ? lowerCase(tail)
    : APOSTROPHE_PREFIXES.has(lowerHead) && tail.length > 1
      ? capitalizeText(tail, 0, language, true)
      : lowerCase(tail);
  return `${localeTitle(head, language)}'${tailText}`;
}

const APOSTROPHE_PREFIXES = new Set([
  "d",
  "de",
  "dell",
  "dall",
  "del",
  "l",
  "o",
  "m",
  "n",
  "sant",
  "nell",
  "all",
  "la",
  "ge",
  "da",
  "a",
  "s",
  "ó",
  "mc",
]);

function localeLower(text: string, language: string): string {
  if (language !== "tr" && language !== "az") return lowerCase(text);
  return lowerCase(text.split("İ").join("i").split("I").join("ı"));
}

/** First letter upper, rest lower; Turkish and Azeri dotted i, Dutch IJ and Croatian digraphs by language. */
function localeTitle(text: string, language: string): string {
  if (language === "tr" || language === "az") {
    const rest = localeLower(text.slice(1), language);
    const first = text.charAt(0);
    return (first === "i" ? "İ" : upperCase(first)) + rest;
  }
  if (language === "nl" && lowerCase(text.slice(0, 2)) === "ij") return `IJ${lowerCase(text.slice(2))}`;
  return titleCase(text);
}
