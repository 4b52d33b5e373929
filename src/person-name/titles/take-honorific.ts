import { CONSONANTS } from "../data/case-words.ts";
import { ASIAN_SYLLABLE } from "../data/given-or-family.ts";
import { ENGLISH_ARTICLE, HOUSEHOLD, SMALL_HONORIFICS } from "../data/titles.ts";
import { isLocaleHonorific } from "../words/locale-words.ts";
import { HAS_DOT, isInitial, isLowerWord, type Word } from "../words/words.ts";
import { isDegree } from "./title-segment.ts";

/** Of a reading what tells a form of address, and where it goes. */
export interface HonorificDraft {
  readonly titles: Word[];
  readonly mixed: boolean;
  readonly language: string;
}

/**
 * Takes out forms of address behind the name or the given one: "Halász úr", "Ahmet Bey Kaya", "SMITH JOHN MR", "Tom Harlow Prof. Dr.".
 * `another`: whether one stands behind these words.
 */
export function takeHonorific(words: readonly Word[], draft: HonorificDraft, another = false): readonly Word[] {
  const honorific = words
    .slice(-2)
    .reverse()
    .find(
      (word, i) =>
        word !== words[0] &&
        (isLocaleHonorific(word, draft.language) ||
          (i === 0 &&
            draft.mixed &&
            SMALL_HONORIFICS.has(word.key) &&
            (isLowerWord(word) || isOfIndia(words, draft))) ||
          (i === 0 &&
            (isTitleBehind(word) ||
              (another && isDegree([word])) ||
              (word.key === HOUSEHOLD && draft.titles[0]?.key === ENGLISH_ARTICLE)))),
    );
  if (honorific === undefined) return words;
  const rest = words.filter((word) => word !== honorific);
  const core = honorific === words.at(-1) && rest.length > 2 ? takeHonorific(rest, draft, true) : rest;
  draft.titles.push(honorific);
  return core;
}

/** "Shri Mohanlal Harlow Ji": with a capital where a title stands in front too, and no syllable of Chinese, as "Ji" is one. */
function isOfIndia(words: readonly Word[], { titles }: HonorificDraft): boolean {
  return titles.length > 0 && words.length > 2 && !words.slice(0, -1).some(({ key }) => ASIAN_SYLLABLE.test(key));
}

/** "Rev.", "MR": with a dot, or Latin without a vowel; "السيد" may be a family name. */
function isTitleBehind(word: Word): boolean {
  return isDegree([word]) && !isInitial(word) && ((word.shape & HAS_DOT) !== 0 || CONSONANTS.test(word.key));
}
