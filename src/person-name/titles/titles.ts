import { TWO_CONSONANTS } from "../data/case-words.ts";
import { JOINED_AND } from "../data/particles.ts";
import {
  ARTICLE,
  ARTICLES,
  BEHIND_TITLES,
  DEGREE_PARTS,
  DELEGATE,
  DON,
  ENGLISH_ARTICLE,
  ENGLISH_OF,
  FRENCH_ARTICLE,
  HOUSEHOLD,
  MONSIEUR,
  THAI,
  TITLES_OF_LANGUAGE,
} from "../data/titles.ts";
import { isGivenName } from "../words/is-given-name.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  credentialSpelling,
  FAMILY,
  flagsOf,
  GENERATION,
  GIVEN,
  GIVEN_IBERIA,
  keyOf,
  NOT_FIRST,
  PHRASE,
  ROMAN,
  TITLE,
  TITLE_GIVEN,
  TITLE_LINK,
  TITLE_OR_NAME,
  TITLE_PART,
  TITLE_SELDOM_GIVEN,
} from "../words/lexicon.ts";
import { isConjunction, isLocaleTitle, isLocaleTitleWord } from "../words/locale-words.ts";
import { isSmallAbbreviation } from "../words/small-abbreviation.ts";
import { isTitleWord } from "../words/title-word.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, NON_ASCII, type Word } from "../words/words.ts";
import { isAbbreviationInFront } from "./abbreviation-in-front.ts";
import { isGivenBehindTitle } from "./given-behind-title.ts";
import { isLetterTitle } from "./letter-title.ts";
import { unlistedTitles } from "./unlisted-titles.ts";

/** Longest title of several words that the table holds. */
const LONGEST_PHRASE = 4;

/**
 * Number of leading words that are titles: "Prof. Dr.", "Secretary of State", "The Right Hon. the". The last word before the
 * generation is never taken, since a title alone is a name ("King").
 */
export function countTitles(words: readonly Word[], mixed: boolean, asked: string): number {
  const [first, article] = words;
  if (first === undefined) return 0;
  const mayBeTitle = first.flags & (NOT_FIRST | CREDENTIAL) || first.shape & HAS_DOT || isDottedTitle(article);
  if (asked === "" && !mayBeTitle) return 0;
  // "Madame la Présidente Claire Moreau"
  const language = asked || (article !== undefined && FRENCH_ARTICLE.test(article.key) && languageOfTitle(words)) || "";
  let taken = 0;
  let i = 0;
  while (i < words.length) {
    const word = words[i] as Word;
    const phrase = phraseLength(words, i, language);
    const local = isLocaleTitleWord(word, language);
    if (local && isNameHere(words, i, language)) break;
    if (phrase > 0 || local || isTitle(words, i, mixed, i > 0) || isAbbreviationInFront(words, i, mixed)) {
      i += Math.max(phrase, 1);
      taken = i;
    } else if (
      taken === i &&
      i > 0 &&
      (isDegreePart(word) ||
        (isMixedWord(word) && credentialSpelling(word.key) === word.text && !(word.flags & GIVEN)) ||
        BEHIND_TITLES.has(word.key) ||
        (isLowerWord(word) && DEGREE_PARTS.has(word.key) && !isLowerWord(words.at(-1) as Word)) ||
        isJoinedTitle(word, language) ||
        isOfWhat(words, i))
    )
      taken = ++i;
    else if (mixed && taken === i && i > 0 && isRetired(words, i)) taken = i += 2;
    else if ((isTitleEnd(words, i) && taken > 0) || isOfFamily(words, i)) taken = ++i;
    else if (
      word.flags & TITLE_PART ||
      (i > 0 && (word.flags & TITLE_LINK || isLink(words, i, language))) ||
      word.key === ENGLISH_ARTICLE
    )
      i++;
    else break;
    if (word.comma) break;
  }
  if (taken === 0) taken = unlistedTitles(words, language);
  // "The Earl of Tarrow": without its rank it is no name.
  if (taken > 0 && words[taken]?.text === ENGLISH_OF && !(words[taken - 1] as Word).comma) taken--;
  let names = words.length;
  while (names > 1 && (words[names - 1] as Word).flags & GENERATION) names--;
  return Math.min(taken, names - 1);
}

