import { GENERATION_OF_FAMILY } from "../data/generations.ts";
import { ADDRESS_BEHIND_FAMILY } from "../data/given-or-family.ts";
import { ENGLISH_OF, FORMS_OF_ADDRESS } from "../data/titles.ts";
import { arrangeName, type NameParts, type SingleName } from "../order/arrange.ts";
import { isListedMarried } from "../order/married.ts";
import { markIndonesian } from "../suffixes/mark-indonesian.ts";
import { isOfficeBehindName } from "../suffixes/office-behind-name.ts";
import { isPhraseBehindName } from "../suffixes/phrase-behind-name.ts";
import {
  addSuffixSegment,
  firstPostNominal,
  isHouse,
  isSuffixSegment,
  type SuffixDraft,
} from "../suffixes/suffix-segment.ts";
import { takeSuffixes } from "../suffixes/take-suffixes.ts";
import { unglueTitles } from "../titles/glued-title.ts";
import { joinTitles } from "../titles/join-titles.ts";
import { takeHonorific } from "../titles/take-honorific.ts";
import { areTitles, isTitleSegment } from "../titles/title-segment.ts";
import { areTitleWords, isDegreePart } from "../titles/titles.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  FAMILY,
  GENERATION,
  GIVEN,
  PARTICLE,
  PHRASE,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
  TITLE_PART,
} from "../words/lexicon.ts";
import { spelledOut } from "../words/spelled-out.ts";
import { isTitleWord } from "../words/title-word.ts";
import { HAS_DIGIT, isInitial, isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";
import { readInverted } from "./read-inverted.ts";
import { takeTitles } from "./take-titles.ts";

/** One name with its titles and suffixes, as words. */
export interface NameReading extends NameParts, SuffixDraft {
  readonly titles: Word[];
  /** Words of the name in the order of `normalized`. */
  written: readonly Word[];
}

/** A name of which only the family name and the titles are known. */
export function familyReading(titles: Word[], family: readonly Word[], mixed: boolean, language: string): NameReading {
  return {
    titles,
    given: [],
    middle: [],
    family,
    generation: [],
    suffixes: [],
    headline: [],
    written: family,
    familyFirst: false,
    ambiguities: [],
    mixed,
    language,
  };
}

/** Reads the words of one person. */
export function readName(found: readonly Word[], language: string, single: SingleName = "either"): NameReading {
  const words = markIndonesian(unglueTitles(found, language));
  if ((language || "en") === "en") closeFamily(words);
  closeBeforeAddress(words);
  if (isLowerWord(words.at(-1) as Word)) closeBeforeInitials(words);
  const draft = familyReading([], [], words.some(isMixedWord), language);
  joinTitles(words, draft.mixed, language);
  const segments = splitSegments(words);
  let last = segments.length;
  while (
    last > 1 &&
    (isSuffixSegment(segments[last - 1] as Word[], segments, last, draft) ||
      isTitleSegment(segments, last) ||
      isOfficeBehindName(segments, last) ||
      (language === "" && isPhraseBehindName(segments, last)))
  )
    last--;
  // "Tarrow, Philip Harlow, Earl of"
  const [, name = [], rank] = segments;
  const isBehindPlace = rank?.at(-1)?.text === ENGLISH_OF && ((name[1]?.flags ?? GIVEN) & (GIVEN | FAMILY)) !== GIVEN;
  if (last === 2 && isBehindPlace) draft.headline.push(...(segments.splice(0, --last)[0] as Word[]));
  last = firstPostNominal(segments, last, draft);
  if (last > 2 && isSuffixBetween(segments[1] as Word[])) {
    addSuffixSegment(segments.splice(1, 1)[0] as Word[], draft);
    last--;
  }
  const first = takeInnerTitle(segments[0] as Word[], draft);
  const own = takeTitles(first, draft);
  let parts: NameParts;
  if (last === 1 || isInitialBehind(segments, last)) {
    const extra = segments.slice(1, last).flat();
    const name = takeSuffixes(own, draft, "whole");
    const core = takeHonorific(draft.suffixes.length > 0 ? withoutMark(name) : name, draft);
    parts = arrangeName(core, { title: draft.titles.at(-1), single, mixed: draft.mixed, language });
    parts.middle = [...parts.middle, ...extra];
    if (parts.familyFirst) draft.written = [...core, ...extra];
  } else parts = readInverted(own, segments.slice(1, last), draft);
  if (draft.written.length < 1) draft.written = [...parts.given, ...parts.middle, ...parts.family];
  for (const segment of segments.slice(last)) addSegmentBehind(segment, draft);
  // "Harlow MD, PhD, Jane"
  draft.suffixes.sort(([one], [other]) => (one as Word).start - (other as Word).start);
  return Object.assign(draft, parts);
}

/** "Jane Harlow- MD", "Jane Pym. MD": without the mark between a name and its post-nominals; a shorter word is an abbreviation. */
function withoutMark(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1) as Word;
  return /[^.]{3}[.-]$/u.test(last.text) ? [...words.slice(0, -1), { ...last, text: last.text.slice(0, -1) }] : words;
}

/** A segment behind the name: titles, post-nominals or both. */
function addSegmentBehind(segment: readonly Word[], draft: NameReading): void {
  if (draft.language !== "" || !areTitles(segment)) addSuffixSegment(segment, draft);
  else
    for (const word of segment) {
      if (isDegreePart(word) || areTitles([word]) || !(word.flags & CREDENTIAL)) draft.titles.push(word);
      else draft.suffixes.push([word]);
    }
}

