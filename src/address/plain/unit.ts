import { US_UNIT_SIDES } from "../data/us-secondary-designators.ts";
import { marksRoadNumber } from "../rules/number-sign.ts";
import { isId } from "../rules/unit-identifier.ts";
import { isLettersAt, NOTHING, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";
import { isLastOfPart, type PlainLine } from "./plain-line.ts";
import { isLooseUnit, isPlainUnit, isUnitId } from "./words.ts";

/** A direction and a unit behind the street. */
export function behindStreet(line: PlainLine, street: string): string {
  const { tokens, end } = line;
  let text = street;
  const { word, part } = line.at < end ? tokenAt(tokens, line.at) : NOTHING;
  const apart = part !== tokenAt(tokens, line.at - 1).part;
  if (word.direction && (apart ? isLastOfPart(line, line.at) : isPostdirectional(line))) {
    if (apart && line.bare) return "";
    text += ` ${word.direction}`;
    line.at++;
    const next = line.at < end ? tokenAt(tokens, line.at) : NOTHING;
    if (next.word.direction && (next.part === tokenAt(tokens, line.at - 1).part || isLastOfPart(line, line.at)))
      return "";
  }
  return withUnit(line, text);
}

/** A direction spelled out belongs to the street when its part ends with it or a unit follows; else it may begin the city. */
function isPostdirectional(line: PlainLine): boolean {
  const { tokens, at } = line;
  if (textAt(tokens, at).length < 3 || isLastOfPart(line, at)) return true;
  const next = tokenAt(tokens, at + 1);
  return next.text === "#" || next.word.designator !== "";
}

/** One unit with its identifier: "APT 5", "# 12B", "UNIT # F637". */
function withUnit(line: PlainLine, street: string): string {
  const { tokens, end, at } = line;
  if (at >= end) return street;
  const mark = tokenAt(tokens, at);
  const unit = mark.word.designator;
  const sign = mark.text === "#";
  if (!sign && !unit) return withoutDesignator(line, street);
  if (unit === "FL" || mark.word.alone) return "";
  const named = sign && isPlainUnit(wordAt(tokens, at + 1));
  if (sign && !named && marksRoadNumber(tokens, at)) return "";
  const idAt = named || (!sign && textAt(tokens, at + 1) === "#") ? at + 2 : at + 1;
  const id = idAt < end ? tokenAt(tokens, idAt) : NOTHING;
  // KEY WEST is a city.
  if (mark.part !== tokenAt(tokens, at - 1).part && isLooseUnit(mark.word) && !isId(id) && !id.word.designator)
    return street;
  if (id.part !== mark.part || !isUnitId(id)) return "";
  line.at = idAt + 1;
  const designator = named ? wordAt(tokens, at + 1).designator : sign ? "#" : unit;
  return endsUnit(line) ? `${street} ${designator} ${id.text}` : "";
}

/** Words alone follow: a floor, "5TH FLOOR", and a number without designator are not plain. */
function withoutDesignator({ tokens, at, end }: PlainLine, street: string): string {
  const next = at + 1 < end ? tokenAt(tokens, at + 1) : NOTHING;
  return isLettersAt(tokens, at) && next.word.designator !== "FL" ? street : "";
}

/** A suffix that takes no number: neither HWY nor RD, nor the ST of AVE ST, which is STE. */
export function isSuffixWithoutNumber(tokens: readonly AddressToken[], at: number): boolean {
  const { word } = tokenAt(tokens, at);
  return word.strong && word.road === "" && !wordAt(tokens, at - 1).strong;
}

/** Whether what follows an identifier is no part of it. */
function endsUnit(line: PlainLine): boolean {
  const { tokens, at, end } = line;
  const next = tokenAt(tokens, at);
  if (at >= end || next.part !== tokenAt(tokens, at - 1).part) return true;
  if (US_UNIT_SIDES.has(next.text)) return false;
  return next.shape === LETTERS && next.text.length > 1 && (next.word.direction === "" || !isLastOfPart(line, at));
}
