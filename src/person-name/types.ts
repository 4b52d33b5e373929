import type { Reason } from "../text/types.ts";

/** What a caller knows about a name beforehand. */
export interface PersonNameOptions {
  /** BCP 47 tag of the language the name is written in, as a hint for order, titles and letter case: "vi", "hu-HU". */
  readonly locale?: string | undefined;
  /** Largest input in UTF-16 units, default 512. */
  readonly maxLength?: number | undefined;
}

/** A stretch of the input that the normalized name leaves out; `start` and `end` are UTF-16 offsets. */
export interface RemovedText {
  /** "title", "credential", "nickname", "maiden-name", "pronouns", "emoji", "tagline", "conjunction", "contact", ... */
  kind: string;
  text: string;
  start: number;
  end: number;
}

/** The parts of a person's name. */
export interface ParsedPersonName {
  /** Given, middle, family and generation in written order with repaired letter case; null when there is no name. */
  normalized: string | null;
  title: string | null;
  given: string | null;
  middle: string | null;
  /** With its particles: "van der Berg". */
  family: string | null;
  /** "Jr.", "III". */
  generation: string | null;
  nickname: string | null;
  maiden: string | null;
  /** Post-nominals in their usual spelling: "PhD", "CPA". */
  credentials: string[];
  /** What `normalized` leaves out. */
  removed: RemovedText[];
  /** Further persons of the same text: "Ann and Bob Lee". */
  others: ParsedPersonName[];
  /** "family-or-middle", "given-or-family", "order", "not-a-person". */
  ambiguities: string[];
  reason: Reason | null;
}
