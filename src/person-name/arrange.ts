import { IBERIAN_FAMILY_FIRST } from "./data/given-or-family.ts";
import { ARTICLE_AND_FAITH, NOBILITY } from "./data/particles.ts";
import { arrangeFamilyFirst, isShouted } from "./family-first-order.ts";
import { compoundGivenLength } from "./given.ts";
import {
  COMPOUND,
  CONJUNCTION,
  FAMILY,
  FAMILY_IBERIA,
  flagsOf,
  GIVEN,
  GIVEN_IBERIA,
  JOINT,
  PARTICLE,
  PARTICLE_OR_GIVEN,
  TITLE_GIVEN,
} from "./lexicon.ts";
import { isFamilyAlone } from "./single-name.ts";
import { arrangeSlavic } from "./slavic-order.ts";
import {
  HAS_APOSTROPHE,
  HAS_DOT,
  HAS_HYPHEN,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  NON_ASCII,
  type Word,
} from "./words.ts";

/** The words of one name by part. */
export interface NameParts {
  given: readonly Word[];
  middle: readonly Word[];
  family: readonly Word[];
  /** Whether the family name is written first. */
  familyFirst: boolean;
  ambiguities: string[];
}

export interface ArrangeContext {
  /** Last title before the name, if any. */
  readonly title: Word | undefined;
  readonly hasNickname: boolean;
  readonly mixed: boolean;
  readonly language: string;
}

const IBERIAN = new Set(["es", "pt", "gl", "ca"]);

/** Given, middle and family name of words in natural order, titles and suffixes taken off. */
export function arrangeName(words: readonly Word[], context: ArrangeContext): NameParts {
  const ambiguities: string[] = [];
  if (words.length === 1) return singleName(words, context, ambiguities);
  if (words.length === 2 && context.title === undefined && (words[1] as Word).shape & NON_ASCII && isOneName(words))
    return { given: words, middle: [], family: [], familyFirst: false, ambiguities: ["given-or-family"] };
  if (context.title !== undefined && words.length === 2 && words.every(isIberianFamily))
    return { given: [], middle: [], family: words, familyFirst: false, ambiguities };
  const inverted = arrangeSlavic(words) ?? arrangeFamilyFirst(words, context.language, context.mixed);
  if (inverted !== null) return inverted;
  if (opensWithParticle(words, context))
    return { given: [], middle: [], family: words, familyFirst: false, ambiguities };
  const start = familyStart(words, context, ambiguities);
  const givenLength = Math.min(start, compoundGivenLength(words, start, context.language));
  return {
    given: words.slice(0, givenLength),
    middle: words.slice(givenLength, start),
    family: words.slice(start),
    familyFirst: false,
    ambiguities,
  };
}

/** "عبد الجبار", "نور الدين", "ገብረ መድኅን": one name of two words. */
function isOneName([first, second]: readonly Word[]): boolean {
  const { flags, shape } = first as Word;
  return (flags & COMPOUND && shape & NON_ASCII) !== 0 || ARTICLE_AND_FAITH.test((second as Word).key);
}

/** Behind a title two Iberian family names need no given name: "Sra. Vargas Ortiz". */
function isIberianFamily(word: Word): boolean {
  return (word.flags & (FAMILY_IBERIA | GIVEN)) === FAMILY_IBERIA;
}

function singleName(words: readonly Word[], context: ArrangeContext, ambiguities: string[]): NameParts {
  const word = words[0] as Word;
  const title = context.title;
  let family = title !== undefined ? !(title.flags & TITLE_GIVEN) : context.hasNickname;
  if (title === undefined && !context.hasNickname) {
    family = isFamilyAlone(word);
    ambiguities.push("given-or-family");
  }
  return { given: family ? [] : words, middle: [], family: family ? words : [], familyFirst: false, ambiguities };
}

