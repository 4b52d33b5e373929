import { GENERATION_OF_FAMILY } from "../data/generations.ts";
import { ENGLISH_ARTICLE } from "../data/titles.ts";
import { isIberianFamily } from "../order/iberian-family.ts";
import { isShouted } from "../order/is-shouted.ts";
import { smallSuffixLength } from "../titles/unlisted-titles.ts";
import {
  CREDENTIAL,
  CREDENTIAL_SURE,
  FAMILY_IBERIA,
  GENERATION,
  GIVEN_IBERIA,
  OCCUPATION,
  PARTICLE,
  ROMAN,
  SUFFIX,
} from "../words/lexicon.ts";
import { localeSuffixLength } from "../words/locale-words.ts";
import { HAS_DOT, HAS_UPPER, isInitial, isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";
import { isSpacedCredential, type SuffixDraft } from "./suffix-segment.ts";
import { isGeneration, isPostNominal, mayBeSuffix, type SuffixPlace } from "./suffixes.ts";

/** What words are: a name in natural order, or what stands before or behind the comma of "Family, Given". */
export type NameHalf = "whole" | "family" | "given";

/** Takes generations and post-nominals off the end. */
export function takeSuffixes(words: readonly Word[], draft: SuffixDraft, half: NameHalf): readonly Word[] {
  const [inner, last] = words.slice(-2);
  if (last === undefined) return words;
  if (words.length > 2 && isInnerGeneration(inner as Word, last)) {
    draft.generation.push(inner as Word);
    return [...words.slice(0, -2), last];
  }
  return endsInSuffix(words, last, draft, half) ? takeFromEnd(words, draft, half) : words;
}

/** "Pedro Jr. B.", as registers of the Philippines write it, and "Lon Jr. Harlow". */
function isInnerGeneration(inner: Word, last: Word): boolean {
  // "Franklin Jr. M.D."
  const isInner =
    (isInitial(last) && !(last.flags & CREDENTIAL_SURE)) || ((inner.shape & HAS_DOT) > 0 && !(last.flags & SUFFIX));
  return isInner && GENERATION_OF_FAMILY.test(inner.text);
}

/** Whether the last word may be a suffix, and no name of its kind nor initials of a family name in front. */
function endsInSuffix(words: readonly Word[], last: Word, { language, mixed }: SuffixDraft, half: NameHalf): boolean {
  if (last.flags & GENERATION && last.flags & (GIVEN_IBERIA | FAMILY_IBERIA) && isAmongGiven(words, half)) return false;
  if (!(mayBeSuffix(last, mixed, language) || endsInSpaced(words))) return false;
  return half !== "whole" || !areLettersOfFamily(words, mixed);
}

function takeFromEnd(words: readonly Word[], draft: SuffixDraft, half: NameHalf): readonly Word[] {
  const { language, mixed } = draft;
  const left = [...words];
  const generation: Word[] = [];
  const suffixes: Word[][] = [];
  while (left.length > 1) {
    const namesBefore = left.length - (half === "given" ? 0 : 1);
    const [previous, word] = left.slice(-2) as [Word, Word];
    const listed = suffixes.length > 0;
    const place = { namesBefore, previous, comma: false, mixed, inverted: half !== "whole", listed, language };
    const phrase = suffixLength(left, language);
    if (phrase > 0) suffixes.unshift(left.splice(-phrase));
    else if (isLevel(left, place)) suffixes.unshift(left.splice(-2));
    else if (isGeneration(word, place)) {
      // "the Third"
      const count = left.length > 2 && previous.key === ENGLISH_ARTICLE ? 2 : 1;
      generation.unshift(...left.splice(-count));
    } else if (isOfParticle(previous, word) || !isPostNominal(word, place)) {
      const behind = left.splice(behindGeneration(left, mixed));
      if (behind.length === 0) break;
      suffixes.unshift(behind);
    } else if (word.flags & OCCUPATION && !(word.flags & SUFFIX)) draft.headline.push(...left.splice(-1));
    else suffixes.unshift(left.splice(-1));
  }
  draft.generation.push(...generation);
  draft.suffixes.push(...suffixes);
  return left;
}

/** "PSM II": a numeral behind a post-nominal says which one of several that is. */
function isLevel(words: readonly Word[], place: SuffixPlace): boolean {
  const [before, credential, numeral] = words.slice(-3);
  if (numeral === undefined || !(numeral.flags & ROMAN) || !((credential as Word).flags & CREDENTIAL)) return false;
  return isPostNominal(credential as Word, {
    ...place,
    namesBefore: place.namesBefore - 1,
    previous: before,
    listed: true,
  });
}

/** "Tarrow, Eduardo Segundo", "TARROW Eduardo Segundo": a generation that is a name as well. */
function isAmongGiven(words: readonly Word[], half: NameHalf): boolean {
  return half === "given" || (isShouted(words[0] as Word) && isMixedWord(words.at(-1) as Word));
}

/** "García Quiroga MC", "van der Harlow PHJ", "Quiroga Santos V": letters behind names that open with a family name. */
function areLettersOfFamily(words: readonly Word[], mixed: boolean): boolean {
  const [first, second] = words as [Word, Word];
  const last = words.at(-1) as Word;
  const isSmall = isLowerWord(first) && (first.flags & PARTICLE) !== 0;
  return (
    mixed &&
    last !== second &&
    (isSmall || isIberianFamily(first)) &&
    last.letters < (isSmall ? 4 : 3) &&
    isUpperWord(last) &&
    !(last.flags & CREDENTIAL_SURE || GENERATION_OF_FAMILY.test(last.text))
  );
}

/** "Anna DELLA CASA", "Ada van der MA": capitals behind a particle are the family name, though a degree is written so. */
function isOfParticle(particle: Word, word: Word): boolean {
  return (
    (particle.flags & PARTICLE) !== 0 && !isMixedWord(particle) && isUpperWord(word) && !(word.flags & CREDENTIAL_SURE)
  );
}

/** Words of the suffix of several words at the end, or of one that is written small; 0 when there is none. */
function suffixLength(words: readonly Word[], language: string): number {
  const small = smallSuffixLength(words, language);
  const phrase = Math.max(localeSuffixLength(words, language), small);
  if (endsInSpaced(words)) return 2;
  return phrase > (small > 0 ? 0 : 1) && phrase < words.length ? phrase : 0;
}

/** "M. Sc.", "Ph. D." behind two words; "M. D." may be initials. */
function endsInSpaced(words: readonly Word[]): boolean {
  const [first, last] = words.slice(-2);
  return (
    words.length > 3 &&
    (first as Word).letters < 3 &&
    (first as Word).letters + (last as Word).letters > 2 &&
    isSpacedCredential([first as Word, last as Word])
  );
}

/** "Rosa von Tannau jr. lek. med.": where the words begin that stand behind a generation written small or with a dot; their end without one. */
function behindGeneration(words: readonly Word[], mixed: boolean): number {
  const at = words.findIndex(
    ({ flags, shape }, i) =>
      i > 1 && flags & GENERATION && !(flags & PARTICLE) && (shape & HAS_DOT || (mixed && !(shape & HAS_UPPER))),
  );
  return at < 0 ? words.length : at + 1;
}
