import { MACHINE_PLACEHOLDER, NO_GIVEN } from "../data/no-persons.ts";
import { BIRTH_BEHIND_ONE, SURE_BIRTH } from "../data/other-names.ts";
import { ENGLISH_AND } from "../data/particles.ts";
import { GLUED_INITIALS } from "../data/titles.ts";
import { noteRemoved, noteWords, type Reading } from "../hygiene/reading.ts";
import { isListedPlace } from "../noise/is-listed-place.ts";
import { isRecordNote, mayOpenNote } from "../noise/record-note.ts";
import { recaseWords } from "../recase/recase.ts";
import { unglueTitles } from "../titles/glued-title.ts";
import { isBirthAbbreviation, mayBeBirthAbbreviation } from "../words/birth-abbreviation.ts";
import { isCredential } from "../words/credential.ts";
import { BIRTH, FAMILY, GENERATION, GIVEN, NO_PERSON, TITLE, TITLE_OR_NAME } from "../words/lexicon.ts";
import { isConjunction } from "../words/locale-words.ts";
import { isPlaceOrFirm } from "../words/place-or-firm.ts";
import { isTitleWord } from "../words/title-word.ts";
import { isLowerWord, isMixedWord, type Word } from "../words/words.ts";
import { takeAlias } from "./alias.ts";
import { joinByWords, mayJoin } from "./joining-words.ts";
import { dividesHalves, joinsCredentials } from "./joint.ts";
import { takeNameBetween } from "./name-between.ts";
import { namesOfList } from "./name-list.ts";
import { type PersonWords, splitPersons } from "./persons.ts";
import { familyReading, type NameReading, readName } from "./read-name.ts";
import { dropSpouse } from "./spouse.ts";

/** The persons of a prepared text, the first one first. */
export function readPersons(reading: Reading, all: Word[]): NameReading[] {
  // "J.R.Harlow, T.F.Marsh"
  const found = GLUED_INITIALS.test(all[0]?.text ?? "") ? [...unglueTitles(all, reading.language)] : all;
  const single = reading.nicknames.length > 0 || found.some(({ key }) => key === NO_GIVEN) ? "family" : "either";
  const alone = (words: Word[]): NameReading[] => [readName(words, reading.language, single)];
  if (!found.some((word) => mayDivide(word, reading.language))) return alone(found);
  // Once before, so that a birth name never follows a joint alone, and once for the joint that it leaves behind.
  const words = dropLoneJoints(
    takeBirthName(
      dropLoneJoints(
        takeNote(
          takeAlias(dropSpouse(takeNameBetween(joinByWords(found, reading.language), reading), reading), reading),
          reading,
        ),
        reading,
      ),
      reading,
    ),
    reading,
  );
  const several = splitPersons(words, reading.language);
  if (several === null) return alone(words);
  noteWords(reading, "conjunction", several.joints);
  return readSeveral(several.persons, several.familyInFront, several.joints[0], reading);
}

/** Whether a word may stand between two persons or before a birth name or a note. */
function mayDivide(word: Word, language: string): boolean {
  if (word.comma || word.letters === 0 || (word.flags & (BIRTH | NO_PERSON)) !== 0) return true;
  return isConjunction(word, language) || mayJoin(word) || mayOpenNote(word) || mayBeBirthAbbreviation(word);
}

function readSeveral(
  all: readonly PersonWords[],
  familyInFront: readonly Word[],
  joint: Word | undefined,
  reading: Reading,
): NameReading[] {
  // A family name that stands alone belongs to who lacks one: "Lawrence & Gloria Harlow & Pym".
  const lone = all.some((person) => person.sharesFamily)
    ? all.find(({ kind, words }) => kind === "family" && (words[0] as Word).letters > 1)
    : undefined;
  const persons = all.filter((person) => person !== lone);
  const full = persons.filter((person) => person.kind !== "titles");
  const host = full.filter((person) => !person.sharesFamily).at(-1);
  const familyOf = (owner: PersonWords | undefined): readonly Word[] =>
    owner === undefined ? [] : readName([...familyInFront, ...owner.words], reading.language).family;
  const readings = persons.map((person, i) => {
    const next = persons.slice(i + 1).find((one) => one.kind === "name" && !one.sharesFamily);
    return readOne(person, familyInFront, lone?.words ?? familyOf(next ?? host), reading);
  });
  return persons[0]?.kind === "titles" ? readTitlesFirst(persons, readings, joint, reading) : readings;
}

/** Titles alone come before the name they belong to: the first of "Mr. and Mrs. James Davis" is James Davis. */
function readTitlesFirst(
  persons: readonly PersonWords[],
  readings: NameReading[],
  joint: Word | undefined,
  reading: Reading,
): NameReading[] {
  const named = persons.findIndex((person) => person.kind !== "titles");
  const main =
    (persons.length === 2 && !persons[named]?.sharesFamily
      ? coupleOf(persons[named]?.words ?? [], reading)
      : undefined) ?? readings[named];
  const couple = readings[0];
  if (main === undefined || couple === undefined) return readings;
  const own = main.titles;
  const partner: NameReading = { ...couple, titles: own, family: main.family, written: main.family };
  // A couple without given names keeps its joint title: "Mr. and Mrs." Smith.
  const isNameless = main.family.length === 0;
  const titles =
    (isNameless || main.given.length === 0) && joint !== undefined ? [...couple.titles, joint, ...own] : couple.titles;
  const rest = readings.filter((_, i) => i !== 0 && i !== named);
  // "Mr & Mrs Bob and Ann Lee": the second title is the second person's.
  const second = rest[0];
  if (second !== undefined && second.titles.length === 0)
    return [{ ...main, titles }, { ...second, titles: own }, ...rest.slice(1)];
  return isNameless ? [{ ...main, titles }, ...rest] : [{ ...main, titles }, partner, ...rest];
}

