import { SPOUSE_JOINT } from "../data/particles.ts";
import { areTitleWords } from "../titles/titles.ts";
import { isGivenName } from "../words/is-given-name.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, PARTICLE, SUFFIX, TITLE, TITLE_OR_NAME } from "../words/lexicon.ts";
import { isConjunction } from "../words/locale-words.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { isInitial, isMixedWord, isUpperWord, type Word } from "../words/words.ts";
import { closeShoutedFamilies } from "./close-shouted-families.ts";
import { isGivenList } from "./is-given-list.ts";
import { divides } from "./joint.ts";
import { lacksFamily } from "./lacks-family.ts";
import { markMonsieur } from "./mark-monsieur.ts";
import { namesOfList } from "./name-list.ts";

/** The words of one person of several. */
export interface PersonWords {
  readonly words: readonly Word[];
  /** Whether the family name stands with another person. */
  readonly sharesFamily: boolean;
  /** What stands in the text: a name, titles alone, or a family name alone. */
  readonly kind: "name" | "titles" | "family";
}

/** Several persons, the words for "and" between them, and a family name in front that is of all. */
interface Persons {
  readonly persons: PersonWords[];
  readonly joints: Word[];
  readonly familyInFront: readonly Word[];
}

/** The persons of a list or of a text divided by "and", or null for one person. */
export function splitPersons(words: readonly Word[], language: string): Persons | null {
  const names = namesOfList(words, language);
  return names === null ? splitAtJoints(words, language) : personsOfList(words, names);
}

function personsOfList(words: readonly Word[], names: readonly Word[][]): Persons {
  for (const name of names) (name.at(-1) as Word).comma = false;
  const joints = words.filter((word) => !names.flat().includes(word));
  const persons = names.map((name): PersonWords => ({ words: name, sharesFamily: false, kind: "name" }));
  return { persons, joints, familyInFront: [] };
}

/** The persons on both sides of each "and". */
function splitAtJoints(words: readonly Word[], language: string): Persons | null {
  const joint = words.findIndex((word, i) => isDividing(word, words, i, language));
  if (joint < 0) return null;
  const [isList, length] = commasBefore(words, joint, language);
  const familyInFront = words.slice(0, length);
  const [groups, joints] = groupsBetween(words.slice(length), isList ? joint : 0, language);
  markMonsieur(groups, joints);
  if (familyInFront.length === 0) {
    closeFamilies(groups);
    closeShoutedFamilies(groups);
  }
  // Titles on both sides name no one: "Ms Liv Pope".
  if (groups.every((group) => areTitleWords(group, language))) return null;
  return { persons: shareFamilies(groups, joints, familyInFront.length > 0, language), joints, familyInFront };
}

function isDividing(word: Word, words: readonly Word[], at: number, language: string): boolean {
  return isConjunction(word, language) && divides(words, at, language);
}

/** Whether commas before the first "and" divide a list of persons, and the number of words of a family name in front that is of all. */
function commasBefore(words: readonly Word[], joint: number, language: string): readonly [boolean, number] {
  const comma = words.findIndex((word) => word.comma);
  // A comma behind "and" as well: both persons are written family name first, "Doe, John & Roe, Jane".
  const second = words.findIndex(
    (word, i) => word.comma && i > joint && i < words.length - 1 && i - joint < (words[joint]?.text === ";" ? 6 : 4),
  );
  const both = second > 0;
  const isTurned =
    both &&
    (arePairs(words, comma, joint, second) || (hasGiven(words[second + 1]) && isBehindParticle(words, comma, joint)));
  const isList = !isTurned && words[joint]?.text !== ";" && isGivenList(words, joint);
  // "Ann Harlow, Jr. and Bob Harlow"
  const isSuffix = words.slice(comma + 1, joint).every(({ flags }) => flags & SUFFIX && !(flags & GIVEN));
  const isInverted = !both && !isList && !isSuffix && comma + 1 < joint && joint - comma <= 4;
  return [isList, comma < 0 ? sharedFamilyLength(words, joint, language) : isInverted ? comma + 1 : 0];
}

/** "Thomas, Ann and Harlow, Bob": one word before each comma, and behind it given names or what is nothing else. */
function arePairs(words: readonly Word[], comma: number, joint: number, second: number): boolean {
  const given = words.slice(second + 1);
  return (
    comma === 0 &&
    words.slice(1, joint).every((word) => hasGiven(word) || isInitial(word)) &&
    words.slice(joint + 1, second).every(({ flags }) => flags & PARTICLE) &&
    given.every((word) => !word.comma && (hasGiven(word) || isInitial(word) || (word.flags === 0 && isMixedWord(word))))
  );
}

/** The words between each "and", and before `list` those between commas, which go. */
function groupsBetween(words: readonly Word[], list: number, language: string): [Word[][], Word[]] {
  const joints: Word[] = [];
  const groups: Word[][] = [[]];
  // Before the commas go that tell a list.
  const dividing = new Set(words.filter((word, i) => isDividing(word, words, i, language)));
  words.forEach((word, i) => {
    if (dividing.has(word)) {
      joints.push(word);
      groups.push([]);
      return;
    }
    (groups.at(-1) as Word[]).push(word);
    if (!word.comma || i >= list) return;
    word.comma = false;
    if (i < list - 1) groups.push([]);
  });
  return [groups, joints];
}

/** "Van Tarrow, Ann and Pym, Bob": a particle that is a given name as well opens the family name where given names alone stand behind the comma. */
function isBehindParticle(words: readonly Word[], comma: number, joint: number): boolean {
  const given = words.slice(comma + 1, joint);
  return ((words[0] as Word).flags & PARTICLE) > 0 && given.every((word) => hasGiven(word) || isInitial(word));
}