/** "Herr von Beethoven", "Mrs van der Meer": a small particle, or one that is no given name, comes first behind a title. */
function opensWithParticle(words: readonly Word[], context: ArrangeContext): boolean {
  const first = words[0] as Word;
  if (!(first.flags & PARTICLE) || context.title === undefined) return false;
  // "عبد" opens a given name as well.
  if (first.flags & COMPOUND && first.shape & NON_ASCII && words.length > 2) return false;
  return !(first.flags & (PARTICLE_OR_GIVEN | GIVEN)) || (context.mixed && isLowerWord(first));
}

/** Index of the first word of the family name. */
function familyStart(words: readonly Word[], context: ArrangeContext, ambiguities: string[]): number {
  const last = words.length - 1;
  const shouted = context.mixed && isUpperWord(words[last] as Word) ? shoutedStart(words) : last;
  if (shouted < last) return shouted;
  let start = particleStart(words, last, context);
  if (start > 1 && start < last && isNobility(words[start - 1] as Word, words[start] as Word)) return start - 1;
  const end = (words[last] as Word).key;
  if (start > 1 && (start === last ? ARTICLE_AND_FAITH : FAITH).test(end) && start > last - 2) return start - 1;
  if (start > 2 && start < last && IBERIAN.has(context.language)) start = secondGroup(words, start, context);
  if (start === last) start = doubleSurname(words, start, context, ambiguities);
  else if (start > 2 && isIberianPair(words, start)) start--;
  return joinedStart(words, start, context);
}

/** "Marie Claire DUPONT MARTIN": behind given names in mixed case all words in capitals are the family name. */
function shoutedStart(words: readonly Word[]): number {
  let start = words.length;
  while (start > 0 && isShouted(words[start - 1] as Word)) start--;
  const isGiven = (word: Word): boolean => isInitial(word) || ((word.flags & GIVEN) !== 0 && isMixedWord(word));
  return start > 0 && words.slice(0, start).every(isGiven) ? start : words.length;
}

/** "Salah El Din": an Arabic name of a word, the article and faith is one name. */
const FAITH = /^(?:d[ei]{1,2}ne?|allah)$/u;

/** "de la Torre de Castro": an Iberian family name with particles before one with particles. */
function secondGroup(words: readonly Word[], start: number, context: ArrangeContext): number {
  const at = start - 1;
  if ((words[at] as Word).flags & PARTICLE) return start;
  const from = particleStart(words.slice(0, start), at, context);
  return from < at ? from : start;
}

/** "Graf von Arnim": a German title of nobility behind the given names is part of the family name. */
function isNobility(word: Word, particle: Word): boolean {
  return NOBILITY.has(word.key) && (particle.key === "von" || particle.key === "zu" || particle.key === "vom");
}

/** "Luis Daniel Colón La Santa": an Iberian family name before the particles of the second one. */
function isIberianPair(words: readonly Word[], start: number): boolean {
  const word = words[start - 1] as Word;
  if ((words[start - 2] as Word).flags & PARTICLE) return false;
  return (word.flags & (FAMILY_IBERIA | GIVEN)) === FAMILY_IBERIA && ((words[0] as Word).flags & GIVEN_IBERIA) !== 0;
}

/** Goes left over the particles of the family name, at most to the second word. */
function particleStart(words: readonly Word[], last: number, context: ArrangeContext): number {
  let start = last;
  const lowest = Math.max(1, last - 4);
  for (let i = last - 1; i >= lowest; i--)
    if (isParticle(words, i, context) && last - i <= 4) {
      if (start < last && start - i > 1 && context.language !== "es" && !followsOn(words, i, start)) break;
      start = i;
    } else if (start < last || last - i > 1) break;
  return start;
}

/** Two particle groups belong together only when nothing but particles stands between them. */
function followsOn(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!((words[i] as Word).flags & PARTICLE || isVonUndZu(words, i))) return false;
  return true;
}

