import { US_NEARBY_WORDS } from "../data/us-address-words.ts";
import { US_FEDERAL_ROADS, US_ROADS_OF_NUMBER } from "../data/us-road-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { US_NO_NAMES, US_WHOLE_STREETS } from "../data/us-street-suffixes.ts";
import { highwayAt } from "../rules/highway.ts";
import { isSureSuffix } from "../rules/street-suffix.ts";
import { ordinalOf } from "../tokens/ordinal.ts";
import { isDigitsAt, isLettersAt, NOTHING, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokens/tokenize.ts";
import { NO_WORD, namesRoad } from "../tokens/word.ts";
import { isLastOfPart, type PlainLine } from "./plain-line.ts";
import { isNumericName, staysInName } from "./words.ts";

/** Words of the longest street name of a plain line. */
const MOST_NAME_WORDS = 4;

/** A street of plain words and a suffix, of one unknown word, or a numbered road. */
export function namedStreet(line: PlainLine): string {
  const { tokens, at } = line;
  if (US_SPANISH_STREETS.has(textAt(tokens, at))) return "";
  const suffix = suffixFrom(line, at);
  // "12 BROADWAY RANCHESTER WY"
  if (US_WHOLE_STREETS.has(textAt(tokens, at)) && wordAt(tokens, suffix).stateCode !== "") return "";
  if (suffix < 0) return numberedRoad(line, false) || bareName(line);
  const { stateFirst, stateCode } = wordAt(tokens, at);
  // "NEW YORK LOOP 12, TROY NY" is for the rules.
  if ((stateFirst || stateCode) && standsBeforeNumber(tokens, suffix)) return at > 0 ? numberedRoad(line, true) : "";
  line.at = suffix + 1;
  const first = tokenAt(tokens, at);
  const standard = wordAt(tokens, suffix).streetSuffix;
  if (first.shape === DIGITS)
    return suffix === at + 1 && !wordAt(tokens, suffix).road ? `${ordinalOf(first.text)} ${standard}` : "";
  let name = "";
  for (let i = at; i < suffix; i++) name += `${textAt(tokens, i)} `;
  return name + standard;
}

/** Whether a word that numbers roads, HIGHWAY or LOOP, stands before a number. */
function standsBeforeNumber(tokens: readonly AddressToken[], at: number): boolean {
  const { text, word } = tokenAt(tokens, at);
  return !isLettersAt(tokens, at + 1) && (word.road !== "" || US_ROADS_OF_NUMBER.has(text));
}

/** Index of the strong suffix behind one to four plain words; -1 where there is none. */
function suffixFrom(line: PlainLine, from: number): number {
  const { tokens, end } = line;
  for (let i = from; i < end && i <= from + MOST_NAME_WORDS; i++) {
    const { word } = tokenAt(tokens, i);
    const closes = isLastOfPart(line, i);
    if (word.strong && (closes || !wordAt(tokens, i + 1).strong))
      return i > from && isSureSuffix(tokenAt(tokens, i)) ? i : -1;
    if (closes || !tokenStaysInName(tokens, i, from)) return -1;
  }
  return -1;
}

/** Whether a token before the suffix is written as it stands. */
function tokenStaysInName(tokens: readonly AddressToken[], at: number, from: number): boolean {
  const token = tokenAt(tokens, at);
  const { text, shape, word } = token;
  const next = tokenAt(tokens, at + 1);
  if (shape !== LETTERS) return at === from && isNumericName(token) && next.word.strong;
  if (isNoName(text) && (at === from || text !== "THE")) return false;
  if (staysInName(text, word)) return true;
  if (next.shape !== LETTERS) return false;
  if (at === from && text.length === 1) return false;
  const last = next.word.strong;
  if (word === NO_WORD) return at > from && !last;
  if (word.strong) return text === word.suffixWord && word.road === "" && word.starts === 0;
  return word.direction !== "" && text !== "SOUT" && staysDirection(text, last, at > from, tokenAt(tokens, at + 2));
}

/** A word that is never the last of a name, or that opens what is nearby. */
function isNoName(text: string): boolean {
  return US_NO_NAMES.has(text) || US_NEARBY_WORDS.has(text);
}

/** "OLD NORTH RD", "JAMES W DAVIS LN", and a direction spelled out that is the whole name: "NORTH AVE". */
function staysDirection(text: string, last: boolean, inside: boolean, behind: AddressToken): boolean {
  if (last)
    return text.length > 3 && (inside || behind === NOTHING || (behind.shape === LETTERS && !behind.word.strong));
  return inside && (text.length < 2 || text.length > 3);
}

/** "US HWY 98", "COUNTY ROAD 634", of a state "OHIO HIGHWAY 98"; "" for any other street. */
function numberedRoad(line: PlainLine, ofState: boolean): string {
  const { tokens, at, end, state } = line;
  const first = tokenAt(tokens, at);
  if (first.shape !== LETTERS || first.word.designator || first.text === "RR") return "";
  if (first.word.stateCode && isDigitsAt(tokens, at + 1) && first.text !== "FM") return "";
  if (!ofState && !US_FEDERAL_ROADS.has(first.text) && !namesRoad(first.word)) return "";
  let to = at + 1;
  while (to < end && tokenAt(tokens, to).part === first.part) to++;
  const road = highwayAt(tokens, at, to, state || null);
  // Five digits could be a ZIP code; behind a letter or a direction inside the part the number may go on.
  if (road === null || !beginsNumber(tokenAt(tokens, road.next - 2))) return "";
  const id = tokenAt(tokens, road.next - 1);
  if (id.text.length > 4 || (id.shape !== DIGITS && (first.text === "I" || id.word !== NO_WORD))) return "";
  const next = road.next < end ? tokenAt(tokens, road.next) : NOTHING;
  const direction = next.word.direction;
  if (next.part !== id.part) {
    if (direction) return "";
  } else if (id.shape !== DIGITS || (next.shape !== LETTERS && next.text !== "#")) return "";
  else if ((direction || next.text.length === 1) && !isLastOfPart(line, road.next)) return "";
  line.at = road.next;
  line.bare = id.shape !== DIGITS;
  return road.name;
}

/** A word of a road right before its number, neither # nor NO. */
function beginsNumber(token: AddressToken): boolean {
  return token.shape === LETTERS && !token.word.numberMark;
}

/** A street without strong suffix, which a comma or the end closes: "70 W MADISON, STE 4500", "6 OLD PINE ORCHARD". */
function bareName(line: PlainLine): string {
  const { tokens, at, end } = line;
  let name = "";
  for (let i = at; i < end && i < at + MOST_NAME_WORDS; i++) {
    const { text, shape, word } = tokenAt(tokens, i);
    if (shape !== LETTERS || !staysInName(text, word) || isNoName(text)) return "";
    const suffix = word.streetSuffix;
    if (isLastOfPart(line, i)) {
      if (word.building || (suffix && i === at + 1 && i + 1 < end) || textAt(tokens, i + 1) === "JR") return "";
      // A lane, or Louisiana.
      if (text === "LA") return "";
      line.at = i + 1;
      line.bare = true;
      return name + (suffix && i > at ? suffix : text);
    }
    if (suffix) return "";
    name += `${text} `;
  }
  return "";
}
