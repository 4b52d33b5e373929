/** Kind of a number, in the words of Google's library. */
export type PhoneType =
  | "FIXED_LINE"
  | "MOBILE"
  | "FIXED_LINE_OR_MOBILE"
  | "TOLL_FREE"
  | "PREMIUM_RATE"
  | "SHARED_COST"
  | "VOIP"
  | "PERSONAL_NUMBER"
  | "PAGER"
  | "UAN"
  | "VOICEMAIL";

/** How a phone text is read. */
export interface PhoneOptions {
  /** ISO 3166-1 alpha-2 code of the country whose national notation the text may use; an unknown one is as none. */
  readonly country?: string | null | undefined;
  /** Longest text in UTF-16 units that is read. */
  readonly maxLength?: number | undefined;
}

/** A number and what its numbering plan says about it. */
export interface ParsedPhone {
  /** "+", country calling code and national significant number; never with the extension. */
  readonly e164: string;
  /** ASCII digits; null when there is none. */
  readonly extension: string | null;
  /** ISO 3166-1 alpha-2 code; null for a number of no country, or of none that can be told. */
  readonly country: string | null;
  /** Null when the number is not valid. */
  readonly type: PhoneType | null;
  /** Whether the numbering plan has assigned a range that holds the number. */
  readonly valid: boolean;
  /** Whether the number has a length of its numbering plan. */
  readonly possible: boolean;
  /** Whether it is a mobile; null when it cannot be told, as for FIXED_LINE_OR_MOBILE or a number without type. */
  readonly mobile: boolean | null;
  /** As written from abroad: "+1 212-555-0123", with " ext. 12" when it has an extension. */
  readonly international: string;
  /** As written in its country: "(212) 555-0123", with " ext. 12" when it has an extension. */
  readonly national: string;
}

/** A phone entry of a record. */
export interface PhoneListEntry {
  readonly phone: string | null;
  readonly is_verify: boolean | null;
  readonly type: string | null;
}

/** Where a number stands in a text, in UTF-16 units; `end` is exclusive. */
export interface FoundPhone {
  readonly start: number;
  readonly end: number;
  readonly e164: string;
}

/** How far two numbers agree, in the words of Google's library. */
export type PhoneMatch = "EXACT_MATCH" | "NSN_MATCH" | "SHORT_NSN_MATCH" | "NO_MATCH" | "NOT_A_NUMBER";
