import { FRONT_LABELS } from "../data/labels.ts";
import { TEAM_WORDS } from "../data/no-persons.ts";
import { PLACE_SIGN } from "../data/record-notes.ts";
import { ENGLISH_ARTICLE } from "../data/titles.ts";
import { cut, put, type Reading } from "../hygiene/reading.ts";
import { spellCredential } from "../suffixes/suffixes.ts";
import { areNames } from "../words/are-names.ts";
import { isCredential } from "../words/credential.ts";
import { isFurtherPerson } from "../words/further-person.ts";
import { isGivenName } from "../words/is-given-name.ts";
import { FAMILY, GENERATION, GIVEN, OCCUPATION, ROLE, TITLE } from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { isMixedWord, isUpperWord, splitWords, type Word } from "../words/words.ts";
import { cutPronouns } from "./cut-pronouns.ts";
import { cutSlashes } from "./cut-slashes.ts";
import { HEADLINE } from "./headline-words.ts";
import { isPlace } from "./is-listed-place.ts";
import { fieldStart, isLabel, isTitledName } from "./label.ts";
import { isNounPhrase, isSmallNoun } from "./noun-phrase.ts";
import { openingLength } from "./opening.ts";
import { isRolePhrase } from "./role-phrase.ts";
import { type Piece, splitPieces } from "./split-pieces.ts";

/** Cuts what follows the name after a separator: post-nominals are kept apart, everything else is a headline. */
export function cutHeadline(reading: Reading): void {
  cutPronouns(reading);
  if (reading.text.includes("/")) {
    cutSlashes(reading);
    joinPersons(reading);
  }
  if (reading.text.includes(" - ")) joinHyphen(reading);
  const all = splitPieces(reading.text);
  const pieces = all.filter(({ words }) => words.some(({ letters }) => letters > 0));
  const isLabelOfNext = ({ words, end }: Piece, i: number): boolean =>
    reading.text.charAt(end) === ":" &&
    isLabel(words, pieces[i + 1]?.words ?? [], reading.language, reading.source.includes("@"));
  const isPerson = ({ words, start }: Piece, i: number): boolean => {
    const behind = pieces.slice(i + 1);
    // "Buyer @ Widgets - Jane Harlow"
    if (i > 0 && reading.text.charAt(start - 1) === "@" && behind.some((piece) => areNames(piece.words))) return false;
    return (!isOnlyHeadline(words) || isRoleAndName(words, behind)) && !isBeforeName(words, behind);
  };
  const name = pieces.findIndex((piece, i) => isPerson(piece, i) && !isLabelOfNext(piece, i));
  // "Photo: Widgets Inc"
  const first = name < 0 ? pieces.findIndex((piece, i) => !isLabelOfNext(piece, i)) : name;
  const kept = titledName(pieces, Math.max(first, 0));
  cutField(reading, pieces[kept]);
  const last = lastPerson(reading, pieces, kept);
  pieces.forEach((piece, i) => {
    if (i >= kept && i <= last) return;
    if (i > kept && piece.soft && continuesName(pieces[kept]?.words ?? [], piece.words)) return;
    // "Seamus Harlow ☘️ Jr."
    if (i > kept && piece.soft && piece.words.every(({ flags }) => flags & GENERATION && !(flags & GIVEN))) return;
    takePiece(reading, piece);
  });
  // Cutting keeps every position, so that a blank takes the place of each separator.
  reading.text = all.map(({ start, end }) => reading.text.slice(start, end)).join(" ");
  for (const { start } of pieces.slice(kept + 1, last + 1)) put(reading, start - 1, ";");
}

/** "Jane Doe | John Smith": the last of the pieces behind the name that are further persons. */
function lastPerson({ text }: Reading, pieces: readonly Piece[], kept: number): number {
  const first = pieces[kept]?.words ?? [];
  const end = pieces.findIndex(
    ({ start, words }, i) =>
      i > kept && !(BETWEEN_PERSONS.includes(text.charAt(start - 1)) && isFurtherPerson(first, words)),
  );
  return (end < 0 ? pieces.length : end) - 1;
}

/** Separators that lists have as well. */
const BETWEEN_PERSONS = "|¦/•·";

/** A longer small word is a noun rather than a name that is not capitalized. */
const LONGEST_SHORT = 3;

/** A pictograph between a single word and a few more stands inside the name: "Jane ✨ Doe". */
function continuesName(name: readonly Word[], words: readonly Word[]): boolean {
  // "Carlos 🔧 plomero"
  const isNoName = (word: Word): boolean =>
    (word.flags & OCCUPATION) > 0 ||
    (isMixedWord(name[0] as Word) && isSmallNoun(word) && word.letters > LONGEST_SHORT);
  return name.length === 1 && words.length < 4 && !words.some(isNoName);
}

/** "Our studio in Milano | Dott.ssa Silvia Riva": a name with its title rather than words none of which is a given name. */
function titledName(pieces: readonly Piece[], kept: number): number {
  const words = pieces[kept]?.words ?? [];
  if (
    words.some(({ comma, flags }) => comma || flags & (GIVEN | TITLE)) ||
    !words.some(isSmallNoun) ||
    !words.some(isMixedWord)
  )
    return kept;
  const titled = pieces.findIndex(({ words }, i) => i > kept && isTitledName(words));
  return titled < 0 ? kept : titled;
}

