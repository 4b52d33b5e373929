import { ANY_LANGUAGE } from "../data/languages/any.ts";
import type { Language } from "../data/languages/language.ts";

/** What a country's postal service asks for, as data for the reader. */
export interface CountryProfile {
  /** ISO 3166-1 alpha-2; "" for a country that is not known. */
  readonly code: string;
  /** Whether the house number stands before the street name. */
  readonly numberFirst: boolean;
  /** Whether the postal code stands before the city. */
  readonly codeFirst: boolean;
  /** Whether the unit stands before the house number: "FLAT 3 12 HIGH STREET". */
  readonly unitFirst: boolean;
  /** Whether "4-123" and "4/123" are unit and house number. */
  readonly unitSlash: "-" | "/" | null;
  /** Shapes of the postal code: 9 is a digit, A a letter, X either, "_" a blank that may be and is not written. */
  readonly codeShapes: readonly string[];
  /** Languages whose street, unit and box words apply, most usual first. */
  readonly languages: readonly Language[];
  /** States, provinces or counties as written, with the form that is written out; null when the last line has none. */
  readonly regions: ReadonlyMap<string, string> | null;
  /** Whether a region is written out; where the service leaves it out it stands with the dependent locality. */
  readonly regionAsState: boolean;
  /** Regions that are written out where others are not: ENGLAND. */
  readonly nations: ReadonlySet<string>;
  /** Whether a direction before or after the street name is a part of its own: "NW". */
  readonly directionals: boolean;
  /** The word of a post office box where it is not the first of the language. */
  readonly boxWord: string | null;
  /** Words of a rural route with a number behind them: RR, RD. */
  readonly routes: ReadonlySet<string>;
  /** The word that belongs to the number behind it: BLK 35, KM 24. */
  readonly numberWord: string;
  /** Whether a house number may begin with a letter: "B-12". */
  readonly letteredNumbers: boolean;
  /** Whether "5º" behind the house number is a floor. */
  readonly ordinalFloors: boolean;
  /** Whether a name in brackets behind the city belongs to it: "HALLE (WESTF)". */
  readonly bracketsInCity: boolean;
  /** Streets keep their type word short: "RD", else "ROAD". */
  readonly shortTypes: boolean;
  /** Whether the number behind the street is a plate of two numbers with a sign before it: "#63-64". */
  readonly plates: boolean;
  /** Whether a section, lane or alley before a comma is of the street behind it: "SEC. 5, XINYI RD.". */
  readonly sectionedStreets: boolean;
  /** Words that open a part of a city behind the street: COL CENTRO. */
  readonly localityFirst: ReadonlySet<string>;
  /** Whether a region stands apart or behind the postal code only, because its letters are words too: "TO", "PI". */
  readonly regionApart: boolean;
  /** The city of every address, where the country is one city. */
  readonly onlyCity: string | null;
  /** The word before the name of a county, without which the name alone may be that of its town: CO KERRY. */
  readonly countyWord: string;
  /** The region that is a city, of which the names before it are quarters. */
  readonly cityRegion: string | null;
}

const NONE: ReadonlySet<string> = new Set();

/** What most postal services ask for. */
const USUAL: CountryProfile = {
  code: "",
  numberFirst: false,
  codeFirst: true,
  unitFirst: false,
  unitSlash: null,
  codeShapes: ["99999"],
  languages: [],
  regions: null,
  regionAsState: false,
  nations: NONE,
  directionals: false,
  boxWord: null,
  routes: NONE,
  numberWord: "KM",
  letteredNumbers: false,
  ordinalFloors: false,
  bracketsInCity: false,
  shortTypes: false,
  plates: false,
  sectionedStreets: false,
  localityFirst: NONE,
  regionApart: false,
  onlyCity: null,
  countyWord: "",
  cityRegion: null,
};

/** Whether a country has no table of its own, so that words of any language are read and names in order of their place. */
export function isGeneric({ languages }: CountryProfile): boolean {
  return languages.includes(ANY_LANGUAGE);
}

/** A profile by what is unlike most others. All have the same properties, in the same order, so that the engine reads each in one way. */
export function countryProfile(own: Partial<CountryProfile>): CountryProfile {
  return { ...USUAL, ...own };
}
