import { entryOf } from "../country/vocabulary.ts";
import { hasDigit } from "../country/word-form.ts";
import { BOX_PHRASES } from "../data/street-line-words.ts";
import { BOXES_ALONE } from "../data/unit-words.ts";
import { mainDesignator } from "./box-designator.ts";
import { type Draft, give, isFreeAt, isNumberAt, keyAt, keysOf, note, textOf, together } from "./draft.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { partEnd } from "./part-end.ts";
import { takeSite } from "./rural-site.ts";
import { isStreetBehindNumber } from "./street-signs.ts";

/** Longest announcement of a box in words: "POST OFFICE BOX". */
const LONGEST_DESIGNATOR = 3;

/** Letters of a word that may be another name: BOX, CASILLA is none. */
const LONGEST_BOX_NAME = 5;

/**
 * A post office box: its word and the identifier behind it. The identifier alone is the box where the word is the
 * country's first one, else the word stays with it: "CS 20712", "LOCKED BAG 12".
 */
export function takeBox(draft: Draft): void {
  if (takeSite(draft)) return;
  for (let i = 0; i < draft.words.length; i++) {
    if (!isFreeAt(draft, i)) continue;
    if (takeGluedBox(draft, i) || takeGeneralDelivery(draft, i)) return;
    const [width, designator] = designatorAt(draft, i);
    if (width === 0) continue;
    const at = i + width + Number(isSignedNumberAt(draft, i + width, draft.words.length));
    const end = identifierEnd(draft, at);
    if (end === at && isBoxAlone(draft, i, at)) {
      give(draft, i, at, "box");
      draft.fixed.box = designator;
      return;
    }
    if (end === at || !together(draft, i, at)) continue;
    const id = textOf(draft, at, end).replaceAll(" ", "");
    const start = officeBefore(draft, i);
    const office = start < i ? `${keyAt(draft, start)} ` : "";
    give(draft, start, at, "marker");
    giveBox(draft, at, end, designator, id, office);
    return;
  }
}

/** Gives words to the box and writes it with its word where that is not the country's first one, and with the number of its office. */
function giveBox(draft: Draft, from: number, to: number, designator: string, id: string, office = ""): void {
  give(draft, from, to, "box");
  const isPlain = office === "" && designator === mainDesignator(draft.profile);
  draft.fixed.box = isPlain ? id : `${office}${designator} ${id}`;
  note(draft, "box");
}

/** "BP1228": the letters of a box with its number. */
function takeGluedBox(draft: Draft, at: number): boolean {
  const [, word = "", id = ""] = /^([A-Z]{2,3})(\d{1,6})$/u.exec(keyAt(draft, at)) ?? [];
  const designator = word === "" ? null : entryOf(draft.profile, word).box;
  if (designator === null) return false;
  giveBox(draft, at, at + 1, designator, id);
  return true;
}

/** "GENERAL DELIVERY": what waits at a post office of Canada. */
function takeGeneralDelivery(draft: Draft, at: number): boolean {
  if (draft.profile.code !== "CA" || keysOf(draft, at, at + 2) !== "GENERAL DELIVERY") return false;
  give(draft, at, at + 2, "box");
  return true;
}

/** ", POSTFACH,", "POSTFACH 8021 ZÜRICH": a box without number, in a text that has other parts; "BOX" alone may be a name. */
function isBoxAlone(draft: Draft, from: number, to: number): boolean {
  if (draft.parts[to] === "postalCode" && BOXES_ALONE.has(designatorAt(draft, from)[1])) return true;
  if (together(draft, from, from - 1) || together(draft, from, to) || draft.words.length === to - from) return false;
  return to - from > 1 || keyAt(draft, from).length > LONGEST_BOX_NAME;
}

/** The words that announce a box at a position, and their standard form. */
export function designatorAt(draft: Draft, at: number): [width: number, designator: string] {
  let key = "";
  let best: [number, string] = [0, ""];
  for (let width = 1; width <= LONGEST_DESIGNATOR; width++) {
    const i = at + width - 1;
    if (!isFreeAt(draft, i)) break;
    key += (key === "" ? "" : " ") + keyAt(draft, i);
    const word = BOX_PHRASES.has(key) ? "PO BOX" : entryOf(draft.profile, key).box;
    const found = word === "PO BOX" ? mainDesignator(draft.profile) : word;
    if (found !== null) best = [width, found];
  }
  return best;
}

/** A box identifier holds a digit; groups of digits belong together: "POSTFACH 21 20". */
function identifierEnd(draft: Draft, from: number): number {
  const start = isOffice(draft, from) ? from + 1 : from;
  let end = start;
  while (end < start + 3 && together(draft, end, from) && isFreeAt(draft, end)) {
    const key = keyAt(draft, end);
    const grouped = /^\d{1,3}$/u.test(key) && !/\D/u.test(keyAt(draft, end - 1)) && !opensStreet(draft, end);
    if (end === start ? !hasDigit(key) : !grouped) break;
    end++;
  }
  return end === start ? from : end;
}

/** "PO BOX 1240 100 MAIN ROAD": whether the number behind a box is that of a house, with its street behind it. */
function opensStreet(draft: Draft, at: number): boolean {
  return draft.profile.numberFirst && isStreetBehindNumber(draft, at + 1, partEnd(draft, at + 1));
}

/** "PO BOX GP 1234", "PRIVATE BAG X 5018": the letters of the post office before the number. */
function isOffice(draft: Draft, at: number): boolean {
  return /^(?:[A-Z]{2,3}|X)$/u.test(keyAt(draft, at)) && together(draft, at, at + 1) && isNumberAt(draft, at + 1);
}

/** "01 BP 2029": the number of the post office in francophone Africa. */
function officeBefore(draft: Draft, at: number): number {
  const opens = together(draft, at - 1, at) && !together(draft, at - 2, at);
  return keyAt(draft, at) === "BP" && opens && /^\d\d$/u.test(keyAt(draft, at - 1)) ? at - 1 : at;
}
