import { GIVEN_ONLY, IBERIAN, MARIAN, VIETNAMESE_SYLLABLE } from "../data/given-or-family.ts";
import {
  ARABIC_FAMILY,
  ARTICLE_AND_FAITH,
  CHILD,
  DUTCH_PARTICLE,
  ESTATE_PARTICLE,
  FAITH,
  IBERIAN_PARTICLE,
  NOBILITY,
  NOBLE_PARTICLE,
  OPENS_ARABIC_GIVEN,
  OPENS_FATHER,
  PORTUGUESE_PARTICLE,
  SAINT_PARTICLES,
  SON,
} from "../data/particles.ts";
import { ENGLISH_OF, PEERAGE } from "../data/titles.ts";
import type { NameAmbiguity } from "../types.ts";
import { compoundGivenLength, marianLength } from "../words/given.ts";
import {
  COMPOUND,
  FAMILY,
  FAMILY_ASIA,
  GIVEN,
  PARTICLE,
  PARTICLE_OR_GIVEN,
  TITLE,
  TITLE_GIVEN,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import { isFamilyAlone } from "../words/single-name.ts";
import { isInitial, isLowerWord, isMixedWord, isUpperWord, NON_ASCII, type Word } from "../words/words.ts";
import { doubleFamilyStart, isIberianGiven, pairStart, sureStart } from "./double-family.ts";
import { arrangeFamilyFirst } from "./family-first-order.ts";
import { isIberianFamily } from "./iberian-family.ts";
import { isShouted } from "./is-shouted.ts";
import { joinedStart } from "./joined-start.ts";
import { leadsBehindTitle, leadsFamily } from "./leads-family.ts";
import { isParticle, particleStart } from "./particle-start.ts";
import { arrangeSlavic } from "./slavic-order.ts";

/** The words of one name by part. */
export interface NameParts {
  given: readonly Word[];
  middle: readonly Word[];
  family: readonly Word[];
  /** Whether the family name is written first. */
  familyFirst: boolean;
  ambiguities: NameAmbiguity[];
}

/** What a name of one word is: the family name beside a nickname or where a form says that there is no given name. */
export type SingleName = "either" | "family";

/** What stands around the words of a name and tells their order. */
export interface ArrangeContext {
  /** Last title before the name, if any. */
  readonly title: Word | undefined;
  readonly single: SingleName;
  /** Whether the text has words of both letter cases. */
  readonly mixed: boolean;
  /** Lower-case language subtag of the hint, or "". */
  readonly language: string;
}

/** Given, middle and family name of words in natural order, titles and suffixes taken off. */
export function arrangeName(words: readonly Word[], context: ArrangeContext): NameParts {
  const ambiguities: NameAmbiguity[] = [];
  if (words.length === 1) return singleName(words, context, ambiguities);
  if (words.length === 2 && context.title === undefined && isOneName(words))
    return { given: words, middle: [], family: [], familyFirst: false, ambiguities: ["given-or-family"] };
  if (
    context.title !== undefined &&
    words.every((word, i) => isIberianFamily(word) || (i > 0 && word.flags & PARTICLE))
  )
    return { given: [], middle: [], family: words, familyFirst: false, ambiguities };
  if (isPeer(words, context.title)) return { given: [], middle: [], family: words, familyFirst: false, ambiguities };
  const inverted = arrangeSlavic(words) ?? arrangeFamilyFirst(words, context.language, context.mixed);
  if (inverted !== null) return inverted;
  if (opensWithParticle(words, context))
    return { given: [], middle: [], family: words, familyFirst: false, ambiguities };
  if (words.length === 2 && mayBeTurned(words)) ambiguities.push("order");
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

/** "Earl of Tarrow", "Lord Harlow of Tarrow": a rank, or a family name behind one, of a place. */
function isPeer([first, link]: readonly Word[], title: Word | undefined): boolean {
  if (link?.text !== ENGLISH_OF) return false;
  return ((first as Word).flags & (TITLE | TITLE_OR_NAME)) > 0 || PEERAGE.has(title?.key ?? "");
}

/** "Thandiwe M.", "Verstappen J.", "Francken Theo": an unlisted name before an initial or a given name may be either. */
function mayBeTurned([first, last]: readonly Word[]): boolean {
  if ((first as Word).letters < 3 || (first as Word).flags & GIVEN) return false;
  return isInitial(last as Word) || ((last as Word).flags & (GIVEN | FAMILY)) === GIVEN;
}

/** "عبد الجبار", "نور الدين", "ገብረ መድኅን": one name of two words. */
function isOneName([first, second]: readonly Word[]): boolean {
  const { flags, shape } = first as Word;
  return (flags & COMPOUND && shape & NON_ASCII) !== 0 || ARTICLE_AND_FAITH.test((second as Word).key);
}

function singleName(words: readonly Word[], context: ArrangeContext, ambiguities: NameAmbiguity[]): NameParts {
  const word = words[0] as Word;
  const title = context.title;
  let family =
    title !== undefined
      ? !(title.flags & TITLE_GIVEN || GIVEN_ONLY.has(context.language))
      : context.single === "family";
  if (title === undefined && context.single === "either") {
    family = isFamilyAlone(word);
    ambiguities.push("given-or-family");
  }
  return { given: family ? [] : words, middle: [], family: family ? words : [], familyFirst: false, ambiguities };
}

/** "Herr von Eichendorff", "Mrs Van der Meer", "de la Cruz": a small particle, one that is no given name, or two come first behind a title; small ones with one name behind them. */
function opensWithParticle(words: readonly Word[], context: ArrangeContext): boolean {
  const first = words[0] as Word;
  if (!(first.flags & PARTICLE) || first.text[1] === ".") return false;
  const isSmall = context.mixed && isLowerWord(first);
  if (context.title === undefined)
    return (
      (isSmall || leadsAlone(words, context)) &&
      words.every((_, i) => i > words.length - 2 || isParticle(words, i, context))
    );
  // "عبد" and "Abu" open a given name as well.
  const mayBeGiven = (first.flags & COMPOUND && first.shape & NON_ASCII) || OPENS_ARABIC_GIVEN.test(first.key);
  if (mayBeGiven && words.length > 2) return false;
  // "Dr. AB van der Harlow" has initials.
  const isWord = !(context.mixed && isUpperWord(first));
  const next = words[1] as Word;
  if (isWord && words.length === 2 && leadsBehindTitle(first, next, context.title)) return true;
  return isSmall || !(first.flags & (PARTICLE_OR_GIVEN | GIVEN)) || (isWord && (next.flags & PARTICLE) !== 0);
}

/** "De Niro", "VAN GOGH", "VAN DER MEER": a particle that is no given name before the word behind it, or two of them; "Le Duc", "De Andre", "Al Van Harlow" and "San Harlow" may be names. */
function leadsAlone([first, next, more]: readonly Word[], { mixed }: ArrangeContext): boolean {
  const [{ flags, key }, second] = [first, next] as [Word, Word];
  if (OPENS_ARABIC_GIVEN.test(key) || SAINT_PARTICLES.has(key)) return false;
  const mayBeGiven = flags & (GIVEN | PARTICLE_OR_GIVEN) && key !== DUTCH_PARTICLE;
  if (more !== undefined && second.flags & PARTICLE && !mayBeGiven) return true;
  const kind = flags & (FAMILY | FAMILY_ASIA);
  if (kind === FAMILY || (kind > 0 && (mixed || VIETNAMESE_SYLLABLE.test(second.key)))) return false;
  const isDouble = flags & COMPOUND && second.flags & GIVEN;
  return !isDouble && !(mixed && flags & PARTICLE_OR_GIVEN) && leadsFamily(first as Word, second);
}

/** Index of the first word of the family name. */
function familyStart(words: readonly Word[], context: ArrangeContext, ambiguities: NameAmbiguity[]): number {
  const last = words.length - 1;
  const shouted = context.mixed && isUpperWord(words[last] as Word) ? shoutedStart(words) : 0;
  if (shouted > 0) return shouted;
  const lowest = marianLength(words);
  let start = particleStart(words, last, context, lowest);
  if (mayBeSecond(words, start, context, lowest))
    while (start > 2 && start < last) {
      // "de la Torre de Castro", "von Harlow zu Tarrow": a family name with particles before one with particles.
      const before = particleStart(words, start - 1, context, lowest);
      if (before > start - 2) break;
      start = before;
    }
  if (start > 1 && isNobility(words[start - 1] as Word, words[start] as Word, context.language)) return start - 1;
  const end = (words[last] as Word).key;
  if (start > 1 && (start === last ? ARTICLE_AND_FAITH : FAITH).test(end)) return start - 1;
  const behind = behindFather(words, start);
  if (behind > 0) return behind;
  // "Ahmad bin Omar Harith Musa": the father's names.
  const son = start === last ? words.findIndex(({ key }, i) => i > 0 && CHILD.test(key)) : 0;
  if (son > 0 && son < last) return son;
  start = doubleFamilyStart(words, start, context, ambiguities);
  const from = Math.max(start, lowest);
  const joined = joinedStart(words, from, context);
  return sureStart(words, (words[joined] as Word).flags & PARTICLE ? pairStart(words, joined, context) : joined);
}

/** Whether the particle at `start` may open the second part of a family name. */
function mayBeSecond(words: readonly Word[], start: number, { language }: ArrangeContext, lowest: number): boolean {
  if (IBERIAN.has(language) || ESTATE_PARTICLE.test((words[start] as Word).key)) return true;
  return areIberian(words, start, lowest);
}

/** Whether an Iberian given name of one word, or with a name of Mary, opens a name that ends with a particle of Spain and a word. */
function areIberian(words: readonly Word[], start: number, lowest: number): boolean {
  if (!isIberianGiven(words[0] as Word) || !IBERIAN_PARTICLE.test((words[start] as Word).key)) return false;
  if (words.some(({ key }) => PORTUGUESE_PARTICLE.test(key))) return false;
  return lowest > 1 || !words.slice(2, 4).some(({ key }) => MARIAN.has(key));
}

/** "Harith bin Omar Al-Tarrow", "حارث بن عمر الأحمد": in Arabic, and elsewhere by its article, what stands behind the father's name is the family name; 0 where there is none. */
function behindFather(words: readonly Word[], start: number): number {
  const last = words.length - 1;
  const { key } = words[last] as Word;
  const father = words[last - 1];
  if (father === undefined || start !== last - 2 || !SON.test((words[start] as Word).key)) return 0;
  if (father.flags & COMPOUND || OPENS_FATHER.test(father.key)) return 0;
  return !ARTICLE_AND_FAITH.test(key) && ARABIC_FAMILY.test(key) ? last : 0;
}

/** "Martí SALVANS FERRER": words in capitals behind others are the family name, of one with a particle before it its last part only; 0 where there are none. */
function shoutedStart(words: readonly Word[]): number {
  let start = words.length;
  while (start > 0 && isShouted(words[start - 1] as Word)) start--;
  const isFull = words.slice(0, start).every((word) => isInitial(word) || isMixedWord(word));
  return isFull && start < words.length ? start : 0;
}

/** "Graf von Arnim", in German "Graf Arnim": a title of nobility behind the given names is part of the family name. */
function isNobility(word: Word, { key }: Word, language: string): boolean {
  return NOBILITY.has(word.key) && (language === "de" || NOBLE_PARTICLE.test(key));
}
