import type { Reason } from "../text/types.ts";

/** What a caller knows about a name beforehand. */
export interface PersonNameOptions {
  /** BCP 47 tag of the language the name is written in, as a hint for order, titles and letter case: "vi", "hu-HU". */
  readonly locale?: string | undefined;
  /** Largest input in UTF-16 units, default 512; a text of more than 2,048 is a document, which is cleaned and kept as it is. */
  readonly maxLength?: number | undefined;
}

/** What a stretch that the normalized name leaves out is: of the name, from "title" to "conjunction", or beside it. */
export type RemovedKind =
  | "title"
  | "credential"
  | "nickname"
  | "maiden-name"
  | "pronouns"
  | "conjunction"
  | "tagline"
  | "label"
  | "email"
  | "url"
  | "handle"
  | "hashtag"
  | "number"
  | "emoji"
  | "placeholder"
  | "repetition"
  | "punctuation"
  | "noise";

/** What a text leaves open, so that it may be read otherwise. */
export type NameAmbiguity = "family-or-middle" | "given-or-family" | "not-a-person" | "order";

/** A stretch of the input that the normalized name leaves out; `start` and `end` are UTF-16 offsets. */
export interface RemovedText {
  kind: RemovedKind;
  /** As it stands in the input. */
  text: string;
  start: number;
  end: number;
}

/** The parts of a person's name; a part that the text does not have is null. */
export interface ParsedPersonName {
  /** Given, middle, family and generation in written order with repaired letter case; null when there is no name. */
  normalized: string | null;
  /** Titles in front and forms of address, as written: "Prof. Dr.". */
  title: string | null;
  given: string | null;
  /** Middle names, initials and patronymics. */
  middle: string | null;
  /** With its particles: "van der Berg". */
  family: string | null;
  /** "Jr.", "III". */
  generation: string | null;
  /** What somebody goes by, as written; several with ", " between. */
  nickname: string | null;
  /** The family name at birth. */
  maiden: string | null;
  /** Post-nominals in their usual spelling: "PhD", "CPA". */
  credentials: string[];
  /** What `normalized` leaves out. */
  removed: RemovedText[];
  /** Further persons of the same text: "Ann and Bob Lee". */
  others: ParsedPersonName[];
  /** What the text leaves open. */
  ambiguities: NameAmbiguity[];
  /** Why there is no name; null otherwise. */
  reason: Reason | null;
}
