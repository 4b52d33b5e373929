import { PATRONYMIC } from "../data/given-or-family.ts";
import { NOBILITY } from "../data/particles.ts";
import { PARTY } from "../data/record-notes.ts";
import { ENGLISH_OF } from "../data/titles.ts";
import { countTitles } from "../titles/titles.ts";
import {
  CREDENTIAL,
  CREDENTIAL_SURE,
  credentialSpelling,
  FAMILY,
  FAMILY_IBERIA,
  GENERATION,
  GIVEN,
  OCCUPATION,
  PARTICLE,
  ROMAN,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
  TITLE_PART,
} from "../words/lexicon.ts";
import { localeSuffixLength } from "../words/locale-words.ts";
import { opensWithGiven } from "../words/opens-with-given.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { BEYOND_LATIN } from "../words/unit-kinds.ts";
import {
  HAS_DIGIT,
  HAS_DOT,
  HAS_LOWER,
  HAS_UPPER,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  type Word,
} from "../words/words.ts";
import { areInitialsOfFamily } from "./are-initials-of-family.ts";
import { isGivenInMixedCase } from "./is-given-in-mixed-case.ts";
import { isGeneration, isOccupation, isPostNominal, type SuffixPlace } from "./suffixes.ts";

/** What segments behind commas are noted in. */
export interface SuffixDraft {
  readonly generation: Word[];
  /** Words of each post-nominal or office. */
  readonly suffixes: Word[][];
  /** Words of headlines behind a comma. */
  readonly headline: Word[];
  readonly mixed: boolean;
  readonly language: string;
}

function placeBehindComma(segments: readonly Word[][], draft: SuffixDraft): SuffixPlace {
  const segment = segments[0] as Word[];
  const first = segment.slice(countTitles(segment, draft.mixed, draft.language));
  let names = 0;
  for (const word of first)
    if (
      !(word.flags & GENERATION) &&
      (!(word.flags & PARTICLE) || (isMixedWord(word) && (names > 0 || word.flags & GIVEN)))
    )
      names++;
  return {
    namesBefore: names,
    previous: first.at(-1),
    comma: true,
    mixed: draft.mixed,
    inverted: false,
    language: draft.language,
  };
}

/** Whether a segment behind a comma holds generations, post-nominals or occupations alone. */
export function isSuffixSegment(
  segment: readonly Word[],
  segments: readonly Word[][],
  last: number,
  draft: SuffixDraft,
): boolean {
  const first = segments[0] as Word[];
  const titles = countTitles(first, draft.mixed, draft.language);
  // "Dr. Harlow, M.D."
  if (titles > 0 && segment.every(({ flags }) => flags & CREDENTIAL_SURE)) return true;
  const place = placeBehindComma(segments, draft);
  if (areInitialsOfFamily(segment, first.slice(titles)) || isGivenInMixedCase(segments, place)) return false;
  const certain = last > 2 && place.namesBefore < 2 ? { ...place, namesBefore: 2 } : place;
  if (place.namesBefore > 1 && segment.length === 1 && PARTY.test((segment[0] as Word).text)) return true;
  const { flags } = segment[0] as Word;
  const isName = flags & GIVEN && !(flags & (TITLE | TITLE_OR_NAME));
  // "Ann Harlow, Dean of Students", "Harlow, Thomas, of Bath", "Aylesmere, Ann, Countess of"
  const of = segment.findIndex(({ text }) => text === ENGLISH_OF);
  if (certain.namesBefore > 1 && draft.mixed && !isName && of >= (last > 2 ? 0 : 1) && segment.length > 1) return true;
  // "Philip, Duke of Tarrow"
  const isRank = (flags & (TITLE | TITLE_OR_NAME)) > 0 && segment.length > 2;
  // "Simon Harlow, Baron Harlow"
  if (place.namesBefore > 1 && flags & (TITLE | TITLE_OR_NAME) && segment[1]?.key === place.previous?.key) return true;
  if (isHouse(segment) || (isRank && segment[1]?.key === ENGLISH_OF)) return true;
  if (segment.every((word) => isSuffixBehindComma(word, certain)) || isSuffixPhrase(segment, draft)) return true;
  if (place.namesBefore > 1 && (isSpacedCredential(segment) || followsWholeName(segment, segments, draft))) return true;
  return isOccupation(segment, certain);
}

