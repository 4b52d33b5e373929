import metadata from "libphonenumber-js/max/metadata";
import { DigitAutomaton } from "./digit-automaton.ts";
import type { PhoneType } from "./types.ts";

/** Types in the order in which they are decided; the first that matches is the type. Bit `i` of a plan's automaton. */
const TYPE_ORDER: readonly PhoneType[] = [
  "PREMIUM_RATE",
  "TOLL_FREE",
  "SHARED_COST",
  "VOIP",
  "PERSONAL_NUMBER",
  "PAGER",
  "UAN",
  "VOICEMAIL",
  "FIXED_LINE",
  "MOBILE",
];
const FIXED_LINE = 1 << 8;
const MOBILE = 1 << 9;
const GENERAL = 1 << 10;

/** Where the package's array of types keeps each type of TYPE_ORDER. */
const TYPE_POSITIONS = [3, 2, 9, 8, 4, 7, 6, 5, 0, 1];

/** One way to write the national numbers of a plan; groups are digit counts, "$1" in a template is the first. */
export interface NumberFormat {
  readonly pattern: string;
  readonly template: string;
  readonly leadingDigits: string | null;
  readonly prefixRule: string | null;
  readonly prefixOptional: boolean;
  readonly internationalTemplate: string | null;
}

/** The rules of one region, or of one calling code that belongs to no region. */
export interface NumberingPlan {
  /** ISO 3166-1 alpha-2 code; null for a calling code of no region. */
  readonly region: string | null;
  readonly callingCode: string;
  readonly nationalPrefixRule: string | null;
  readonly leadingDigits: string | null;
  readonly extensionLabel: string;
  readonly formats: readonly NumberFormat[];
  /** Bit `n` is set when a national number may have `n` digits. */
  readonly lengths: number;
  readonly longest: number;
  readonly sameFixedAndMobile: boolean;
  /** Types and general pattern of the plan. */
  readonly ranges: DigitAutomaton;
  /** By number of digits: which types (and the general pattern) allow it. */
  readonly rangesByLength: readonly number[];
  readonly international: PrefixMatcher | null;
  readonly national: PrefixMatcher | null;
}

/** A prefix pattern: the automaton tells fast that it cannot match, the expression matches exactly. */
interface PrefixMatcher {
  readonly automaton: DigitAutomaton;
  readonly expression: RegExp;
  /** The prefix itself when it is plain digits. */
  readonly literal: string | null;
}

type Row = readonly unknown[];
const LONGEST_NUMBER = 17;
const plans = new Map<string, NumberingPlan>();

/** Rules of a region given by its ISO 3166-1 alpha-2 code; null when no region has it. */
export function planOfRegion(region: string): NumberingPlan | null {
  const known = plans.get(region);
  if (known !== undefined) return known;
  const rows = metadata.countries as Readonly<Record<string, Row | undefined>>;
  const row = Object.hasOwn(rows, region) ? rows[region] : undefined;
  return row === undefined ? null : remember(region, compile(row, region));
}

/** Rules of a calling code that belongs to no region, such as 800; null when there is none. */
export function planOfGlobalCode(callingCode: string): NumberingPlan | null {
  const known = plans.get(callingCode);
  if (known !== undefined) return known;
  const rows = metadata.nonGeographic as Readonly<Record<string, Row | undefined>>;
  const row = Object.hasOwn(rows, callingCode) ? rows[callingCode] : undefined;
  return row === undefined ? null : remember(callingCode, compile(row, null));
}

function remember(key: string, plan: NumberingPlan): NumberingPlan {
  plans.set(key, plan);
  return plan;
}

/** Whether the digits from `from` on have the general shape of the plan's numbers, whatever their length. */
export function isGeneral(plan: NumberingPlan, digits: string, from = 0): boolean {
  return (plan.ranges.matchWhole(digits, from) & GENERAL) !== 0;
}

/** Type of a national number in a plan; null when no range of the plan holds it. */
export function typeInPlan(plan: NumberingPlan, national: string): PhoneType | null {
  const mask = plan.ranges.matchWhole(national) & (plan.rangesByLength[national.length] ?? 0);
  if ((mask & GENERAL) === 0) return null;
  const special = mask & (FIXED_LINE - 1);
  if (special !== 0) return TYPE_ORDER[31 - Math.clz32(special & -special)] ?? null;
  if ((mask & FIXED_LINE) !== 0)
    return plan.sameFixedAndMobile || (mask & MOBILE) !== 0 ? "FIXED_LINE_OR_MOBILE" : "FIXED_LINE";
  return (mask & MOBILE) !== 0 ? "MOBILE" : null;
}

function compile(row: Row, region: string | null): NumberingPlan {
  const types = list(row[11]) as readonly (Row | 0)[];
  const lengths = list(row[3]) as readonly number[];
  const ofType = TYPE_POSITIONS.map((position) => types[position] || null);
  const patterns = ofType.map((type) => (type === null ? null : text(type[0])));
  return {
    region,
    callingCode: String(row[0]),
    nationalPrefixRule: text(row[8]),
    leadingDigits: text(row[10]),
    extensionLabel: text(row[13]) ?? " ext. ",
    formats: (list(row[4]) as readonly Row[]).map((format) => formatOf(format, row)),
    lengths: lengths.reduce((mask, length) => mask | (1 << length), 0),
    longest: lengths[lengths.length - 1] ?? LONGEST_NUMBER,
    // The package leaves a mobile pattern empty when it equals the fixed-line pattern.
    sameFixedAndMobile: types[1] !== 0 && types[1] !== undefined && types[1][0] === "",
    ranges: new DigitAutomaton([...patterns, text(row[2])]),
    rangesByLength: byLength(ofType, lengths),
    international: prefixMatcher(text(row[1])),
    national: prefixMatcher(text(row[7]) ?? text(row[5])),
  };
}

function byLength(types: readonly (Row | null)[], general: readonly number[]): number[] {
  const table: number[] = [];
  for (let length = 0; length <= LONGEST_NUMBER; length++) {
    if (!general.includes(length)) {
      table.push(0);
      continue;
    }
    let mask = GENERAL;
    types.forEach((type, i) => {
      const own = type === null ? [] : list(type[1]);
      if (type !== null && (own.length === 0 || own.includes(length))) mask |= 1 << i;
    });
    table.push(mask);
  }
  return table;
}

function prefixMatcher(pattern: string | null): PrefixMatcher | null {
  if (pattern === null) return null;
  return {
    automaton: new DigitAutomaton([pattern]),
    expression: new RegExp(`^(?:${pattern})`, "u"),
    literal: /^\d+$/u.test(pattern) ? pattern : null,
  };
}

function formatOf(row: Row, plan: Row): NumberFormat {
  const leading = list(row[2]);
  return {
    pattern: String(row[0]),
    template: String(row[1]),
    leadingDigits: text(leading[leading.length - 1]),
    prefixRule: text(row[3]) ?? text(plan[6]),
    prefixOptional: row[4] === 1 || plan[9] === 1,
    internationalTemplate: text(row[5]),
  };
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