function isParticle(words: readonly Word[], i: number, context: ArrangeContext): boolean {
  const word = words[i] as Word;
  if (i === words.length - 1) return false;
  if (isVonUndZu(words, i)) return true;
  if (!(word.flags & PARTICLE)) return endsInParticle(word);
  if (word.shape & HAS_DOT && !SAINTS.has(word.key)) return false;
  // "Merwick O Meara" and "Seán Ó Briain", but "James O Davis".
  if (word.letters === 1 && !(word.shape & HAS_APOSTROPHE)) return word.key === "ó" || (word.key === "o" && i > 1);
  if (word.key === "ben" || word.key === "bat") return context.mixed ? isLowerWord(word) : false;
  return true;
}

/** "von und zu". */
export function isVonUndZu(words: readonly Word[], i: number): boolean {
  const word = words[i];
  if (word === undefined || !(word.flags & CONJUNCTION) || word.key !== "und") return false;
  return words[i - 1]?.key === "von" && words[i + 1]?.key === "zu";
}

/** Particles that are written with a dot. */
const SAINTS = new Set(["st", "ste", "sta", "sto"]);

/** "Bill-de la Pena": a particle hangs on the first family name. */
function endsInParticle(word: Word): boolean {
  if (!(word.shape & HAS_HYPHEN)) return false;
  return (flagsOf(word.key.slice(word.key.lastIndexOf("-") + 1)) & PARTICLE) !== 0 && isMixedWord(word);
}

/** Two family names without a hyphen: Iberian ones belong together, in other names the first one stays middle. */
function doubleSurname(words: readonly Word[], start: number, context: ArrangeContext, ambiguities: string[]): number {
  const at = start - 1;
  if (at < 1) return start;
  const word = words[at] as Word;
  const last = words[start] as Word;
  if (isInitial(word) || word.flags & CONJUNCTION) return start;
  const first = words[0] as Word;
  const given = (word.flags & GIVEN) !== 0 && !IBERIAN_FAMILY_FIRST.has(word.key);
  if (IBERIAN.has(context.language) && !given && !isInitial(last)) return at;
  if (word.flags & FAMILY_IBERIA) {
    if (last.flags & FAMILY_IBERIA && (!given || at > 1)) return at;
    if (!given && isInitial(words[at - 1] as Word)) return at;
  }
  if (first.flags & GIVEN_IBERIA && !given && (word.flags | last.flags) & FAMILY_IBERIA) return at;
  if (word.flags & FAMILY || !given) ambiguities.push("family-or-middle");
  return isSurelyFamily(words, at) && !isInitial(last) ? at : start;
}

/** "Anna McHarlow Pym", "Anna B. Harlow Pym": Mc begins no middle name, and behind an initial seldom one follows that is no given name. */
function isSurelyFamily(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.flags & (GIVEN | PARTICLE)) return false;
  if (word.letters > 3 && word.key.startsWith("mc")) return true;
  return at === 2 && isInitial(words[1] as Word) && !isInitial(words[0] as Word);
}

/** "Velasquez y Garcia", "Zein El Dine": goes left over a joining word and the family name before it. */
function joinedStart(words: readonly Word[], start: number, context: ArrangeContext): number {
  const joint = words[start - 1];
  if (joint === undefined || start < 3) return start;
  const afterParticle = ((words[start - 3] as Word).flags & PARTICLE) !== 0 && start > 3;
  if (!isJoint(joint, words[start - 2] as Word, afterParticle, context)) return start;
  let from = start - 2;
  while (from > 1 && isParticle(words, from - 1, context)) from--;
  return from;
}

function isJoint(word: Word, before: Word, afterParticle: boolean, context: ArrangeContext): boolean {
  if (!(word.flags & JOINT)) return false;
  if (word.letters > 1) return true;
  if (word.text.includes(".") || isInitial(before)) return false;
  if (context.mixed) return isLowerWord(word);
  if (afterParticle) return true;
  return word.key === "y"
    ? !(before.flags & GIVEN) || (before.flags & FAMILY_IBERIA) !== 0
    : (before.flags & FAMILY_IBERIA) !== 0;
}