/** "Madame la", "M. le Président", but "M. le Goff". */
function languageOfTitle([first, , third]: readonly Word[]): string | undefined {
  const { key, shape, text } = first as Word;
  const isMonsieur = MONSIEUR.test(text) && !isLowerWord({ shape });
  if (isMonsieur && third !== undefined && isLocaleTitleWord(third, "fr")) return "fr";
  return TITLES_OF_LANGUAGE.get(key);
}

/** "Dr." of "DI Dr. Jane Harlow". */
function isDottedTitle(word: Word | undefined): boolean {
  return word !== undefined && word.letters > 1 && (word.shape & HAS_DOT) > 0 && (word.flags & NOT_FIRST) > 0;
}

/** "d. R.", "i. R.", "v. v." behind a title: a small letter with a dot and another letter are no initials. */
function isRetired(words: readonly Word[], at: number): boolean {
  const [first, second] = words.slice(at) as [Word, Word?];
  return second !== undefined && words.length - at > 3 && isInitial(second) && isInitial(first) && isLowerWord(first);
}

/** "and" in a language that the caller names, or an article before a title: "Monsieur le Président". */
function isLink(words: readonly Word[], at: number, language: string): boolean {
  if (language === "") return false;
  const word = words[at] as Word;
  const next = words[at + 1];
  return isConjunction(word, language) || (ARTICLES.has(word.key) && next !== undefined && isTitleWord(next, language));
}

/** "The Harlow Family": the article belongs to the word behind the name. */
function isOfFamily(words: readonly Word[], at: number): boolean {
  return (
    at === 0 &&
    (words[0] as Word).key === ENGLISH_ARTICLE &&
    words.length > 2 &&
    (words.at(-1) as Word).key === HOUSEHOLD
  );
}

/** "of State", "of the United States": a part of a title behind a link, and one behind it that is no name. */
function isTitleEnd(words: readonly Word[], at: number): boolean {
  const flags = words[at]?.flags ?? 0;
  if (at < 1 || !(flags & TITLE_PART)) return false;
  return ((words[at - 1] as Word).flags & TITLE_LINK) !== 0 || (!(flags & GIVEN) && isTitleEnd(words, at - 1));
}

/** In a language that is known an article opens a title before another title or before family names alone, "Las señoras Vargas Ortiz", "Los Vargas Ortiz"; else it is a name: "La Toya Vargas". */
function isNameHere(words: readonly Word[], at: number, language: string): boolean {
  const [article, next, ...rest] = words.slice(at) as [Word, ...Word[]];
  if (!ARTICLES.has(article.key) || rest.length === 0 || isTitleWord(next as Word, language)) return false;
  return ![next as Word, ...rest].every(({ flags }) => (flags & (FAMILY | GIVEN)) === FAMILY);
}

function phraseLength(words: readonly Word[], at: number, language: string): number {
  const first = words[at] as Word;
  if (language === "" && (!(first.flags & PHRASE) || isInitials(words, at))) return 0;
  let joined = first.key;
  let longest = 0;
  for (let k = 1; k < LONGEST_PHRASE && at + k < words.length; k++) {
    joined += ` ${(words[at + k] as Word).key}`;
    if (flagsOf(joined) & TITLE || isLocaleTitle(joined, language)) longest = k + 1;
  }
  return longest;
}

/** "H. H. Munro": a title of single letters is told by the one behind it. */
function isInitials(words: readonly Word[], at: number): boolean {
  const [, second, third] = words.slice(at);
  if (second !== undefined && !isInitial(second)) return false;
  return isInitial(words[at] as Word) && (third === undefined || !isTitleWord(third, ""));
}