/** "Freiherr von Tannau": a title of nobility, a particle and what it belongs to. */
export function isHouse([rank, particle, ...house]: readonly Word[]): boolean {
  const end = house.at(-1);
  if (end === undefined || end.flags & PARTICLE) return false;
  return ((particle as Word).flags & PARTICLE) > 0 && NOBILITY.has((rank as Word).key);
}

/**
 * The first segment before `last` that opens with a post-nominal behind a whole name; what follows it is none of the name either: "Jane Harlow, PMP
 * Scrum Coach", "Jane Harlow, MNSE, COREN Regd.". `last` when there is none, or when a given name opens one of them.
 */
export function firstPostNominal(segments: readonly Word[][], last: number, draft: SuffixDraft): number {
  const place = placeBehindComma(segments, draft);
  if (last < 2 || place.namesBefore < 2 || !place.mixed) return last;
  const at = segments.findIndex((segment, i) => i > 0 && i < last && opensWithPostNominal(segment, place));
  return at < 0 || segments.slice(at, last).some(([word]) => (word as Word).flags & GIVEN) ? last : at;
}

function opensWithPostNominal(segment: readonly Word[], place: SuffixPlace): boolean {
  const [word, second] = segment as [Word, ...Word[]];
  if (second === undefined)
    return (
      (!isInitial(word) || (word.flags & CREDENTIAL_SURE) > 0) &&
      isPostNominal(word, place) &&
      !isGeneration(word, place)
    );
  // "1st Baron Harlow", "U.S. Air Force"
  const isRank = word.shape & HAS_DIGIT || segment.every(({ flags }) => flags & TITLE_PART && !(flags & FAMILY));
  if (isRank && !segment.some(({ flags }) => flags & GIVEN)) return true;
  if (!(word.flags & CREDENTIAL) || word.flags & (GIVEN | FAMILY) || isLowerWord(word)) return false;
  return (isUpperWord(word) && word.letters > 2) || !segment.some(({ flags }) => flags & GIVEN);
}

/**
 * What has no letter case, or dots, is no given name behind two names with a title or behind three: "ड. सीता देवी शर्मा, पीएचडी"; what does not begin
 * with a name is none behind four, or behind three that begin with a given name: "Jan Piet Kees Visser, lid van de Tweede Kamer". Small
 * letters among capitalized words are no name behind two, nor, where no language is told, words beyond Latin behind a whole name: "Δρ. Ελένη Βλάχου, Παιδίατρος".
 */
function followsWholeName(segment: readonly Word[], [first = []]: readonly Word[][], draft: SuffixDraft): boolean {
  const titles = countTitles(first, draft.mixed, draft.language);
  const own = first.slice(titles);
  const names = own.filter((word) => !(word.flags & PARTICLE));
  if (segment.every(isNoName) && names.length > 1) {
    // "Лебедев Д.А., юрист"
    if (draft.mixed && segment.every(isLowerWord)) return true;
    const isFull = titles > 0 || isWholeName(first) || names.some(({ key }) => PATRONYMIC.test(key));
    if (isFull && segment.every(({ shape }) => shape & BEYOND_LATIN)) return true;
  }
  // "Sr. D. José Tarrow, Subdelegado del Gobierno", "Dr. Jane Harlow, Acme Clinic"
  const isRoleOf = segment.slice(1, -1).some((word) => word.flags & PARTICLE && isLowerWord(word));
  const opens = (segment[0] as Word).flags;
  // A family name begins with no initial: "Dr. R. Harlow, Acme Clinic"
  const isWhole = isWholeName(own) || (own.length > 1 && isInitial(own[0] as Word));
  // "Agung Laksono, S.T., M.T."; "GREGORY HARLOW, MA", but "MARTIN LOPEZ, MA"
  const mayBeWhole = !draft.mixed && opensWithGiven(own) && !((own.at(-1) as Word).flags & (GIVEN | FAMILY_IBERIA));
  const isGivenFirst = isRoleOf ? (names[0]?.flags ?? 0) & GIVEN : draft.mixed && isWhole;
  if (titles > 0 && names.length > 1 && isGivenFirst && (segment.length < 2 || !(opens & GIVEN))) return true;
  // "Dr. Arun Pym, F.A.C.P."
  if (titles > 0 && segment.every((word) => word.letters > 2 && isInitial(word))) return true;
  if (draft.language === "")
    return (
      segment.every((word) => word.letters > 1 && (isInitial(word) || (!draft.mixed && word.flags & SUFFIX))) &&
      (isWhole || mayBeWhole)
    );
  if (segment.every(mayBeUnlisted)) return names.length > (titles > 0 ? 1 : 2);
  if (opens & (GIVEN | FAMILY)) return false;
  return names.length > 3 || (names.length > 2 && ((names[0] as Word).flags & GIVEN) !== 0);
}

