import type { CountryProfile } from "../country/profile.ts";
import { type Entry, NO_ENTRY } from "../country/vocabulary.ts";
import { startsWithDigit } from "../country/word-form.ts";
import type { PlacedWord } from "../country/words.ts";
import type { Language } from "../data/languages/language.ts";
import type { AddressComponents } from "../types.ts";
import { shortForm } from "./short-form.ts";

/** The part that districts, quarters and villages of a town are. */
export const DISTRICT: "dependentLocality" = "dependentLocality";

/** A part of a building with its identifier: FLAT 3, 5 PISO. */
export interface Unit {
  readonly designator: string | null;
  readonly number: string | null;
}

/** An address while the steps of the reader give its words to parts. */
export interface Draft {
  readonly profile: CountryProfile;
  readonly words: PlacedWord[];
  /** The part each word was given to; null while it is free. */
  readonly parts: (Part | null)[];
  /** The parts that some word was given to. */
  readonly given: Set<Part>;
  readonly units: Unit[];
  readonly rules: string[];
  /** What the parts hold that is not the text of their words: the postal code in its standard shape. */
  readonly fixed: Partial<AddressComponents>;
}

/** Words `from` up to, without, `to`. */
export type Run = readonly [from: number, to: number];

/** "marker" is a word that only announces another part: BOX, NO., CEP. */
export type Part = keyof AddressComponents | "unit" | "marker";

/** A draft of words, none of which has a part. */
export function draftOf(words: PlacedWord[], profile: CountryProfile): Draft {
  return { profile, words, parts: words.map(() => null), given: new Set(), units: [], rules: [], fixed: {} };
}

/** Gives words `from` up to, without, `to` to a part. */
export function give(draft: Draft, from: number, to: number, part: Part): void {
  if (from < to) draft.given.add(part);
  for (let i = from; i < to; i++) draft.parts[i] = part;
}

/** Gives words to a unit; answers where it ends. */
export function giveUnit(draft: Draft, from: number, to: number, designator: string | null, number: string): number {
  draft.units.push({ designator: designator && shortForm(draft.profile, designator), number });
  give(draft, from, to, "unit");
  return to;
}

/** Notes a rule that changed the text, once. */
export function note(draft: Draft, rule: string): void {
  const id = `${(draft.profile.code || "any").toLowerCase()}/${rule}`;
  if (!draft.rules.includes(id)) draft.rules.push(id);
}

/** Whether two words stand in the same part between commas. */
export function together(draft: Draft, a: number, b: number): boolean {
  return draft.words[a]?.segment === draft.words[b]?.segment;
}

/** Runs of free words that stand together. */
export function freeRuns(draft: Draft): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let i = 0; i <= draft.parts.length; i++) {
    const free = isFreeAt(draft, i);
    if (free && together(draft, i, from)) continue;
    if (i > from) runs.push([from, i]);
    from = free ? i : i + 1;
  }
  return runs;
}

/** Words as they are written out, with blanks between. */
export function textOf(draft: Draft, from: number, to: number): string {
  return draft.words
    .slice(from, to)
    .map((word) => word.text)
    .join(" ");
}

/** The look-up form of words `from` up to, without, `to`. */
export function keysOf(draft: Draft, from: number, to: number): string {
  let key = "";
  for (let i = from; i < to; i++) key += (i > from ? " " : "") + keyAt(draft, i);
  return key;
}

/** Whether any word was given to a part. */
export function has(draft: Draft, part: Part): boolean {
  return draft.given.has(part);
}

/** Whether a word is there and given to no part. */
export function isFreeAt(draft: Draft, at: number): boolean {
  return draft.parts[at] === null;
}

/** The first language of the country. */
export function firstLanguage(draft: Draft): Language | undefined {
  return draft.profile.languages[0];
}

/** Position of the first word of a part, or -1. */
export function startOf(draft: Draft, part: Part): number {
  return draft.parts.indexOf(part);
}

/** Writes a word in its standard form and notes the rule when that changed it. */
export function standardize(draft: Draft, at: number, text: string, rule: string): void {
  const word = draft.words[at];
  if (word === undefined || word.key === text || word.text === text) return;
  word.text = text;
  note(draft, rule);
}

/** The look-up form of a word; "" outside the text. */
export function keyAt(draft: Draft, at: number): string {
  return draft.words[at]?.key ?? "";
}

/** Whether a word begins with a digit. */
export function isNumberAt(draft: Draft, at: number): boolean {
  return startsWithDigit(keyAt(draft, at));
}

/** What the languages of the country say about a word. */
export function entryAt(draft: Draft, at: number): Entry {
  return draft.words[at]?.entry ?? NO_ENTRY;
}
