import { PATRONYMIC } from "../data/given-or-family.ts";
import { FRONT_LABELS, LABEL_ENDS, LABELS, WRITTEN_BY } from "../data/labels.ts";
import { COMPANY_ENDINGS } from "../data/no-persons.ts";
import { THAI } from "../data/titles.ts";
import { isEastAsianLabel } from "../east-asian/east-asian-order.ts";
import { areNames } from "../words/are-names.ts";
import {
  CAPACITY,
  FAMILY,
  GIVEN,
  GIVEN_SLAVIC,
  NO_PERSON,
  OCCUPATION,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import { isTitleWord } from "../words/title-word.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";
import { isRolePhrase } from "./role-phrase.ts";

/** Kinds of word that are names. */
const NAME = GIVEN | GIVEN_SLAVIC | FAMILY;
/** Letters of capitals that may be a family name. */
const LONG_WORD = 4;
/** Most words of a label, and of a name beside one. */
const LONGEST_LABEL = 2;
const LONGEST_NAME = 4;

/** "Photo: John Smith", "Visiting Scholar: Yaw Smith", "Témavezető: Major Sándor", "지도교수: 윤상석": no name before a colon and one behind it, or a role; any word before a name with a mail address. */
export function isLabel(label: readonly Word[], behind: readonly Word[], language: string, hasMail: boolean): boolean {
  const first = label.find((word) => !isTitleWord(word, "")) ?? (label[0] as Word);
  const next = behind[0];
  if (label.some(({ flags }) => flags & (CAPACITY | OCCUPATION)) && !(first.flags & (GIVEN | FAMILY))) return true;
  if (next === undefined) return false;
  // "Jane Harlow: Professor, Widgets"
  if (label.length > 1 && isRolePhrase(behind)) return false;
  const isShort = label.length <= LONGEST_LABEL && !label.some(({ flags }) => flags & NAME);
  const joined = label.map(({ key }) => key).join(" ");
  if (LABELS.has(joined) || (FRONT_LABELS.has(joined) && areNames(behind))) return true;
  const end = label.at(-1) as Word;
  const isEnd = LABEL_ENDS.has(end.key) && (isLowerWord(end) || end.key === WRITTEN_BY);
  if (isEnd && label.length <= LONGEST_LABEL && !(first.flags & GIVEN) && !(next.flags & OCCUPATION)) return true;
  if (isFirm(behind) && (isEnd || label.length === 1)) return !label.some(({ flags }) => flags & NAME);
  // "PI: Tarro Pymberg"
  if (label.length === 1 && isAbbreviation(first) && areNames(behind)) return true;
  // "Leg: A. Harlow"
  if (isShort && isInitial(next) && areNames(behind)) return true;
  if (label.length === 1 && isEastAsianLabel(first.text, next.text)) return true;
  if (next.flags & (GIVEN | TITLE) || (isTitleInShort(next) && mayBeWholeName(behind.slice(1))))
    return !(first.flags & GIVEN);
  const comma = behind.findIndex((word) => word.comma);
  const name = behind.slice(0, comma < 0 ? behind.length : comma + 1);
  return (
    isShort &&
    mayBeWholeName(name) &&
    // "Note: Call Jane Back"
    (hasMail ||
      isPhrase(label) ||
      (name.length > 2 && name.some(({ key }) => PATRONYMIC.test(key))) ||
      (language === "" ? name.slice(1).every(isGivenOfAnyScript) : name.some(isGivenOfAnyScript)))
  );
}

/** A few capitals. */
function isAbbreviation(word: Word): boolean {
  return isUpperWord(word) && word.letters < LONG_WORD;
}

/** "Harlow Widgets Ltd" */
function isFirm(words: readonly Word[]): boolean {
  const last = words.at(-1) as Word;
  return words.length > 1 && (last.flags & NO_PERSON) > 0 && COMPANY_ENDINGS.has(last.key);
}

/** "Ing.", "ผศ.ดร." */
function isTitleInShort({ flags, shape, text }: Word): boolean {
  return (shape & HAS_DOT) > 0 && ((flags & TITLE_OR_NAME) > 0 || THAI.test(text));
}

/** "Vedúci práce", "Επιβλέπων καθηγητής": small words behind a capitalized one. */
function isPhrase([first, ...rest]: readonly Word[]): boolean {
  return rest.length > 0 && isMixedWord(first as Word) && rest.every(isLowerWord);
}

function isGivenOfAnyScript({ flags }: Word): boolean {
  return (flags & (GIVEN | GIVEN_SLAVIC)) > 0;
}

/** Words of a whole name in capitals, none of which is of a headline or firm or follows names. */
function mayBeWholeName(words: readonly Word[]): boolean {
  return (
    words.length > 1 &&
    words.length <= LONGEST_NAME &&
    !words.some(
      (word) =>
        word.flags & (NO_PERSON | OCCUPATION) || isLowerWord(word) || (word.flags & SUFFIX && isUpperWord(word)),
    )
  );
}

/** "Dr. Jane Harlow": a title and a whole name that a given name opens, and nothing else. */
export function isTitledName(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => !isTitleWord(word, ""));
  const name = words.slice(at);
  return (
    at > 0 && ((words[0] as Word).flags & TITLE) > 0 && ((name[0] as Word).flags & GIVEN) > 0 && mayBeWholeName(name)
  );
}

/** A semicolon, or a full stop behind so many letters as no abbreviation has. */
const FIELD_END = /^;$|[^\0-@]{5}\.$/u;

/** "Jane Harlow, Email:", "Jane Harlow; Photos:", "Jane Harlow. Supervisor:": where the label begins of a field behind a name; -1 without one. */
export function fieldStart(words: readonly Word[]): number {
  let at = words.length - 2;
  while (at > 0 && !((words[at] as Word).comma || FIELD_END.test((words[at] as Word).text))) at--;
  const field = words.slice(at + 1);
  if (at < 1 || field.length > LONGEST_LABEL || field.some(({ flags }) => flags & (NAME | SUFFIX))) return -1;
  const { comma, end } = words[at] as Word;
  return comma ? end : end - 1;
}