function isNoName(word: Word): boolean {
  return word.letters > 3 && !(word.flags & (GIVEN | FAMILY | PARTICLE));
}

function mayBeUnlisted(word: Word): boolean {
  if (word.flags & (GIVEN | FAMILY)) return false;
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === 0 || ((word.shape & HAS_DOT) !== 0 && word.letters > 1);
}

function isSuffixBehindComma(word: Word, place: SuffixPlace): boolean {
  // "Harlow, J.D." has initials.
  if (place.namesBefore < 2 && (isInitial(word) ? word.letters < 3 : word.flags & ROMAN && word.letters === 1))
    return false;
  return isGeneration(word, place) || isPostNominal(word, place);
}

/** "M. D.", "Ph. D.": a post-nominal with spaces behind its dots; "Ph D", "M Ed": one in its own spelling. */
export function isSpacedCredential(segment: readonly Word[]): boolean {
  const spelling = credentialSpelling(segment.map((word) => word.key).join(""));
  return (
    segment.length > 1 &&
    spelling !== undefined &&
    (segment.every((word) => word.text.endsWith(".")) ||
      (spelling === segment.map((word) => word.text).join("") && segment.some(isMixedWord)))
  );
}

/** "membro del parlamento": a segment that is one suffix of the language. */
function isSuffixPhrase(segment: readonly Word[], draft: SuffixDraft): boolean {
  return localeSuffixLength(segment, draft.language) === segment.length;
}

/** Notes the words of such a segment. */
export function addSuffixSegment(segment: readonly Word[], draft: SuffixDraft): void {
  const place: SuffixPlace = {
    namesBefore: 2,
    previous: undefined,
    comma: true,
    mixed: draft.mixed,
    inverted: false,
    language: draft.language,
  };
  const known = segment.every((word) => word.flags & SUFFIX || isSuffixBehindComma(word, place));
  const unlisted = !known && draft.language !== "" && segment.every(mayBeUnlisted);
  const phrase = unlisted || isSuffixPhrase(segment, draft) || isSpacedCredential(segment);
  if (phrase || !known) {
    const isOffice = draft.language !== "" && !((segment[0] as Word).flags & (GIVEN | FAMILY | OCCUPATION));
    if (phrase || isOffice || segment.every((word) => isLowerWord(word) || isInitial(word)))
      draft.suffixes.push([...segment]);
    else addHeadline(segment, draft);
    return;
  }
  for (const word of segment) {
    // "PSM II" is a post-nominal with its level.
    const isLevel = word.flags & ROMAN && word !== segment[0] && draft.suffixes.length > 0;
    if (isGeneration(word, place) && !isLevel) draft.generation.push(word);
    else if ((word.flags & SUFFIX && !isLevel) || draft.suffixes.length === 0 || word === segment[0])
      draft.suffixes.push([word]);
    else (draft.suffixes.at(-1) as Word[]).push(word);
  }
}

/** "PMP Scrum Coach": post-nominals in front are kept apart. */
function addHeadline(segment: readonly Word[], draft: SuffixDraft): void {
  const at = segment.findIndex((word) => !(word.flags & CREDENTIAL && isUpperWord(word)));
  for (const word of segment.slice(0, at)) draft.suffixes.push([word]);
  draft.headline.push(...segment.slice(at));
}
