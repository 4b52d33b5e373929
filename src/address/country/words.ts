import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { NUMBER_BEHIND_DASH, PART_BREAK, partingColons } from "../data/street-line-words.ts";
import { FLOOR_WORDS, GLUED_WORD } from "../data/unit-words.ts";
import type { CountryProfile } from "./profile.ts";
import { isCode, splitPiece, trimMarks } from "./split-piece.ts";
import { type Entry, entryOf, isCompoundStreet } from "./vocabulary.ts";
import { hasDigit, keyOf, startsWithDigit } from "./word-form.ts";

/** A greater difference is none of two houses. */
const LONGEST_RANGE = 100;

/** A piece of Latin or Cyrillic letters alone, as most are. */
const ONE_WORD = /^[A-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u052f]+$/u;

/** A dash or slash behind a number, with nothing behind it in its part. */
const OPEN_END = /(?<=\d[A-Z]?)[-/] ?$/u;

/** A number with nothing beside it in its part. */
const NUMBER_ALONE = /^ ?\d+ ?$/u;

/** Where a word stands. */
interface Place {
  /** The part between commas. */
  readonly segment: number;
  /** Whether it stands in brackets. */
  readonly bracketed: boolean;
  /** Whether a lone dash or slash opens its part. */
  readonly dashed: boolean;
}

/** A word of an address: as it is written out, as it is looked up, and where it stands. */
export interface PlacedWord extends Place {
  text: string;
  /** Without accents and full stops. */
  readonly key: string;
  /** What the languages of the country say about it. */
  readonly entry: Entry;
  /** Whether it ends as compound street names do. */
  readonly isCompound: boolean;
}

/** A word as it is written, with all that is looked up about it. */
function placedWord(text: string, { segment, bracketed, dashed }: Place, profile: CountryProfile): PlacedWord {
  const key = keyOf(text);
  return {
    text,
    key,
    segment,
    bracketed,
    dashed,
    entry: entryOf(profile, key),
    isCompound: isCompoundStreet(profile, key),
  };
}

/**
 * Colons as what they stand for: a blank in "NO: 5" and "TEL:5", behind a short word with a number behind it or right before
 * one; themselves in Swedish endings, "KARL XII:S TORG", "S:T ERIKSGATAN"; elsewhere a comma.
 */
function readColons(text: string): string {
  if (!text.includes(":")) return text;
  return text.replace(/:(?:(?=\d)|(?<=(?:^|[ ,])[^\d ,]{1,8}:)(?=.\d))/gu, " ").replace(partingColons(), ",");
}

/** The words of a cleaned upper-case text; a dash or slash that stands alone parts as a comma does, unless between numbers. */
export function wordsOf(text: string, profile: CountryProfile): PlacedWord[] {
  const words: PlacedWord[] = [];
  let place: Place = { segment: 0, bracketed: false, dashed: false };
  readColons(text)
    .split(PART_BREAK)
    .forEach((part, i, parts) => {
      if (i % 2 === 1) {
        if (words.length === 1 && isTypeApart(words[0] as PlacedWord, parts.slice(i + 1), profile)) return;
        const bracketed = part === "(" || (place.bracketed && part !== ")");
        place = { segment: place.segment + 1, bracketed, dashed: false };
        return;
      }
      // "HAUPTSTRASSE 1/, 10115 BERLIN"
      const pieces = part.replaceAll('"', " ").replace(OPEN_END, "").split(" ");
      for (let at = 0; at < pieces.length; at++) place = readPiece(words, pieces, at, place, profile);
    });
  return words;
}

/**
 * "RUA: LIPA, 12", "RUA, LIPA, 12": a street word of Portuguese alone, as in columns, is of the name behind it, but not of a
 * number, "LARGO, 5", unless another is behind that, "RUA, 7, 120".
 */
function isTypeApart(
  { key, entry }: PlacedWord,
  [next = "", , behind = ""]: readonly string[],
  { languages }: CountryProfile,
): boolean {
  const isType = languages[0] === PORTUGUESE && entry.type !== null && key.length > 1;
  return isType && (!NUMBER_ALONE.test(next) || NUMBER_ALONE.test(behind));
}

