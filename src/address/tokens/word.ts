import { US_SYSTEMS_BEFORE_KIND } from "../data/us-road-words.ts";
/** Bits of `Word.starts`: which rules can begin at the word. A rule looks at a text only when its bit is set there. */
export const STARTS_BOX = 1;
export const STARTS_ROUTE = 2;
export const STARTS_GENERAL_DELIVERY = 4;
export const STARTS_RECIPIENT = 8;
export const STARTS_URBANIZATION = 16;
export const STARTS_REFERENCE = 32;
export const STARTS_UNIT = 64;
export const STARTS_SHORT_DIRECTION = 128;

/** Whether one of these rules can begin at a word. */
export function mayStart({ starts }: Pick<Word, "starts">, rules: number): boolean {
  return (starts & rules) !== 0;
}

/** Everything the tables say about one word; "" where they say nothing. */
export interface Word {
  starts: number;
  /** Standard suffix: "AVE". */
  streetSuffix: string;
  /** The suffix spelled out: "AVENUE". */
  suffixWord: string;
  /** Whether the suffix ends a street and hardly ever a city. */
  strong: boolean;
  /** "NE" */
  direction: string;
  /** State code of a one-word state name or code. */
  stateCode: string;
  /** Whether a state name of several words begins with the word. */
  stateFirst: boolean;
  /** Whether a state name or code ends with the word. */
  stateEnd: boolean;
  /** Standard unit designator: "APT". */
  designator: string;
  /** Whether the designator stands without a number. */
  alone: boolean;
  /** Road system or kind of appendix F: "COUNTY", "HIGHWAY". */
  road: string;
  /** Full text of a shorthand: "COUNTY ROAD" for CR. */
  shorthand: string;
  /** Digits of a cardinal word. */
  cardinal: string;
  /** Digits and ending of an ordinal word: "7TH". */
  ordinal: string;
  cityFirst: boolean;
  saint: boolean;
  /** Whether a large city is called after the saint. */
  saintCity: boolean;
  building: boolean;
  /** Standard form of a word that announces who gets the mail: ATTN, C/O. */
  announcing: string;
  /** Whether it is a state code that is a common word too: IN, OR. */
  wordlike: boolean;
  /** Whether a number behind it is the receiver's own: ACCT, REF. */
  reference: boolean;
  /** Whether it only announces a number: NO, #. */
  numberMark: boolean;
  /** Whether it is written without a blank before its number: APT33. */
  glued: boolean;
}

/** A word that no table holds. */
export const NO_WORD: Word = /* @__PURE__ */ emptyWord();

/** A new word of which no table has said anything yet. */
export function emptyWord(): Word {
  return {
    starts: 0,
    streetSuffix: "",
    suffixWord: "",
    strong: false,
    direction: "",
    stateCode: "",
    stateFirst: false,
    stateEnd: false,
    designator: "",
    alone: false,
    road: "",
    shorthand: "",
    cardinal: "",
    ordinal: "",
    cityFirst: false,
    saint: false,
    saintCity: false,
    building: false,
    announcing: "",
    wordlike: false,
    reference: false,
    numberMark: false,
    glued: false,
  };
}

/** Whether a word is none of streets, units and roads. */
export function isPlain(word: Word): boolean {
  return word.streetSuffix === "" && word.direction === "" && word.designator === "" && !namesRoad(word);
}

/** Whether a word is one of numbered roads: HWY, STATE, CR. */
export function namesRoad({ road, shorthand }: Word): boolean {
  return road !== "" || shorthand !== "";
}

/** Whether a number may stand right behind a word of numbered roads, not so behind COUNTY. */
export function takesNumber(word: Word): boolean {
  return namesRoad(word) && !US_SYSTEMS_BEFORE_KIND.has(word.road);
}