/** "Lady Harlow" of "Lord and Lady Harlow": behind the titles of both the only word is the family name. */
function coupleOf([title, family, more]: readonly Word[], { language }: Reading): NameReading | undefined {
  const isTitle =
    ((title?.flags ?? 0) & (TITLE | TITLE_OR_NAME)) > 0 || (title !== undefined && isTitleWord(title, language));
  if (title === undefined || family === undefined || more !== undefined || !isTitle) return undefined;
  return familyReading([title], [family], isMixedWord(family), language);
}

function readOne(
  person: PersonWords,
  familyInFront: readonly Word[],
  shared: readonly Word[],
  reading: Reading,
): NameReading {
  const { language } = reading;
  if (person.kind === "titles") return familyReading([...person.words], shared, true, language);
  if (!person.sharesFamily) return readName(person.words, language);
  const family = familyInFront.length > 0 ? familyInFront : shared;
  const host = family.map((word, i) => ({ ...word, comma: i === family.length - 1 }));
  // "Sr. Juan y Sra. Ana Ruiz": behind a family name "Sr." would be a generation.
  const [first, ...rest] = person.words as [Word, ...Word[]];
  if (familyInFront.length === 0 && rest.length > 0 && first.flags & GENERATION && first.flags & TITLE)
    return readName([first, ...host, ...rest], language);
  return readName([...host, ...person.words], language);
}

/** "John Smith dba Smith Plumbing", "John Smith & Family", "John Smith, Acme": what records note behind a name goes with all that follows. */
function takeNote(words: Word[], reading: Reading): Word[] {
  // "Josh from Widgets"
  const at = words.findIndex(
    (word, i) =>
      i > (isLowerWord(word) && isMixedWord(words[0] as Word) ? 0 : 1) &&
      (isRecordNote(words, i) ||
        (reading.language === "" &&
          (isPlaceOrFirm(words, i) || isListedPlace(words, i)) &&
          namesOfList(words, "") === null)),
  );
  if (at < 0) return words;
  noteRemoved(reading, "tagline", (words[at] as Word).start, (words.at(-1) as Word).end);
  return words.slice(0, at);
}

/** Takes out "née Adler": a birth name without brackets, behind the name. */
function takeBirthName(words: Word[], reading: Reading): Word[] {
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      ((word.flags & BIRTH && (i > 1 || word.key === BIRTH_BEHIND_ONE)) ||
        (i > 1 && isBirthAbbreviation(word, words[i - 1]))),
  );
  const marker = words[at];
  if (marker === undefined || at === words.length - 1 || marker.flags & (GIVEN | FAMILY)) return words;
  const isSmall = isLowerWord(marker);
  if (!(isSmall || (isMixedWord(marker) ? SURE_BIRTH.test(marker.key) : marker.letters > 2))) return words;
  const end = words.findIndex(({ comma }, i) => i > at && (comma || isCredential(words[i + 1] ?? marker)));
  const own = words.slice(at + 1, end < 0 ? words.length : end + 1);
  const last = own.at(-1) as Word;
  reading.maiden = recaseWords(own, own, reading.language).join(" ");
  // "z domu", "de soltera".
  const opener = words[at - 1] as Word;
  const from = at > 2 && opener.letters < 3 && isLowerWord(opener) ? at - 1 : at;
  noteRemoved(reading, "maiden-name", (words[from] as Word).start, last.end);
  const before = words[from - 1] as Word;
  if (last.comma) before.comma = true;
  return [...words.slice(0, from), ...words.slice(at + 1 + own.length)];
}

/** "Jane Harlow NULL", though "Null" is a family name. */
function isOfMachine(word: Word): boolean {
  return !isMixedWord(word) && MACHINE_PLACEHOLDER.test(word.key);
}

/** Without "&", ";" and "+" that stand between no two words, and without placeholders: "NMN", small "null" among capitalized words. */
function dropLoneJoints(words: Word[], reading: Reading): Word[] {
  const mixed = words.some(isMixedWord);
  const kept: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const before = kept.at(-1);
    const next = words[i + 1];
    const isAgain = before?.key === ENGLISH_AND;
    const lone = before === undefined || before.letters === 0 || isAgain || next === undefined || next.letters === 0;
    // "Harlow, J.; and Pym, B.", "Mr. and and Mrs. Harlow"
    const isJoint = "&;+".includes(word.text) || (word.key === ENGLISH_AND && (isAgain || before?.text === ";"));
    const isList = joinsCredentials(words, i) || dividesHalves(words, i);
    if (isList && before !== undefined) before.comma = true;
    if ((isJoint && lone) || isList) noteRemoved(reading, "punctuation", word.start, word.end);
    else if (
      word.flags & NO_PERSON &&
      (word.flags & BIRTH || (mixed && (isLowerWord(word) || (kept.length > 1 && isOfMachine(word)))))
    ) {
      noteRemoved(reading, "placeholder", word.start, word.end);
      if (before !== undefined) before.comma ||= word.comma;
    } else kept.push(word);
  }
  return kept.length === 0 ? words : kept;
}
