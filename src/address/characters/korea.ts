import { startsWithDigit } from "../country/word-form.ts";
import { CODE_SIGN, GLUED_NUMBER, KOREAN_CITIES, KOREAN_ENDINGS, KOREAN_PROVINCES } from "../data/korea.ts";
import type { PlacedAddress } from "../international/international.ts";
import { emptyComponents } from "../tokens/empty-components.ts";
import { joined } from "../tokens/joined.ts";
import type { AddressComponents } from "../types.ts";
import { presentLines } from "./present-lines.ts";
import { insideText, takeRoom } from "./room.ts";

/** Parts of a Korean address from the largest to the smallest, as Korea Post has them. */
export function placeKorean(text: string, named: boolean): PlacedAddress {
  const components = emptyComponents();
  for (const word of text
    .replace(CODE_SIGN, " $1 ")
    .replace(/(?<=로) (?=\d+번?길 )/gu, "")
    .replace(GLUED_NUMBER, "$1 ")
    .replace(/(?<=\d)\(/gu, " (")
    .match(/(?<![동로길리] ?)(?:\d{1,4}, ?){1,8}\d{1,4}호|[^ ,]+/gu) ?? []) {
    addWord(components, partOf(word, components), word);
  }
  takeRoom(components);
  components.country = named ? "SOUTH KOREA" : null;
  return { components, rules: [], lines: koreanLines(components), inBlocks: true };
}

/** The area from the largest part to the house number, building and room, postal code, country. */
export function koreanLines(c: Partial<AddressComponents>): string[] {
  const area = presentLines([c.state, c.city, c.dependentLocality, c.streetName, c.primaryNumber]).join(" ");
  return presentLines([area, insideText(c, " "), c.postalCode, c.country]);
}

/** Whether a text is written in Hangul. */
export function isHangul(text: string): boolean {
  return /[\uac00-\ud7af]/u.test(text) && !/[A-Z]{3}/u.test(text);
}

/** Whether an address is written in Hangul, at least as far as its street and number: "… 20, SDA빌딩". */
export function isKorean(text: string): boolean {
  const [front = ""] = text.split(/[A-Z]{3}/u, 1);
  return isHangul(text) || /[동로길] ?\d/u.test(front);
}

function partOf(word: string, c: AddressComponents): keyof AddressComponents {
  if (/^\d{5}$|^\d{3}-\d{3}$/u.test(word) && c.postalCode === null) return "postalCode";
  if (startsWithDigit(word) && c.primaryNumber === null && (c.streetName !== null || c.dependentLocality !== null))
    return "primaryNumber";
  if (c.primaryNumber !== null || c.building !== null) return "building";
  const isFirst = (c.city ?? c.state ?? c.dependentLocality ?? c.streetName) === null;
  if (isFirst && KOREAN_CITIES.has(word)) return "city";
  if (isFirst && KOREAN_PROVINCES.has(word)) return "state";
  for (const [ending, part] of KOREAN_ENDINGS) {
    if (ending.test(word) && !(SINGLE_PARTS.has(part) && c[part] !== null)) return part;
  }
  return "building";
}

/** "울산광역시 울주군": of two the second is none. */
const SINGLE_PARTS: ReadonlySet<string> = new Set(["city", "streetName"]);

function addWord(c: AddressComponents, part: keyof AddressComponents, word: string): void {
  c[part] = joined(c[part], word);
}
