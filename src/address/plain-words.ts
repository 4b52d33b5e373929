import type { Word } from "./lexicon.ts";
import { isOrdinalEnding } from "./tokenize.ts";

/** "12", "12-14": digits without a zero in front. */
export function isNumber(text: string): boolean {
  let hyphens = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x2d && i > 0 && i + 1 < text.length) hyphens++;
    else if (unit < 0x30 || unit > 0x39) return false;
  }
  return hyphens < 2;
}

/** "33" and "33RD", as the name of a street. */
export function isNumbered(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first < 0x31 || first > 0x39 || text.length > 5) return false;
  const letters = text.length > 2 && isOrdinalEnding(text.slice(-2)) ? text.length - 2 : text.length;
  for (let i = 1; i < letters; i++) if (text.charCodeAt(i) < 0x30 || text.charCodeAt(i) > 0x39) return false;
  return letters < text.length || text.length < 4;
}

/** A word that stays what it is inside a name. */
export function isNameWord(text: string, word: Word | null): boolean {
  if (text.length < 2 || !isLetters(text)) return false;
  if (word === null) return true;
  if (word.starts !== 0 || word.direction !== "" || word.unit !== "" || word.road !== "" || word.shorthand !== "")
    return false;
  if (word.cardinal !== "" || (text.length < 3 && (word.state !== "" || word.suffix !== ""))) return false;
  return word.suffix === "" || (!word.strong && text === word.suffixWord);
}

export function isLetters(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 0x41) return false;
  return true;
}

/** "5", "5B", "B", "B5": digits with a letter before or behind, or a letter. */
export function isUnitId(text: string): boolean {
  if (text.length === 0 || text.length > 5) return false;
  const last = text.length - 1;
  for (let i = 0; i <= last; i++) {
    const unit = text.charCodeAt(i);
    const letter = unit >= 0x41;
    if (unit === 0x2d || (letter && i > 0 && i < last) || (letter && i === 0 && last > 0 && unit === 0x49))
      return false;
    if (letter && i === last && last > 0 && text.charCodeAt(0) >= 0x41) return false;
  }
  return true;
}

export function isZip(text: string): boolean {
  if (text.length !== 5 && (text.length !== 10 || text.charCodeAt(5) !== 0x2d)) return false;
  for (let i = 0; i < text.length; i++) {
    if (i !== 5 && (text.charCodeAt(i) < 0x30 || text.charCodeAt(i) > 0x39)) return false;
  }
  return true;
}

/** A word of a city that could not end the street before it. */
export function isCityWord(text: string, word: Word | null, first: boolean, count: number): boolean {
  if (text.length < 2 || !isLetters(text)) return false;
  if (word === null) return true;
  if (word.starts !== 0 || word.unit !== "" || word.road !== "" || word.shorthand !== "" || word.strong) return false;
  if ((word.building && word.suffix === "") || (word.saint && first) || (text.length < 3 && word.state !== ""))
    return false;
  if (word.direction !== "") return first && count > 1 && text.length > 3;
  return word.suffix === "" || text === word.suffixWord;
}
