import type { Reason } from "../text/types.ts";

/** What an address names: a street line, a box, a route, a military post, a crossing, or a place without any of these. */
export type AddressKind =
  | "street"
  | "po_box"
  | "route"
  | "military"
  | "general_delivery"
  | "intersection"
  | "place"
  | "unknown";

/**
 * Postal codes and city names of one country, as `canonry/address/places-us` holds them.
 * Names are upper case without punctuation or accents; answers of unknown keys are [] and false.
 */
export interface Places {
  /** ISO 3166-1 alpha-2 code of the country the table covers. */
  readonly country: string;
  /** Cities of a five-digit postal code, most usual first. */
  citiesOf(postalCode: string): readonly string[];
  /** State of a five-digit postal code; null when unknown. */
  stateOf(postalCode: string): string | null;
  /** Whether a city of this name is known, in one state or, with null, in any. */
  isCity(name: string, state: string | null): boolean;
}

/** How an address is read. */
export interface AddressOptions {
  /** ISO 3166-1 alpha-2 code of the country the text is expected to be of; a country that the text names, or tells by a state with its ZIP code or a British or Canadian postal code, wins. */
  readonly country?: string | undefined;
  /** Postal codes and cities, `PLACES_US` of `canonry/address/places-us`. */
  readonly places?: Places | undefined;
  /** Largest input in UTF-16 units; default 2,048. */
  readonly maxLength?: number | undefined;
}

/** The parts of an address in terms of Publication 28; a part the text does not have is null. */
export interface AddressComponents {
  /** Person or firm that gets the mail: "C/O JANE DOE". */
  recipient: string | null;
  /** Named building, firm or landmark before the street line, and the units before the last one: "TOWER PLACE", "BLDG 4", "FL 2". */
  building: string | null;
  primaryNumber: string | null;
  predirectional: string | null;
  /** Street name; a leading type word ("RUE DE LA PAIX", "AVENUE B", "COUNTY ROAD 20") belongs to it. */
  streetName: string | null;
  suffix: string | null;
  postdirectional: string | null;
  /** "APT", "STE", "FL", "#": designator of the last unit, null where the text gives none. */
  secondaryDesignator: string | null;
  secondaryNumber: string | null;
  /** Identifier of a post office box. */
  box: string | null;
  /** "RR 2 BOX 15", "HC 4 BOX 7", "PSC 802 BOX 74". */
  route: string | null;
  /** The second street of an intersection. */
  crossStreet: string | null;
  dependentLocality: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** English name; null when the text names none. */
  country: string | null;
}

/** What an address says, how it is written, and how it was read. */
export interface ParsedAddress {
  /** One line, upper case, no commas: "1095 AVENUE OF THE AMERICAS NEW YORK NY 10036"; null when nothing is usable. */
  normalized: string | null;
  /** The same as a mailing block; [] when nothing is usable. */
  lines: string[];
  /** For comparing: ordinals, suffix variants and unit designators folded; null when too little is known. */
  matchKey: string | null;
  kind: AddressKind;
  /** ISO 3166-1 alpha-2 code; null when it cannot be told. */
  country: string | null;
  components: AddressComponents;
  /** 0 to 1: share of the text that a rule placed. */
  confidence: number;
  /** Ids of the rules that changed the text, in order: "us/suffix", "us/secondary-unit". */
  rules: string[];
  /** Tokens no rule placed, a telephone number or another address behind the first among them. */
  unclassified: string[];
  /** Why there is nothing usable; null otherwise. */
  reason: Reason | null;
}

/** What the reader of a country answers; `normalized` is its lines with blanks between. */
export interface Reading {
  components: AddressComponents;
  kind: AddressKind;
  rules: string[];
  unclassified: string[];
  confidence: number;
  lines: string[];
  country: string | null;
  matchKey: string | null;
}

/** The mailing lines of a text by the rules of a country, and whether they are known to read as themselves. */
export interface ReadLines {
  readonly lines: string[];
  readonly stable: boolean;
  readonly country: string | null;
}

/** The country of a text and the text without the country name at its end. */
export interface DetectedCountry {
  country: string | null;
  /** Cleaned upper-case text without the trailing country name. */
  rest: string;
  /** English name of the country, upper case, where another one than the United States is named; null where none is, and where it is the city too. */
  label: string | null;
}
