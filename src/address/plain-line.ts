import { lookUpWord } from "./lexicon.ts";
import { ordinalOf } from "./ordinal.ts";
import { isCityWord, isLetters, isNameWord, isNumber, isNumbered, isUnitId, isZip } from "./plain-words.ts";
import { isStreetCode } from "./rules/state.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

/** Words of the longest street name and city of a plain line. */
const MOST_NAME_WORDS = 4;
const MOST_CITY_WORDS = 3;

/** The words of a plain line with the comma that stands behind each, and where the reader is. */
interface Words {
  readonly texts: string[];
  readonly commas: boolean[];
  at: number;
  /** Whether the street has no suffix, which would divide it from the city. */
  bare: boolean;
}

/**
 * The standard line of a text of the most usual shape, "812 N Oak Street Apt 4, Dayton, OH 45402", without the rules: house
 * number, one direction, plain words, a suffix that ends a street, one unit, plain city, state code, ZIP code. Null for any
 * other text. The rules answer the same for it (test/address/plain-line.test.ts), some ten times slower.
 *
 * @param text Cleaned upper-case text.
 */
export function plainLine(text: string): string | null {
  const first = text.charCodeAt(0);
  if ((first < 0x31 || first > 0x39) && first !== 0x50) return null;
  const words = split(text);
  if (words === null || words.texts.length < 3) return null;
  const street = first === 0x50 ? boxLine(words) : streetLine(words);
  if (street === "") return null;
  if (words.at === words.texts.length) return street;
  const place = lastLine(words);
  return place === "" ? null : `${street} ${place}`;
}

/** Words between blanks, each with whether a comma follows; null where anything but letters, digits and hyphens of ranges occurs. */
function split(text: string): Words | null {
  const texts: string[] = [];
  const commas: boolean[] = [];
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x20;
    if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x2d) continue;
    if (unit === 0x2e && from < i && isBreak(text, i + 1)) {
      const comma = text.charCodeAt(i + 1) === 0x2c;
      texts.push(text.slice(from, i));
      commas.push(comma);
      i += comma ? 2 : 1;
      from = i + 1;
      continue;
    }
    if (unit === 0x23 && from === i) {
      texts.push("#");
      commas.push(false);
      if (text.charCodeAt(i + 1) === 0x20) i++;
      from = i + 1;
      continue;
    }
    if (unit !== 0x20 && unit !== 0x2c) return null;
    if (from === i) return null;
    texts.push(text.slice(from, i));
    commas.push(unit === 0x2c);
    if (unit === 0x2c) i++;
    from = i + 1;
  }
  return { texts, commas, at: 0, bare: false };
}

/** Whether a blank, a comma with a blank, or the end stands at `at`. */
function isBreak(text: string, at: number): boolean {
  return at === text.length || text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x2c;
}

/** "PO BOX 12"; "" for any other beginning. */
function boxLine(words: Words): string {
  const { texts, commas } = words;
  const [po = "", box, id = ""] = texts;
  if (po !== "PO" || box !== "BOX" || commas[0] || commas[1] || !isNumber(id) || id.includes("-") || id.startsWith("0"))
    return "";
  words.at = 3;
  const next = texts[3] ?? "";
  return next !== "" && (next === "#" || next.charCodeAt(0) <= 0x39) ? "" : `PO BOX ${id}`;
}

/** House number, street and unit; "" where they are not plain. */
function streetLine(words: Words): string {
  const { texts, commas } = words;
  const number = texts[0] ?? "";
  if (!isNumber(number) || commas[0]) return "";
  let line = number;
  let at = 1;
  const before = lookUpWord(texts[at] ?? "");
  if (before !== null && before.direction !== "") {
    if (commas[at] || (before.direction.length < (texts[at] ?? "").length && lookUpWord(texts[at + 1] ?? "")?.stateEnd))
      return "";
    line += ` ${before.direction}`;
    at++;
  }
  const suffix = suffixFrom(words, at);
  if (suffix < 0) return bareStreet(words, at, line);
  line += nameText(texts, at, suffix);
  line += ` ${lookUpWord(texts[suffix] ?? "")?.suffix ?? ""}`;
  words.at = suffix + 1;
  return behindSuffix(words, line);
}