/** "Harlow, Jr. Simon", "HARLOW JR SIMON A": behind the family name the generation opens the given names; the comma goes behind it. */
function closeFamily(words: readonly Word[]): void {
  const at = words.findIndex(({ text }) => GENERATION_OF_FAMILY.test(text));
  const [before, word, next] = words.slice(Math.max(at - 1, 0), at + 2);
  if (next === undefined) return;
  // "Simon Harlow, 4th Earl of Tarrow"
  if ((word as Word).shape & HAS_DIGIT && next.flags & (TITLE | TITLE_OR_NAME)) return;
  const { comma, flags } = before as Word;
  if (!comma && (at > 1 || flags & TITLE || (flags & (GIVEN | FAMILY)) === GIVEN || next.flags & SUFFIX)) return;
  (before as Word).comma = false;
  (word as Word).comma = true;
}

/** Fewer capitals are an abbreviation rather than a family name. */
const SHORT_FAMILY = 4;

/** Kinds of word that no family name before a form of address has. */
const NOT_FAMILY = CONJUNCTION | PARTICLE | PHRASE | TITLE | TITLE_LINK | TITLE_OR_NAME | TITLE_PART;

/** "HARLOW MR J", "Harlow Quiroga Dr Simon": lists write the form of address behind the family name, and the given names behind it. */
function closeBeforeAddress(words: readonly Word[]): void {
  const at = words.findIndex((word) => word.comma || word.flags & NOT_FAMILY || isInitial(word));
  const [before, word, next] = words.slice(Math.max(at - 1, 0), at + 2);
  // "OA Dr. Jane Harlow"
  if (before !== word && (spelledOut(before as Word) || isShortForm(before as Word, words))) return;
  if (at < 1 || next === undefined || !FORMS_OF_ADDRESS.has((word as Word).key) || (word as Word).comma) return;
  if (!isInitial(next) && !(next.flags & GIVEN)) return;
  if (at < 2 || !((words[0] as Word).flags & GIVEN)) (before as Word).comma = true;
}

/** "Harlow JC de", "Harlow Pym M. J. da": bibliographies write the particle behind the initials, and those behind the family name. */
function closeBeforeInitials(words: readonly Word[]): void {
  const areGiven = (word: Word): boolean => isInitial(word) || (isUpperWord(word) && word.letters < SHORT_FAMILY);
  const at = words.findIndex(areGiven);
  const behind = words.slice(at).filter((word) => !areGiven(word));
  const names = words.slice(0, Math.max(at, 0));
  if (at < 1 || at > 2 || words.some(({ comma }) => comma) || !names.every(isMixedWord)) return;
  if (behind.length > 0 && behind.every((word, i) => word === words.at(i - behind.length) && isSmallParticle(word)))
    (words[at - 1] as Word).comma = true;
}

function isSmallParticle(word: Word): boolean {
  return (word.flags & PARTICLE) > 0 && isLowerWord(word);
}

/** A few capitals among words in mixed case. */
function isShortForm(word: Word, words: readonly Word[]): boolean {
  return word.letters < SHORT_FAMILY && isUpperWord(word) && words.some(isMixedWord);
}

/** "Harlow, Jr., Simon", "Harlow, MD, Simon": what follows a name stands between the halves. */
function isSuffixBetween(words: readonly Word[]): boolean {
  return words.every(
    ({ flags, letters }) =>
      (flags & SUFFIX) !== 0 && (flags & GENERATION || !(flags & (GIVEN | FAMILY))) && letters > 1,
  );
}

function splitSegments(words: readonly Word[]): Word[][] {
  const segments: Word[][] = [];
  let current: Word[] = [];
  for (const word of words) {
    current.push(word);
    if (!word.comma) continue;
    // "Karl Hubertus, Graf von Tannau"
    const isGiven = segments.length < 1 && (word.flags & (GIVEN | FAMILY)) === GIVEN;
    if (isGiven && isHouse(words.slice(current.length))) continue;
    segments.push(current);
    current = [];
  }
  if (current.length > 0) segments.push(current);
  return segments;
}

/** Where the family name comes first, a form of address may stand behind it: Mongolian and Khmer; in Hungary behind a married name: "Horváthné Dr. Kiss Ilona". */
function takeInnerTitle(words: readonly Word[], draft: NameReading): readonly Word[] {
  const { language } = draft;
  const second = words[1];
  if (second === undefined || words.length < 3) return words;
  if (!ADDRESS_BEHIND_FAMILY.has(language) && !isListedMarried(words[0] as Word)) return words;
  if (!isTitleWord(second, language) || areTitleWords(words.slice(0, 2), language)) return words;
  draft.titles.push(second);
  return [words[0] as Word, ...words.slice(2)];
}

/** "simon harlow, b": an initial behind a whole name is a middle initial. */
function isInitialBehind(segments: readonly Word[][], last: number): boolean {
  const first = segments[0] as Word[];
  const second = segments[1] as Word[];
  if (last !== 2 || second.length !== 1 || !isInitial(second[0] as Word) || first.length < 2) return false;
  return (
    ((first[0] as Word).flags & (GIVEN | PARTICLE)) === GIVEN && ((first[1] as Word).flags & (GIVEN | SUFFIX)) === 0
  );
}