function isTitle(words: readonly Word[], at: number, mixed: boolean, inRun: boolean): boolean {
  const word = words[at] as Word;
  const left = words.length - at - 1;
  const next = words[at + 1];
  if (word.shape & HAS_DOT && THAI.test(word.text)) return next !== undefined;
  if (DELEGATE.test(word.text)) return left > 1;
  if (word.letters === 1 && isLetterTitle(words.slice(at), mixed, at > 0)) return true;
  if (!(word.flags & ~CREDENTIAL) && word.shape & HAS_DOT && isGluedDegree(word.text)) return true;
  // "L.T." and "S.N." are initials, "د." is not, nor small letters: "к.т.н.", "T.a.v."; "S.E." is told by the title behind it.
  if (isInitial(word)) {
    if (word.flags & TITLE_OR_NAME)
      return next !== undefined && (isTitleWord(next, "") || (left > 1 && isExcellency(word, next)));
    if (!(word.flags & TITLE)) return mixed && isSmallAbbreviation(word);
    return (mixed && !isUpperWord(word)) || (word.shape & NON_ASCII) !== 0;
  }
  // "зав.": small letters with a dot, in a text of both letter cases.
  if (mixed && isLowerWord(word) && word.shape & HAS_DOT && word.shape & NON_ASCII) return next !== undefined;
  if (!(word.flags & TITLE_OR_NAME)) return (word.flags & TITLE) !== 0;
  // "Bishop III, Ann", "Pastor POPE Ann"
  if (next === undefined || (next.comma && next.flags & (GENERATION | ROMAN | CREDENTIAL))) return false;
  if (inRun && mixed && isUpperWord(word) && word.letters > 3 && isMixedWord(words[at - 1] as Word)) return false;
  if (DON.test(word.key)) return left > 1 && (next.flags & GIVEN_IBERIA) !== 0;
  if (word.shape & HAS_DOT || next.key === ENGLISH_OF || next.key.startsWith("(")) return true;
  if (mixed && isLowerWord(word)) return true;
  if (inRun) return !(word.flags & GIVEN || isGivenBehindTitle(words, at));
  if (!mixed && word.flags & FAMILY && left > 1 && words.slice(at + 2).every(isInitial)) return false;
  // "King Harald", "Mother Teresa".
  if (left === 1 && word.flags & TITLE_GIVEN && next.flags & GIVEN) return true;
  if (word.flags & GIVEN) return false;
  // One word behind it may be the family name of a "Bishop" or "General".
  if (word.flags & TITLE_SELDOM_GIVEN && (left > 1 || next.comma || !(next.flags & GIVEN || word.flags & TITLE_GIVEN)))
    return true;
  if (left < 2) return false;
  if (mixed && isUpperWord(word) && word.letters < 4) return true;
  // "Pr Claire Moreau"
  if (mixed && TWO_CONSONANTS.test(word.key)) return true;
  return (
    word.letters > (word.flags & FAMILY ? 3 : 2) &&
    (isGivenName(next) || (isInitial(next) && !(next.flags & CONJUNCTION)) || left > 2)
  );
}

/** "Dr.rer.pol.", "Ing.arch.": a degree written together with what it is in. */
function isGluedDegree(text: string): boolean {
  const [degree = "", ...parts] = text.slice(0, text.endsWith(".") ? -1 : undefined).split(".");
  const isDegree = flagsOf(keyOf(degree)) & (TITLE | TITLE_OR_NAME);
  return isDegree > 0 && parts.length > 0 && parts.every((part) => DEGREE_PARTS.has(part));
}

/** "H.E. Tariq Harlow": letters of a title before a given name that is no family name. */
function isExcellency({ key }: Word, { flags }: Word): boolean {
  return (flags & (GIVEN | FAMILY)) === GIVEN && (flagsOf([...key].join(" ")) & TITLE) > 0;
}

/** Whether words are titles one and all, or one title of several words: "de heer". */
export function areTitleWords(words: readonly Word[], language: string): boolean {
  if (words.every((word) => isTitleWord(word, language))) return true;
  if (words.length < 2 || words.length > LONGEST_PHRASE) return false;
  const joined = words.map((word) => word.key).join(" ");
  return (flagsOf(joined) & TITLE) !== 0 || isLocaleTitle(joined, language);
}

/** "and" and a title in one Arabic or Hebrew word: "والسيدة", "וגברת". */
function isJoinedTitle(word: Word, language: string): boolean {
  if (!JOINED_AND.test(word.key)) return false;
  const rest = word.key.slice(1);
  return (flagsOf(rest) & TITLE) !== 0 || isLocaleTitle(rest, language);
}

/** "שר הביטחון", "شيخ الأزهر": behind a title without the article and before a whole name a word with it says of what. */
function isOfWhat(words: readonly Word[], at: number): boolean {
  const article = ARTICLE.exec((words[at] as Word).key)?.[0];
  return article !== undefined && words.length - at > 2 && !(words[at - 1] as Word).key.startsWith(article);
}

/** "h.c.", "med.", "rer.": what a doctor's degree is in, small or dotted behind the degree. */
export function isDegreePart(word: Word): boolean {
  return word.letters > 1 && DEGREE_PARTS.has(word.key) && (word.shape & (HAS_DOT | NON_ASCII)) !== 0;
}
