import { assignedOnly } from "../../text/unicode.ts";
import { ARTICLE_WITH_APOSTROPHE } from "../data/street-line-words.ts";
import { DOTTED_ORDINAL, FLOOR_WORDS, NUMBER_SIGNS } from "../data/unit-words.ts";
import { announcesCode } from "./code-prefix.ts";
import { type CountryProfile, isGeneric } from "./profile.ts";
import { entryOf, isCompoundStreet } from "./vocabulary.ts";
import { hasDigit, keyOf, startsWithDigit } from "./word-form.ts";

/** The words that stand together in a piece between blanks, without the marks at its ends: a code, region, number, floor or unit glued to another. */
export function splitPiece(piece: string, profile: CountryProfile): string[] {
  const trimmed = trimMarks(piece);
  if (trimmed === "") return [];
  const parts = trimmed.includes(".") ? splitDots(trimmed, profile) : [trimmed];
  return parts.flatMap((part) => splitTail(part, profile).flatMap((each) => splitUnit(each, profile)));
}

/** "35100PADOVA", "7600-PRAIA", "KOLKATA-700016", "DHAKA-1205", "BRATISLAVA-811 01" and "SÃO PAULO/SP": a postal code or a region glued to the city. */
function splitTail(piece: string, profile: CountryProfile): string[] {
  const [, code = "", city = ""] = /^(\d{4,6})-?(\p{L}{4,})$/u.exec(assignedOnly(piece)) ?? [];
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
    /^(\p{L}{3,}|\d{1,2})[-/]?(\d[\d-]{0,8}[A-Z]?|[A-Z]{2,5})$/u.exec(assignedOnly(piece)) ?? [];
  // "8FL" may end a British postal code.
  const lettered = profile.codeShapes.some((shape) => shape.includes("A"));
  const isFloor =
    hasDigit(before) && FLOOR_WORDS.has(behind) && entryOf(profile, behind).designator !== null && !lettered;
  const key = keyOf(before);
  const isGlued = hasDigit(behind) && (isCompoundStreet(profile, key) || entryOf(profile, key).designator !== null);
  return isFloor || isGlued ? [before, behind] : [piece];
}

/** "3/TOP", "3/TOP12", "1695-APTO": the word of a unit behind the house number. */
function splitUnit(piece: string, profile: CountryProfile): string[] {
  const [, number = "", unit = "", id = ""] =
    /^(\d[\d/]{0,8}[A-Z]?)[-/](\p{L}{2,9})(\d*)$/u.exec(assignedOnly(piece)) ?? [];
  if (unit === "" || entryOf(profile, keyOf(unit)).designator === null) return splitNumber(piece, profile);
  return id === "" ? [number, unit] : [number, unit, id];
}

/** Whether a word is as many digits, four or more, as some postal code of the country. */
export function isCode({ codeShapes }: CountryProfile, word: string): boolean {
  return /^\d{4,}$/u.test(word) && codeShapes.some((shape) => shape.split("9").length === word.length + 1);
}

/** Full stops part words, "Д.5", "M.2", but those of "U.S.", of abbreviations, of "ST.-MARTIN", "5F.-1" and of numbers. */
function splitDots(piece: string, profile: CountryProfile): string[] {
  // "3.ER PISO"
  if (DOTTED_ORDINAL.test(piece)) return [piece.replace(".", "")];
  const parts = piece.split(".");
  const [first = "", number = ""] = parts;
  // "P.4" of Vietnam is a part of the town.
  const isUnit = !profile.numberFirst && entryOf(profile, first).designator !== null;
  const isSigned = (isUnit || NUMBER_SIGNS.has(first)) && startsWithDigit(number);
  if (!isSigned && parts.every((part) => part.length < 2) && !/^[\d.]+$/u.test(piece)) return [parts.join("")];
  return (isAbbreviated(parts, profile) ? piece.replace(".", "") : piece)
    .replace(/\.(?=-(?:[^\d.]|\d(?<=(?:\dF|[A-Z]{3})\.-\d)))/gu, "")
    .replace(/(?<!\d)\.|\.(?!\d)/gu, " ")
    .split(" ")
    .filter((part) => part !== "");
}

/** "P.ZA", "C.SO", "V.LE", "P.O": an initial with the end of its word behind it, which "R.DR" has not. */
function isAbbreviated([initial = "", end = ""]: readonly string[], profile: CountryProfile): boolean {
  const isShort = initial.length === 1 && end.length < 4 && !startsWithDigit(initial) && !startsWithDigit(end);
  // "A.HUA HIN"
  if (isGeneric(profile) && !NUMBER_SIGNS.has(initial + end)) return false;
  return isShort && !profile.languages.some(({ forenames }) => forenames.has(end));
}

/** Marks that are no part of a word at its ends, the sign of a Japanese postal code among them. */
const MARKS = ".'`*!?_\u3012";
const MARKS_BEHIND = `${MARKS}#`;

/** A piece without the marks at its ends. */
export function trimMarks(piece: string): string {
  const kept = piece === "#" || ARTICLE_WITH_APOSTROPHE.test(piece) ? 1 : 0;
  let start = 0;
  let end = piece.length;
  while (start < end && kept === 0 && MARKS.includes(piece.charAt(start))) start++;
  while (end > start + kept && MARKS_BEHIND.includes(piece.charAt(end - 1))) end--;
  return piece.slice(start, end);
}
