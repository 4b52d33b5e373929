import { JOINED_AND } from "../data/particles.ts";
import {
  ARTICLE,
  ARTICLES,
  BEHIND_TITLES,
  DEGREE_PARTS,
  ENGLISH_ARTICLE,
  ENGLISH_OF,
  FRENCH_ARTICLE,
  HOUSEHOLD,
  INITIALS_BEHIND,
  MONSIEUR,
  TITLE_IN_CAPITALS,
  TITLES_OF_LANGUAGE,
} from "../data/titles.ts";
import {
  CREDENTIAL,
  CREDENTIAL_SURE,
  credentialSpelling,
  FAMILY,
  flagsOf,
  GENERATION,
  GIVEN,
  NOT_FIRST,
  PHRASE,
  TITLE,
  TITLE_LINK,
  TITLE_PART,
} from "../words/lexicon.ts";
import { isConjunction, isLocaleTitle, isLocaleTitleWord } from "../words/locale-words.ts";
import { isTitleWord } from "../words/title-word.ts";
import {
  HAS_DOT,
  HAS_UPPER,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  NON_ASCII,
  type Word,
} from "../words/words.ts";
import { isAbbreviationInFront } from "./abbreviation-in-front.ts";
import { isTitleHere } from "./title-here.ts";
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
  const mayBeTitle =
    first.flags & (NOT_FIRST | CREDENTIAL) ||
    first.shape & HAS_DOT ||
    isDottedTitle(article) ||
    TITLE_IN_CAPITALS.test(first.text);
  if (asked === "" && !mayBeTitle) return 0;
  // "Madame la Présidente Claire Moreau"
  const language = asked || (article !== undefined && FRENCH_ARTICLE.test(article.key) && languageOfTitle(words)) || "";
  const taken = listedTitles(words, mixed, language) || unlistedTitles(words, language);
  // "The Earl of Tarrow": without its rank it is no name.
  const isOfPlace = taken > 0 && words[taken]?.text === ENGLISH_OF && !(words[taken - 1] as Word).comma;
  let names = words.length;
  while (names > 1 && isBehindNames(words[names - 1] as Word)) names--;
  return Math.min(isOfPlace ? taken - 1 : taken, names - 1);
}

/** "Jr.", and "MD" of "Lord MD", but "Prof. Md". */
function isBehindNames(word: Word): boolean {
  return (word.flags & GENERATION) > 0 || ((word.flags & CREDENTIAL_SURE) > 0 && isUpperWord(word));
}

/** Number of leading words that are titles of the tables or abbreviations before one, with what belongs to them. */
function listedTitles(words: readonly Word[], mixed: boolean, language: string): number {
  let taken = 0;
  for (let i = 0; i < words.length; ) {
    const word = words[i] as Word;
    const phrase = phraseLength(words, i, language);
    const local = isLocaleTitleWord(word, language);
    if (local && isNameHere(words, i, language)) break;
    if (phrase > 0 || local || isTitleHere(words, i, mixed) || isAbbreviationInFront(words, i, mixed))
      taken = i += Math.max(phrase, 1);
    else if (taken === i && i > 0 && belongsToTitle(words, i, language)) taken = ++i;
    else if (mixed && taken === i && i > 0 && isRetired(words, i)) taken = i += 2;
    else if ((isTitleEnd(words, i) && taken > 0) || isOfFamily(words, i)) taken = ++i;
    else if (mayOpenTitle(words, i, language)) i++;
    else break;
    if (word.comma) break;
  }
  return taken;
}

/** Whether a word directly behind a title belongs to it: "med." of "Dr. med.", "Elect" of "President Elect", "PhD" of "Prof. PhD". */
function belongsToTitle(words: readonly Word[], at: number, language: string): boolean {
  const word = words[at] as Word;
  // "Justice A.D. Harlow", but "Oberst a.D. Harlow"
  if ((isDegreePart(word) && word.text !== INITIALS_BEHIND) || BEHIND_TITLES.has(word.key)) return true;
  if (isMixedWord(word) && credentialSpelling(word.key) === word.text && !(word.flags & GIVEN)) return true;
  if (isLowerWord(word) && DEGREE_PARTS.has(word.key) && !isLowerWord(words.at(-1) as Word)) return true;
  return isJoinedTitle(word, language) || isOfWhat(words, at);
}

/** Whether a word is a title with one behind it alone: "State" of "State Senator", "of", "The". */
function mayOpenTitle(words: readonly Word[], at: number, language: string): boolean {
  const { flags, key } = words[at] as Word;
  if (flags & TITLE_PART || key === ENGLISH_ARTICLE) return true;
  return at > 0 && ((flags & TITLE_LINK) > 0 || isLink(words, at, language));
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

/** "H. H. Munro", not "أ. د.": a title of single letters is told by the one behind it. */
function isInitials(words: readonly Word[], at: number): boolean {
  const [first, second, third] = words.slice(at) as [Word, ...Word[]];
  if (first.shape & NON_ASCII && !(first.shape & HAS_UPPER)) return false;
  if (second !== undefined && !isInitial(second)) return false;
  return isInitial(first) && (third === undefined || !isTitleWord(third, ""));
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
