// Meaning: words and marks that tell a birth name, a nickname or another name.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 15 tables and patterns.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** Words that stand before a birth name, and one before that of a husband in lists alone. */
export const BIRTH_NAME_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`born domu dzim ep formerly född født geb gebore geboren geborene geborener maiden nacida nascida nata nee né née născută os rojena roz rozená rođ rođena soltera syntyjään szül született ur urodz urodzona γένος γεννηθείσα дому дівоче родена рожд рођена урожд урожденная урождённая`,
);

/** Those of them that are no name, though capitalized. */
export const SURE_BIRTH: RegExp = /^(?:geb|née)/u;

/** What stands before another name of a woman between the family name in front and the given names, lower case: her birth name, with the letter that opens it, or that of her husband. */
export const BETWEEN_NAMES: RegExp = /^(?:n[eé]e|[eé]p(?:ouse)?|veuve|vve)$/u;
export const BIRTH_LETTER: string = "n";

/** A colon behind one of them. */
export const COLON_BEHIND_BIRTH: RegExp = /(?<=[ (](?:born|geb\.?|maiden(?: name)?|née?e?)):(?= )/iu;

/** The word behind "maiden" that belongs to it. */
export const BEHIND_MAIDEN: string = "name";

/** The one of them that stands behind a name of one word as well: "Ann née Harlow". */
export const BIRTH_BEHIND_ONE: string = "née";

/** "Born" as an abbreviation that is written small: Polish "z d.", Norwegian "f.", Swedish "f.d.", Finnish "o.s.", Romanian "n.", lower case without dots. Sorted. */
export const BIRTH_ABBREVIATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("d f fd n os");
/** What stands before one of them that is nothing alone. */
export const BEFORE_BIRTH_ABBREVIATION: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable("d=z");

/** A name with the hyphen of the one it stands beside: the birth name "-Marsh" or "Marsh-" of a Dutch, Swedish or Finnish wife. */
export const HYPHENATED_BIRTH: RegExp = /^(?:-[^ -]+|[^ -]{2,}-)$/u;

/** "Also known as" before one word, which is a nickname, lower case without dots. */
export const ALIAS: RegExp = /^(?:a\/?k\/?a|detta|detto|genannt|vulgo)$/u;

/** What introduces the name that somebody goes by, in brackets. */
export const GOES_BY: RegExp =
  /^(?:a\.?k\.?a\.?|also|call me|goes by|known as|nickname:?|prefers|preferred name:?) +/iu;

/** "Also known as" before a nickname in quotation marks. */
export const ALSO_KNOWN: RegExp = /(?<= )(?:a\.?k\.?a\.?|alias|dite?|dett[ao]|gen(?:annt|\.)|zwany) *$/iu;

/** A family name and a form of address before a given name in brackets, as libraries have it: "Harlow, Mrs. (Ann)". */
export const GIVEN_IN_BRACKETS: RegExp = /^[^,]+, (?:Lady|M(?:rs?|me|lle)\.) $/u;

/** Marks around what stands beside the name, each opening one before the one that closes it. */
export const PAIRS: string = '()[]{}""\'\'``«»„"「」『』（）‹›【】〖〗〔〕《》⟦⟧⟪⟫';