/** Adds a piece to the word that it goes on, or as words of its own; answers the place of what is behind it. */
function readPiece(
  words: PlacedWord[],
  pieces: readonly string[],
  at: number,
  place: Place,
  profile: CountryProfile,
): Place {
  const piece = pieces[at] ?? "";
  const last = words.at(-1);
  const open = last?.segment === place.segment ? last : undefined;
  if (piece === "-" || piece === "/") {
    if (open === undefined || !isBetweenNumbers(words, pieces.slice(at + 1), profile))
      return { ...place, segment: place.segment + 1, dashed: true };
    appendPiece(words, open, piece, profile);
  } else if (
    open !== undefined &&
    (/^\/\d/u.test(piece) ? /\d$/u.test(open.text) : isEndOfRange(words, pieces, at, profile))
  )
    appendPiece(words, open, piece, profile);
  else if (open !== undefined && /\d[A-Z]?[-/]$/u.test(open.text)) {
    // "4- 3º", "12- PADOVA", "SHOP1/ FERN ROAD"
    const isApart = /[ºª]$/u.test(piece) || /^[^\d.]{4}/u.test(piece);
    if (!isApart) appendPiece(words, open, piece, profile);
    else {
      words.pop();
      addPiece(words, open.text.slice(0, -1), open, profile);
      const beside = { ...place, segment: place.segment + Number(!hasDigit(piece)) };
      addPiece(words, piece, beside, profile);
      return beside;
    }
  } else addPiece(words, piece, place, profile);
  return place;
}

/** "214 -216": whether a piece is a number with a dash in front that belongs to the number before. */
function isEndOfRange(
  words: readonly PlacedWord[],
  pieces: readonly string[],
  at: number,
  profile: CountryProfile,
): boolean {
  const piece = pieces[at] ?? "";
  // "UNIT 8 -9"
  if (/^-\d/u.test(piece) && at === pieces.length - 1 && words.at(-2)?.entry.designator) return true;
  return piece.startsWith("-") && isBetweenNumbers(words, [piece.slice(1), pieces[at + 1] ?? ""], profile);
}

/** Whether a lone dash or slash stands between two numbers, "2 - 10", of which none is a unit's: "SUITE 500 - 1055 HASTINGS ST", "5 - 2E VERDIEPING". */
function isBetweenNumbers(
  words: readonly PlacedWord[],
  [next = "", behind = ""]: readonly string[],
  profile: CountryProfile,
): boolean {
  const last = words.at(-1)?.key ?? "";
  const before = profile.plates ? last.replace("#", "") : last;
  const entry = words.at(-2)?.entry;
  if (!startsWithDigit(before) || entry?.designator || entry?.box || FLOOR_WORDS.has(keyOf(behind))) return false;
  if (opensPlace(before, `${next} ${behind}`, profile)) return false;
  return NUMBER_BEHIND_DASH.test(next);
}

/** "161 - 3500 HASSELT", "12/3 - 5020 SALZBURG", "5 - 111 22": a postal code with its city, no number a little higher than that before. */
function opensPlace(before: string, text: string, profile: CountryProfile): boolean {
  const [, code = "", half] = /^(\d{4,6}|\d{3}( \d\d$)) ?(?=\D|$)/u.exec(text) ?? [];
  if (half !== undefined) return profile.codeShapes.some((shape) => shape.startsWith("999 99"));
  const step = Number(code) - Number.parseInt(before, 10);
  return isCode(profile, code) && (before.length < 4 || step < 0 || step > LONGEST_RANGE);
}

function appendPiece(words: PlacedWord[], last: PlacedWord, piece: string, profile: CountryProfile): void {
  words[words.length - 1] = placedWord(last.text + trimMarks(piece), last, profile);
}

/** One piece between blanks as one or more words: "ST.HELENS" and "C/MAYOR" are two, "U.S." and "12.168" are one. */
function addPiece(words: PlacedWord[], piece: string, place: Place, profile: CountryProfile): void {
  if (ONE_WORD.test(piece)) {
    words.push(placedWord(piece, place, profile));
    return;
  }
  const [, glued = "", dash = ""] = GLUED_WORD.exec(piece) ?? [];
  const cut = glued.length || piece.indexOf("#", 1);
  if (cut > 0) {
    addPiece(words, piece.slice(0, cut), place, profile);
    addPiece(words, piece.slice(cut + dash.length), place, profile);
    return;
  }
  for (const text of splitPiece(piece, profile)) words.push(placedWord(text, place, profile));
}