/** "HARLOW JAMES T & HARLOW ANNA", "ST JOHN JAMES & ST JOHN ANNA": where each person begins with one word that is a family name alone and a given name follows, a comma goes between. */
function closeFamilies(groups: readonly Word[][]): void {
  const [{ flags, letters, shape }] = groups[0] as [Word, ...Word[]];
  const last = letters < 3 ? 1 : 0;
  const family = (group: readonly Word[]): string =>
    group
      .slice(0, last + 1)
      .map(({ key }) => key)
      .join();
  const kind = flags & (GIVEN | FAMILY | FAMILY_ASIA);
  // "Harper Lee & Harper Grace", "Abdul Rahman & Abdul Karim" share a given name.
  const isFamily = last === 0 && (kind === FAMILY || (kind === (GIVEN | FAMILY) && isUpperWord({ shape })));
  if (letters < 2 || !(isFamily || ((last > 0 || kind === 0) && isUpperWord({ shape })))) return;
  if (
    !groups.every(
      (group) =>
        group.length > last + 1 && !(group[last] as Word).comma && family(group) === family(groups[0] as Word[]),
    )
  )
    return;
  if (!groups.every((group) => hasGiven(group[last + 1]))) return;
  for (const group of groups) group[last] = { ...(group[last] as Word), comma: true };
}

function hasGiven(word: Word | undefined): boolean {
  return word !== undefined && (word.flags & GIVEN) !== 0;
}

/**
 * Number of words of a family name written first: "JOHNSON ROBERT & MARY". Given names alone stand behind each "and", and before the first one behind a
 * word that is none, behind particles, before an initial ("DAVIS GEORGE L & EMMA J") or in capitals behind what may be a family name ("THOMAS JANE & SUE").
 */
function sharedFamilyLength(words: readonly Word[], joint: number, language: string): number {
  const at = words.findIndex((word) => !(word.flags & PARTICLE));
  const [first, next] = [words[0], words[at + 1]] as [Word, Word];
  const kind = first.flags & (GIVEN | FAMILY);
  const areShouted = words.every((word) => word.letters < 1 || isUpperWord(word));
  const hasInitial = isInitial(words[joint - 1] as Word);
  const opens = at > 0 || !hasGiven(first) || hasInitial || (areShouted && kind > GIVEN && (next.flags & FAMILY) === 0);
  if (!opens || first.flags & TITLE) return 0;
  // "PATEL RAKESH K & SUNITA R"
  const isSure = areShouted && hasInitial && joint > at + 2;
  if (!hasGiven(next) && !(isSure && kind === FAMILY && next.letters > 1)) return 0;
  const areGiven = personsBehind(words, joint, language).every(
    ([given, initial, more]) =>
      given !== undefined &&
      more === undefined &&
      (hasGiven(given) || (isSure && initial !== undefined && given.letters > 1)) &&
      (initial === undefined || isInitial(initial)),
  );
  return areGiven ? at + 1 : 0;
}

/** The words of each person behind the first one. */
function personsBehind(words: readonly Word[], joint: number, language: string): Word[][] {
  const persons: Word[][] = [];
  words.forEach((word, i) => {
    if (i === joint || (i > joint && isDividing(word, words, i, language))) persons.push([]);
    else persons.at(-1)?.push(word);
  });
  return persons;
}

function shareFamilies(
  groups: readonly Word[][],
  joints: readonly Word[],
  hasFamilyInFront: boolean,
  language: string,
): PersonWords[] {
  return groups.map((words, i) => {
    // "Prince and Mary Harlow"
    if (
      areRanks(groups) ? i < 1 : areTitleWords(words, language) && !(words.length > 0 && hasGiven(groups[i + 1]?.[0]))
    )
      return { words, sharesFamily: false, kind: "titles" };
    // "Crane, Ida, and Jane Harlow"
    const isApart =
      i > 0 &&
      (groups[i - 1] as Word[]).at(-1)?.comma === true &&
      isWholeName(words) &&
      !isInitial(words.at(-1) as Word);
    if (hasFamilyInFront) return { words, sharesFamily: !isApart, kind: "name" };
    if (i > 0 && words.length === 1 && !((words[0] as Word).flags & GIVEN) && (groups[i - 1] as Word[]).length > 1)
      return { words, sharesFamily: false, kind: "family" };
    const isSpouse = joints[i - 1]?.text === SPOUSE_JOINT && areGivenAlone(words);
    const next = groups.slice(i + 1).find((group) => group.length > 1) ?? [];
    return { words, sharesFamily: isSpouse || lacksFamily(words, next, language), kind: "name" };
  });
}

/** "Linda M" of "ROY HARLOW ET UX LINDA M": a given name and initials. */
function areGivenAlone([given, ...initials]: readonly Word[]): boolean {
  return given !== undefined && isGivenName(given) && initials.every(isInitial);
}

/** "King and Queen Frost", "Earl and Countess Harlow", but "Earl and Duke Harlow", "Dr. and Dean Harlow": titles of a couple that may be given names, before one word. */
function areRanks([one = [], two = [], ...others]: readonly Word[][]): boolean {
  const [first, second] = [one[0], two[0]];
  if (one.length !== 1 || two.length !== 2 || others.length > 0 || first === undefined) return false;
  const isTitle = ((second?.flags ?? 0) & (TITLE | TITLE_OR_NAME)) > 0;
  return isTitle && hasGiven(first) !== hasGiven(second) && (first.flags & TITLE_OR_NAME) > 0;
}