/** "Jane Harlow, Email: jane@harlow.example": the label goes as what stands behind it does. */
function cutField(reading: Reading, piece: Piece | undefined): void {
  const at = piece !== undefined && reading.text.charAt(piece.end) === ":" ? fieldStart(piece.words) : -1;
  if (piece !== undefined && at >= 0) cut(reading, "tagline", piece.start + at, piece.end);
}

function takePiece(reading: Reading, { start, end, words }: Piece): void {
  const credentials = words.every(isCredential);
  if (credentials) for (const word of words) reading.credentials.push(spellCredential(word));
  cut(reading, credentials ? "credential" : "tagline", start, end);
}

/** A piece before the name that begins with a word of headlines, or holds only such words, titles or post-nominals. */
function isOnlyHeadline(words: readonly Word[]): boolean {
  const first = words[0] as Word;
  if (openingLength(words) === words.length) return true;
  // "The Harlow Team | Jane Harlow"
  if (first.key === ENGLISH_ARTICLE && TEAM_WORDS.has((words.at(-1) as Word).key)) return true;
  // "P3 - Jane Harlow"
  if (words.length === 1 && PLACE_SIGN.test(first.text)) return true;
  // "Me Claire Moreau": "me" opens a headline, and "Maître" is written so.
  if (first.flags & TITLE && (words[1]?.flags ?? 0) & GIVEN) return false;
  if (first.flags & OCCUPATION && !(first.comma || first.flags & (GIVEN | FAMILY))) return true;
  return words.every(({ flags }) => (flags & HEADLINE) !== 0 && !(flags & (GIVEN | FAMILY | GENERATION)));
}

/** "Support - Jane Harlow", "Verified Buyer - Jane H.", "Real Estate Agent | Jane Harlow": a label, or a role without a name, before a name that a given name opens; behind a label of several words any name. */
function isBeforeName(words: readonly Word[], behind: readonly Piece[]): boolean {
  if (FRONT_LABELS.has(words.map(({ key }) => key).join(" ")))
    return words.length > 1 || behind.some((piece) => isGivenAndMore(piece) || areNames(piece.words));
  const [first, last] = [words[0], words.at(-1)] as [Word, Word];
  const isOther = !words.some(({ flags }) => flags & (GIVEN | FAMILY));
  // "GK - Jane Harlow", "PRESS | Jane Harlow"
  if (words.length === 1 && isOther && first.letters > 1 && isUpperWord(first))
    return behind.some((piece) => isGivenAndMore(piece) && areNames(piece.words));
  // "CTO, Widgets - Jane Harlow"
  if (isRolePhrase(words) && behind.some((piece) => areNames(piece.words))) return true;
  // "Oslo - Tarro Pymberg"
  if (isPlace(words) && behind.some((piece) => areNames(piece.words))) return true;
  // "Session chair - Jane Harlow"
  if (isNounPhrase(words)) return behind.some(isGivenAndMore);
  return (last.flags & ROLE) > 0 && isOther && behind.some(isGivenAndMore);
}

/** "Author Tarro Pymberg | Nairobi" */
function isRoleAndName([first, ...name]: readonly Word[], behind: readonly Piece[]): boolean {
  return ((first as Word).flags & ROLE) > 0 && areNames(name) && !behind.some(isGivenAndMore);
}

/** A given name with no more than three words behind it, none of which is of headlines. */
function isGivenAndMore({ words: [first, ...rest] }: Piece): boolean {
  return isGivenName(first as Word) && rest.length < 4 && !rest.some(({ flags }) => isRole(flags));
}

/** "Ann Lee / Bob Harlow", "Ann/Bob Lee": one slash before a given name divides persons as "&" does. */
function joinPersons(reading: Reading): void {
  const [before = "", behind = "", more] = reading.text.split("/");
  const last = splitWords(before).pop();
  const [own, next] = splitWords(behind);
  if (more !== undefined || last === undefined || own === undefined || (last.flags | own.flags) & HEADLINE) return;
  // "Doe, Ann / Doe, Bob"; with spaces around the slash one word behind it may be anything.
  const given = own.comma ? next : next !== undefined || behind.charAt(0) !== " " ? own : undefined;
  if (given !== undefined && given.flags & GIVEN && last.letters > 1) reading.text = `${before}&${behind}`;
}

/** "Jean - Luc Picard", "Smith - Jones, Ann": a hyphen with spaces between two given names, or in a family name before its comma. */
function joinHyphen(reading: Reading): void {
  const [before = "", behind = ""] = reading.text.split(" - ");
  const [first, second] = splitWords(before);
  const [next, last] = splitWords(behind);
  if (first === undefined || second !== undefined || next === undefined || last === undefined) return;
  if (next.comma ? !((first.flags | next.flags) & HEADLINE) : first.flags & next.flags & GIVEN)
    reading.text = reading.text.replace(`${before} - `, `  ${before}-`);
}
