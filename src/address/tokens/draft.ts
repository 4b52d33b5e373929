import type { AddressComponents, Places } from "../types.ts";
import { emptyComponents } from "./empty-components.ts";
import type { AddressToken } from "./tokenize.ts";

/** Roles of a token. */
export const FREE = 0;
/** A rule knows what it is. */
export const PLACED = 1;
/** It stands in a part by its position only. */
export const ASSUMED = 2;
/** It leaves the standard line. */
export const DROPPED = 3;

/** A secondary unit: "STE 5", "FL 2", "B100" without designator. */
export interface SecondaryUnit {
  designator: string;
  id: string;
}

/** A reading in the making: the rules take tokens and fill components, from the last line to the street. */
export interface Draft {
  readonly tokens: AddressToken[];
  readonly components: AddressComponents;
  readonly rules: string[];
  readonly units: SecondaryUnit[];
  readonly places: Places | null;
  /** Country that the caller expects, which may be a territory: "PR". */
  readonly hint: string | null;
  /** Union of the bits `Word.starts` of all tokens. */
  readonly starts: number;
  /** End of the tokens before city, state and postal code. */
  end: number;
  /** Index of the road that a rule has taken for the street; -1 without one. */
  street: number;
  /** Units before the last one. */
  otherUnits: string;
  /** Names of buildings, firms and other text before and behind the street. */
  beforeStreet: string;
  behindStreet: string;
  /** Text behind the last line: latitude and longitude, a telephone number. */
  behindLastLine: string;
  /** Whether the text behind the street would read as something else before it. */
  staysBehind: boolean;
  generalDelivery: boolean;
}

/** A draft of tokens, none of which a rule has taken. */
export function draftOf(tokens: AddressToken[], places: Places | null, hint: string | null): Draft {
  let starts = 0;
  for (const token of tokens) starts |= token.word.starts;
  return {
    tokens,
    components: emptyComponents(),
    rules: [],
    units: [],
    places,
    hint,
    starts,
    end: tokens.length,
    street: -1,
    otherUnits: "",
    beforeStreet: "",
    behindStreet: "",
    behindLastLine: "",
    staysBehind: false,
    generalDelivery: false,
  };
}

/** Notes a rule that changed the text, once. */
export function note(draft: Draft, rule: string): void {
  if (!draft.rules.includes(rule)) draft.rules.push(rule);
}

/** Marks tokens from `from` up to `to` with a role, and notes the rule that changed the text by it, if any. */
export function mark(draft: Draft, from: number, to: number, role: number, rule = ""): void {
  if (rule !== "") note(draft, rule);
  for (let i = from; i < to; i++) {
    const token = draft.tokens[i];
    if (token !== undefined) token.role = role;
  }
}

/** Marks tokens as placed, and notes the rule where their standard text is another. */
export function place(draft: Draft, from: number, to: number, standard: string, rule: string): void {
  mark(draft, from, to, PLACED, textOf(draft.tokens, from, to) === standard ? "" : rule);
}

/** The texts of tokens from `from` up to `to` with blanks between. */
export function textOf(tokens: readonly AddressToken[], from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token !== undefined) out += out === "" ? token.text : ` ${token.text}`;
  }
  return out;
}
