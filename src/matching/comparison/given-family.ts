import { NAME_LEVELS } from "../data/default-weights.ts";
import { bitsOf, type Comparison, type Level, settle, type Verdict } from "./comparison.ts";
import { type NamePart, type NameUse, nameLevel, namePart, uOfUnequal } from "./name-part.ts";
import { pairSounds } from "./sound-key.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface GivenFamily {
  readonly given: NamePart | null;
  readonly family: NamePart | null;
  readonly givenTerm: number;
  readonly familyTerm: number;
}

/** A name as written, made once however many rows bear it. */
interface Name {
  readonly compared: NamePart | null;
  /** Numbers of its terms; −1 until one is asked for. */
  asGiven: number;
  asFamily: number;
}

/** Share of the records that are the same in which the two names stand in each other's place. */
const SWAPPED_M = 1 / 16;
/**
 * Places in `NAME_LEVELS`, the one behind the last, and the width of a row of pairs; numbers, so that an unused
 * comparison leaves the bundle.
 */
const DIFFERENT = 9;
const MISSING = 10;
const WIDTH = 11;

/**
 * Given and family name as one field, in either order. A level is the pair of levels of the two names, as they stand
 * or swapped, whichever says more.
 */
export const givenFamilyComparison: Comparison<GivenFamily> = {
  levels: /* @__PURE__ */ pairLevels(),
  // Another given name before the same family name.
  householdLevel: /* @__PURE__ */ placeOf(DIFFERENT, 0),
  isHomeOwn: true,
  prepare(value: unknown, terms: TermTable): GivenFamily | null {
    if (!Array.isArray(value)) return null;
    const given = nameOf(value[0], terms);
    const family = nameOf(value[1], terms);
    if (given.compared === null && family.compared === null) return null;
    if (given.compared !== null && given.asGiven < 0) given.asGiven = terms.numberOf(`given ${given.compared.text}`);
    if (family.compared !== null && family.asFamily < 0)
      family.asFamily = terms.numberOf(`family ${family.compared.text}`);
    return { given: given.compared, family: family.compared, givenTerm: given.asGiven, familyTerm: family.asFamily };
  },
  termsOf: ({ familyTerm, givenTerm }) => [givenTerm, familyTerm].filter((term) => term >= 0),
  compare(a: GivenFamily, b: GivenFamily, terms: TermShares, verdict: Verdict): Verdict {
    const given = levelOf(a.given, b.given, "given");
    const family = levelOf(a.family, b.family, "family");
    const straight = u(given, a.givenTerm, b.givenTerm, terms) * u(family, a.familyTerm, b.familyTerm, terms);
    const asWritten = settle(verdict, placeOf(given, family), straight);
    if (given === 0 || family === 0) return asWritten;
    const crossed = levelOf(a.given, b.family, "given");
    const back = levelOf(a.family, b.given, "given");
    // No two names say less than two different ones.
    if (crossed === DIFFERENT && back === DIFFERENT) return asWritten;
    const swapped = u(crossed, a.givenTerm, b.familyTerm, terms) * u(back, a.familyTerm, b.givenTerm, terms);
    const gain = bitsOf(m(crossed) * m(back) * SWAPPED_M, swapped) - bitsOf(m(given) * m(family), straight);
    // One level for a pair and the same pair turned round: estimates would tell the two apart.
    const level = gain > 0 ? (WIDTH + Math.min(crossed, back)) * WIDTH + Math.max(crossed, back) : asWritten.level;
    return settle(verdict, level, gain > 0 ? swapped : straight, true);
  },
  isOtherScript: ({ family, given }) => given?.isOther === true || family?.isOther === true,
  soundKeysOf: ({ family, given }) => pairSounds(given?.words ?? [], family?.words ?? []),
  shippedShare: (term) => (term.startsWith("given ") ? 0.006 : 0.001),
};

function nameOf(value: unknown, terms: TermTable): Name {
  return typeof value === "string" ? terms.once(value, newName) : newName(value);
}

function newName(value: unknown): Name {
  return { compared: namePart(value), asGiven: -1, asFamily: -1 };
}

function levelOf(a: NamePart | null, b: NamePart | null, use: NameUse): number {
  return a === null || b === null ? MISSING : nameLevel(a, b, use);
}

function m(level: number): number {
  return level === MISSING ? 1 : (NAME_LEVELS[level] as Level).m;
}

function u(level: number, a: number, b: number, terms: TermShares): number {
  if (level === MISSING) return 1;
  const share = Math.max(terms.share(a), terms.share(b));
  return level === 0 ? share : uOfUnequal(level, share) || (NAME_LEVELS[level] as Level).u;
}

/** Place of a pair of levels among all pairs. */
function placeOf(given: number, family: number): number {
  return given * WIDTH + family;
}

function pairLevels(): readonly Level[] {
  const names = [...NAME_LEVELS, { level: "missing", m: 1, u: 1 }];
  const straight = names.flatMap((given) =>
    names.map((family) => ({
      level: `given_${given.level},family_${family.level}`,
      m: given.m * family.m,
      u: given.u * family.u,
    })),
  );
  const swapped = straight.map(({ level, m, u }) => ({ level: `swapped,${level}`, m: m * SWAPPED_M, u }));
  return [...straight, ...swapped];
}
