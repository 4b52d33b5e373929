import { foldDiacritics } from "../../text/fold.ts";
import { assignedOnly, isAscii } from "../../text/unicode.ts";
import { ARTICLE_WITH_APOSTROPHE, NUMBER_BEHIND_DASH, PART_BREAK, partingColons } from "../data/street-line-words.ts";
import { DOTTED_ORDINAL, FLOOR_WORDS, GLUED_WORD, NUMBER_SIGNS, ORDINAL_ENDINGS } from "../data/unit-words.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { announcesCode } from "./code-prefix.ts";
import type { CountryProfile } from "./profile.ts";
import { type Entry, entryOf, isCompoundStreet } from "./vocabulary.ts";

/** A greater difference is none of two houses. */
const LONGEST_RANGE = 100;

/** A piece of Latin or Cyrillic letters alone, as most are. */
const ONE_WORD = /^[A-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u052f]+$/u;

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
  const parts = readColons(text).split(PART_BREAK);
  parts.forEach((part, i) => {
    if (i % 2 === 1) {
      const bracketed = part === "(" || (place.bracketed && part !== ")");
      place = { segment: place.segment + 1, bracketed, dashed: false };
      return;
    }
    const pieces = part.replaceAll('"', " ").split(" ");
    pieces.forEach((piece, at) => {
      const last = words.at(-1);
      const open = last?.segment === place.segment ? last : undefined;
      if (piece === "-" || piece === "/") {
        const joins = open !== undefined && isBetweenNumbers(words, pieces.slice(at + 1), profile);
        if (joins) appendPiece(words, open, piece, profile);
        else place = { ...place, segment: place.segment + 1, dashed: true };
      } else if (open !== undefined && /^\/\d/u.test(piece) && /\d$/u.test(open.text))
        appendPiece(words, open, piece, profile);
      else if (open !== undefined && /\d[A-Z]?[-/]$/u.test(open.text)) {
        // "4- 3º", "12- PADOVA"
        const isApart = /[ºª]$/u.test(piece) || (open.text.endsWith("-") && /^[^\d.]{4}/u.test(piece));
        if (!isApart) appendPiece(words, open, piece, profile);
        else {
          words[words.length - 1] = placedWord(open.text.slice(0, -1), open, profile);
          place = { ...place, segment: place.segment + Number(!hasDigit(piece)) };
          addPiece(words, piece, place, profile);
        }
      } else addPiece(words, piece, place, profile);
    });
  });
  return words;
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
  const trimmed = trimMarks(piece);
  if (trimmed === "") return;
  const parts = trimmed.includes(".") ? splitDots(trimmed) : [trimmed];
  for (const part of parts)
    for (const text of splitTail(part, profile).flatMap((each) => splitUnit(each, profile)))
      words.push(placedWord(text, place, profile));
}

/** "35100PADOVA", "7600-PRAIA", "KOLKATA-700016", "DHAKA-1205", "BRATISLAVA-811 01" and "SÃO PAULO/SP": a postal code or a region glued to the city. */
function splitTail(piece: string, profile: CountryProfile): string[] {
  const [, code = "", city = ""] = /^(\d{4,6})-?(\p{L}{4,})$/u.exec(piece) ?? [];
  if (profile.codeFirst && isCode(profile, code) && !isCompoundStreet(profile, keyOf(city))) return [code, city];
  const at = Math.max(piece.lastIndexOf("-"), piece.lastIndexOf("/"));
  const name = piece.slice(0, at);
  if (at < 3 || announcesCode(profile, name)) return [piece];
  const tail = piece.slice(at + 1);
  const dash = piece.charAt(at) === "-";
  // "STRATFORD-UPON-AVON"
  const inName = dash && tail.length > 3 && name.includes("-");
  const found =
    (profile.regions?.has(keyOf(tail)) && !inName) ||
    (dash && (isCode(profile, tail) || (/^\d{3}$/u.test(tail) && profile.codeShapes.includes("999 99"))));
  return found && (!hasDigit(name) || tail.length > 4) ? [name, tail] : [piece];
}

