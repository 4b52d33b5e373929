import { SURE_CONJUNCTIONS } from "../data/particles.ts";
import { BEFORE_STATUS, COUPLE, SHORT_CAPACITIES, STATUSES } from "../data/record-notes.ts";
import { ENGLISH_OF } from "../data/titles.ts";
import { noteRemoved, type Reading } from "../hygiene/reading.ts";
import { CAPACITY, FAMILY, FAMILY_ASIA, GIVEN, NO_PERSON, OCCUPATION, PARTICLE } from "../words/lexicon.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { isInitial, isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";

/** Most words that say what somebody is, behind "a": "a single man as his separate property". */
const LONGEST_STATUS = 9;

/** "MARTIN, PAUL A SUCC TR", "Owen Tate, a minor", "PAUL & SUSAN MARTIN H&W": without the words for the capacity in which each person is listed. */
export function takeCapacities(words: Word[], reading: Reading): Word[] {
  const isEnglish = reading.language === "" || reading.language.startsWith("en");
  if (!isEnglish || !(words.at(-2)?.letters === 0 || words.some(mayBeCapacity))) return words;
  const kept: Word[] = [];
  let own = 0;
  for (let i = 0; i < words.length; i++) {
    const end = kept.length > own ? endOfCapacity(words, i, kept, own) : i;
    const last = words[end - 1] as Word;
    if (end > i) {
      noteRemoved(reading, "tagline", (words[i] as Word).start, last.end);
      (kept.at(-1) as Word).comma = last.comma && end < words.length;
      i = end - 1;
    } else {
      kept.push(words[i] as Word);
      if (isSureJoint(words[i])) own = kept.length;
    }
  }
  return kept;
}

/** A word of a capacity, of a status or of a couple. */
function mayBeCapacity({ flags, key }: Word): boolean {
  return (flags & CAPACITY) !== 0 || STATUSES.has(key);
}

function isSureJoint(word: Word | undefined): boolean {
  return word !== undefined && SURE_CONJUNCTIONS.has(word.key);
}

/** Where the words end that begin at `from` and say in what capacity the person is listed whose words are those kept from `own` on; `from` where there are none. */
function endOfCapacity(words: readonly Word[], from: number, kept: readonly Word[], own: number): number {
  const status = statusLength(words, from, kept.length - own);
  if (status > 0) return from + status;
  let end = from;
  for (let length = 1; length > 0; end += length) {
    length = capacityLength(words, end);
    if (end > from && words[end - 1]?.comma) break;
  }
  const isEnd = end === words.length || isSureJoint(words[end]) || words[end - 1]?.comma;
  return end > from && isEnd && isCapacity(words.slice(from, end), kept, own) ? end : from;
}

/** Number of words of one capacity that begins at a word: "TRUSTEE", "EST OF", "husband and wife", "H&W". */
function capacityLength(words: readonly Word[], at: number): number {
  const [first, second, third] = words.slice(at, at + 3);
  if (first === undefined) return 0;
  const isGlued = third?.start === first.end + 1;
  if (third !== undefined && COUPLE.test([first, second, third].map((word) => word?.key).join(isGlued ? "" : " ")))
    return 3;
  if (COUPLE.test(`${first.key} ${second?.key}`)) return 2;
  // "EXECUTOR AND TRUSTEE"
  if (at > 0 && isSureJoint(first) && (words[at - 1]?.flags ?? 0) & (second?.flags ?? 0) & CAPACITY) return 2;
  if (!(first.flags & CAPACITY)) return 0;
  return second?.key === ENGLISH_OF && at + 2 === words.length ? 2 : 1;
}

/** Number of words of "a single man", "an unmarried woman" up to the next person; all behind a comma. */
function statusLength(words: readonly Word[], at: number, before: number): number {
  const { key } = words[at] as Word;
  if (before < 2 || !BEFORE_STATUS.test(key)) return 0;
  if (words.some(isMixedWord) && !isLowerWord(words[at] as Word)) return 0;
  let end = at + 1;
  while (end < words.length && !isSureJoint(words[end]) && !words[end - 1]?.comma) end++;
  const segment = words.slice(at, end);
  // "ANN HARLOW A SINGLE WOMAN"
  if (!words[at - 1]?.comma && (segment.length !== 3 || !STATUSES.has((segment[2] as Word).key))) return 0;
  // "CHAN KIN, A MAN"
  if (segment.length < 3 && !isLowerWord(words[at] as Word) && isOfNameTables(segment.at(-1) as Word)) return 0;
  return segment.length < LONGEST_STATUS && segment.some((word) => STATUSES.has(word.key)) ? segment.length : 0;
}

/** Whether a run of such words is no name here: behind a whole name and a comma, or in capitals or behind "Family, Given". */
function isCapacity(run: readonly Word[], kept: readonly Word[], own: number): boolean {
  const person = kept.slice(own);
  const before = person.at(-1) as Word;
  const hasInitial = person.length > 2 && isInitial(person[1] as Word);
  const isShort = run.length < 2 && SHORT_CAPACITIES.has((run[0] as Word).key);
  const isCouple = countLong(kept.slice(0, own)) > 1;
  if (before.comma && (person.length > 1 || isCouple))
    return !isShort || (run.every(isUpperWord) && (isWholeName(person) || hasInitial));
  // "Paul Martin and Ann Martin his wife"
  if (run.length === 2 && run.every(isLowerWord) && COUPLE.test(run.map(({ key }) => key).join(" ")))
    return countLong(person) > 1;
  const comma = kept.findIndex((word) => word.comma);
  // "Paul Martin, System Administrator"
  const given = comma < 0 ? undefined : kept[comma + 1];
  const isInverted =
    given !== undefined && (isInitial(given) || (given.flags & GIVEN) > 0 || (comma < 1 && isUpperWord(given)));
  const areCapitals =
    (comma < 0 || isInverted) && [...run, before].every((word) => !isMixedWord(word) && !isLowerWord(word));
  if (before.comma || before.flags & (OCCUPATION | NO_PERSON) || !(areCapitals || (isInverted && !isShort)))
    return false;
  if (countLong(person) < (isCouple ? 1 : 2) || !person.some((word) => word.flags & GIVEN || isInitial(word)))
    return false;
  const word = run[0] as Word;
  const mayBeName = word.letters < 3 && isOfNameTables(word);
  if (isInitial(before)) return !isShort || mayStandBehindInitial(person[0] as Word, isInverted, mayBeName);
  if (mayBeName || !isShort) return !mayBeName;
  // "HARLOW ANN EST", but "HARLOW ANN TOD"
  return word.letters > 2 ? hasInitial || (word.letters < 4 && !isOfNameTables(word)) : isCouple;
}

/** "MARTIN PAUL A EST", "MARTIN, PAUL A LE": behind a family name in front, which is not of Vietnam where "LE" is one. */
function mayStandBehindInitial({ flags }: Word, isInverted: boolean, mayBeName: boolean): boolean {
  if (mayBeName) return (flags & FAMILY_ASIA) === 0 && (isInverted || (flags & FAMILY) > 0);
  return isInverted || (flags & (GIVEN | FAMILY)) !== GIVEN;
}

function countLong(words: readonly Word[]): number {
  return words.filter(({ letters }) => letters > 1).length;
}

function isOfNameTables({ flags }: Word): boolean {
  return (flags & (GIVEN | FAMILY | FAMILY_ASIA | PARTICLE)) > 0;
}
