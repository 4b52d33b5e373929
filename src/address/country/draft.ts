import type { AddressComponents } from "../types.ts";
import type { CountryProfile } from "./profile.ts";
import { type Entry, NO_ENTRY } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** A part of a building with its identifier: FLAT 3, 5 PISO. */
interface Unit {
  readonly designator: string | null;
  readonly number: string | null;
}

/** An address while the steps of the reader give its words to parts. */
export interface Draft {
  readonly profile: CountryProfile;
  readonly words: Word[];
  /** The part each word was given to; null while it is free. */
  readonly parts: (Part | null)[];
  /** The parts that some word was given to. */
  readonly given: Set<Part>;
  readonly units: Unit[];
  readonly rules: string[];
  /** What the parts hold that is not the text of their words: the postal code in its standard shape. */
  readonly fixed: Pick<AddressComponents, "box" | "postalCode" | "primaryNumber" | "route" | "state">;
}

/** "marker" is a word that only announces another part: BOX, NO., CEP. */
export type Part = keyof AddressComponents | "unit" | "marker";

export function draftOf(words: Word[], profile: CountryProfile): Draft {
  const fixed = { box: null, postalCode: null, primaryNumber: null, route: null, state: null };
  return { profile, words, parts: words.map(() => null), given: new Set(), units: [], rules: [], fixed };
}

/** Gives words `from` up to, without, `to` to a part. */
export function give(draft: Draft, from: number, to: number, part: Part): void {
  if (from < to) draft.given.add(part);
  for (let i = from; i < to; i++) draft.parts[i] = part;
}

/** Notes a rule that changed the text, once. */
export function note(draft: Draft, rule: string): void {
  const id = `${draft.profile.code === "" ? "any" : draft.profile.code.toLowerCase()}/${rule}`;
  if (!draft.rules.includes(id)) draft.rules.push(id);
}

/** Whether two words stand in the same part between commas. */
export function together(draft: Draft, a: number, b: number): boolean {
  return draft.words[a]?.segment === draft.words[b]?.segment;
}

/** Runs of free words that stand together, as half-open ranges. */
export function freeRuns(draft: Draft): (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  let from = -1;
  for (let i = 0; i <= draft.words.length; i++) {
    const free = i < draft.words.length && draft.parts[i] === null;
    if (from >= 0 && (!free || !together(draft, i, from))) {
      runs.push([from, i]);
      from = -1;
    }
    if (free && from < 0) from = i;
  }
  return runs;
}

/** The look-up form of words `from` up to, without, `to`. */
export function keysOf(draft: Draft, from: number, to: number): string {
  if (to === from + 1) return draft.words[from]?.key ?? "";
  let key = "";
  for (let i = from; i < to; i++) key += (i > from ? " " : "") + (draft.words[i]?.key ?? "");
  return key;
}

/** Whether any word was given to a part. */
export function has(draft: Draft, part: Part): boolean {
  return draft.given.has(part);
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

export function keyAt(draft: Draft, at: number): string {
  return draft.words[at]?.key ?? "";
}

export function entryAt(draft: Draft, at: number): Entry {
  return draft.words[at]?.entry ?? NO_ENTRY;
}