/** "HYACINTHSTRAAT174", "UNIT19", "LEVEL-5", "BLDG3-16-3", "FSZ/2", "8TR": a compound street or unit and its number, a number and its floor, written together. */
function splitNumber(piece: string, profile: CountryProfile): string[] {
  const [, before = "", behind = ""] =
    /^(\p{L}{4,}|\p{L}{3}(?=\/)|\d{1,2})[-/]?(\d[\d-]{0,8}[A-Z]?|[A-Z]{2,5})$/u.exec(piece) ?? [];
  // "8FL" may end a British postal code.
  const lettered = profile.codeShapes.some((shape) => shape.includes("A"));
  const isFloor =
    hasDigit(before) && FLOOR_WORDS.has(behind) && entryOf(profile, behind).designator !== null && !lettered;
  const key = keyOf(before);
  const isGlued = hasDigit(behind) && (isCompoundStreet(profile, key) || entryOf(profile, key).designator !== null);
  return isFloor || isGlued ? [before, behind] : [piece];
}

/** "3/TOP", "3/TOP12": the word of a unit behind the house number. */
function splitUnit(piece: string, profile: CountryProfile): string[] {
  const [, number = "", unit = "", id = ""] = /^(\d[\d/]{0,8}[A-Z]?)\/(\p{L}{3,9})(\d*)$/u.exec(piece) ?? [];
  if (unit === "" || entryOf(profile, keyOf(unit)).designator === null) return splitNumber(piece, profile);
  return id === "" ? [number, unit] : [number, unit, id];
}

/** Whether a word is as many digits, four or more, as some postal code of the country. */
function isCode({ codeShapes }: CountryProfile, word: string): boolean {
  return /^\d{4,}$/u.test(word) && codeShapes.some((shape) => shape.split("9").length === word.length + 1);
}

/** Full stops part words, "Д.5", but those of "U.S.", of abbreviations, of "ST.-MARTIN", "5F.-1" and of numbers. */
function splitDots(piece: string): string[] {
  // "3.ER PISO"
  if (DOTTED_ORDINAL.test(piece)) return [piece.replace(".", "")];
  const parts = piece.split(".");
  const [first = "", number = ""] = parts;
  const isSigned = NUMBER_SIGNS.has(first) && startsWithDigit(number);
  if (!isSigned && parts.every((part) => part.length < 2) && !/^[\d.]+$/u.test(piece)) return [parts.join("")];
  return (isAbbreviated(parts) ? piece.replace(".", "") : piece)
    .replace(/\.(?=-(?:[^\d.]|\d(?<=\dF\.-\d)))/gu, "")
    .replace(/(?<!\d)\.|\.(?!\d)/gu, " ")
    .split(" ")
    .filter((part) => part !== "");
}

/** "P.ZA", "C.SO", "V.LE", "P.O": an initial with the end of its word behind it. */
function isAbbreviated([initial = "", end = ""]: readonly string[]): boolean {
  return initial.length === 1 && end.length < 4 && !startsWithDigit(initial) && !startsWithDigit(end);
}

/** Marks that are no part of a word at its ends. */
const MARKS = ".'`*!?_";
const MARKS_BEHIND = `${MARKS}#`;

function trimMarks(piece: string): string {
  const kept = piece === "#" || ARTICLE_WITH_APOSTROPHE.test(piece) ? 1 : 0;
  let start = 0;
  let end = piece.length;
  while (start < end && kept === 0 && MARKS.includes(piece.charAt(start))) start++;
  while (end > start + kept && MARKS_BEHIND.includes(piece.charAt(end - 1))) end--;
  return piece.slice(start, end);
}

/** The look-up form of a word: no accents, and full stops in numbers only. */
export function keyOf(word: string): string {
  const plain = isAscii(word) ? word : foldDiacritics(word).replace("°", "O");
  return plain.includes(".") && !startsWithDigit(plain) ? plain.replaceAll(".", "") : plain;
}

/** Whether a word is one of a name: letters with apostrophes, full stops and dashes between, an apostrophe in front of some: 'S-GRAVENHAGE. */
export function isName(word: string): boolean {
  return /^'?\p{L}[\p{L}'.-]+$/u.test(assignedOnly(word));
}

/** Whether a word is the number of district, block and house in Japan: "1-6-1". */
export function isBlockNumber(key: string): boolean {
  return /^\d+-\d+-\d+$/u.test(key);
}

/** The digits of an ordinal, "10TH", "1ER", "5º"; "" when a word is none. */
export function ordinalDigits(key: string): string {
  const [, digits = "", ending = ""] = /^(\d+)(\D{1,3})$/u.exec(key) ?? [];
  return ORDINAL_ENDINGS.has(ending) ? digits : "";
}

export function startsWithDigit(key: string): boolean {
  return isDigitAt(key, 0);
}

export function hasDigit(key: string): boolean {
  for (let i = 0; i < key.length; i++) if (isDigitAt(key, i)) return true;
  return false;
}