/** A street of one unknown word without suffix, which a comma or the end closes: "70 W MADISON, STE 4500". */
function bareStreet(words: Words, at: number, line: string): string {
  const { texts, commas } = words;
  const name = texts[at] ?? "";
  if (name.length < 3 || !isLetters(name) || lookUpWord(name) !== null) return "";
  if (!commas[at] && at + 1 < texts.length) return "";
  words.at = at + 1;
  words.bare = true;
  return behindSuffix(words, `${line} ${name}`);
}

/** Index of the strong suffix behind one to four plain words; -1 where there is none. */
function suffixFrom(words: Words, from: number): number {
  const { texts, commas } = words;
  for (let i = from; i < texts.length && i <= from + MOST_NAME_WORDS; i++) {
    const text = texts[i] ?? "";
    const word = lookUpWord(text);
    if (word?.strong) return i > from && text !== "LA" ? i : -1;
    if (commas[i]) return -1;
    if (isNumbered(text) ? i > from || !lookUpWord(texts[i + 1] ?? "")?.strong : !isNameWord(text, word)) return -1;
    if ((i === from && text === "THE") || text === "AND") return -1;
  }
  return -1;
}

function nameText(texts: readonly string[], from: number, to: number): string {
  const first = texts[from] ?? "";
  const digit = first.charCodeAt(first.length - 1);
  if (to === from + 1 && digit <= 0x39) return ` ${ordinalOf(first)}`;
  let out = "";
  for (let i = from; i < to; i++) out += ` ${texts[i]}`;
  return out;
}

/** A direction and a unit behind the suffix. */
function behindSuffix(words: Words, street: string): string {
  const { texts, commas } = words;
  let line = street;
  let { at } = words;
  const text = texts[at] ?? "";
  const word = at < texts.length ? lookUpWord(text) : null;
  if (word !== null && word.direction !== "" && !commas[at - 1] && isPostdirectional(words, at, text)) {
    line += ` ${word.direction}`;
    at++;
    if ((lookUpWord(texts[at] ?? "")?.direction ?? "") !== "") return "";
  }
  const unit = at + 1 < texts.length ? lookUpWord(texts[at] ?? "") : null;
  if (texts[at] === "#") {
    const road = lookUpWord(texts[words.at - 1] ?? "")?.road ?? "";
    if (!isUnitId(texts[at + 1] ?? "") || (road !== "" && lookUpWord(texts[words.at - 2] ?? "") !== null)) return "";
    line += ` # ${texts[at + 1]}`;
    at += 2;
  } else if (unit !== null && unit.unit !== "") {
    const id = texts[at + 1] ?? "";
    if (unit.alone || unit.unit === "FL" || commas[at] || !isUnitId(id)) return "";
    line += ` ${unit.unit} ${id}`;
    at += 2;
  }
  words.at = at;
  return line;
}

/** A direction spelled out belongs to the street when its part ends with it or a unit follows; else it may begin the city. */
function isPostdirectional({ texts, commas }: Words, at: number, text: string): boolean {
  if (text.length < 3 || commas[at] || at + 1 === texts.length) return true;
  const next = texts[at + 1] ?? "";
  return next === "#" || (lookUpWord(next)?.unit ?? "") !== "";
}

/** City, state code and ZIP code; "" where they are not plain. */
function lastLine(words: Words): string {
  const { texts, commas, at } = words;
  const zip = texts.length - 1;
  const state = texts[zip - 1] ?? "";
  const stated = state.length === 2;
  const end = stated ? zip - 1 : zip;
  const count = end - at;
  if (count < 1 || count > MOST_CITY_WORDS || !isZip(texts[zip] ?? "") || commas[zip]) return "";
  const last = lookUpWord(state);
  if (stated ? last?.state !== state : last !== null) return "";
  if (stated && isStreetCode(state) && stateOfPrefix(texts[zip] ?? "") !== state) return "";
  let line = "";
  for (let i = at; i < end; i++) {
    const text = texts[i] ?? "";
    if (words.bare && lookUpWord(text) !== null) return "";
    if (i === at && text === "ST" && i + 1 < end && lookUpWord(texts[i + 1] ?? "")?.saint && !commas[i]) {
      line += "SAINT ";
      continue;
    }
    if ((commas[i] && i < end - 1) || !isCityWord(text, lookUpWord(text), i === at, count)) return "";
    line += `${text} `;
  }
  return stated ? `${line}${state} ${texts[zip]}` : line + texts[zip];
}
