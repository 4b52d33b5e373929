import { unitAt } from "../../text/unit-at.ts";
import { COMPARED_PARTICLES } from "../data/compared-particles.ts";
import { beginsWithLetter } from "./latin-spelling.ts";
import { nicknameForms } from "./nickname.ts";
import type { NameForComparison } from "./person-name-parts.ts";
import { type SpelledRun, spelledAgreement, spelledRuns, togetherLikeness } from "./spelled-runs.ts";

/** Two names, one of them in another script, as they are compared in Latin letters. */
export interface RespelledNames {
  readonly native: NameForComparison;
  readonly latin: NameForComparison;
  /** How sure the spelling is, at most {@link SUREST}. */
  readonly certainty: number;
}

/** Spelling loses sounds, so that no two names in different scripts are surely equal. */
const SUREST = 0.98;
/** What each hundredth of likeness less takes away. */
const DOUBT = 0.6;
/** Arabic, Hebrew and Indian names keep their order abroad; Korean and Japanese ones come in both. */
const OTHER_ORDER = 0.97;
const ORDER_IS_FREE = 0x3000;

/**
 * The words of a name in another script as the name in Latin letters spells them, and that name with its words in the parts
 * in which the other script has them, since "Kim Chul-soo" does not tell which is the family name. Null where no word is
 * spelt.
 */
export function respelledNames(native: NameForComparison, latin: NameForComparison): RespelledNames | null {
  const [own, other] = [withFamily(native), withFamily(latin)];
  const divide = own.given.length;
  const words = [...own.given, ...own.wholeFamily];
  const latinWords = [...other.given, ...other.wholeFamily];
  const whole = words.length === 1 ? wholeLikeness(words[0] as string, other) : 0;
  if (whole > 0) return { native: latin, latin, certainty: SUREST - DOUBT * (1 - whole) };
  const runs = spelledRuns(words, latinWords, divide);
  if (runs.length === 0) return null;
  const spelt = withOtherForms(respelt(words, latinWords, runs), words, latinWords, runs, divide);
  const owners = ownersOf(latinWords, other.given.length, runs, divide);
  const moved = runs.some((run) => isMoved(run, other.given.length, divide));
  const isBound = moved && unitAt(words[0] as string, 0) < ORDER_IS_FREE;
  return {
    native: { ...own, given: spelt.slice(0, divide).flat(), family: spelt.slice(divide).flat() },
    latin: {
      ...other,
      given: latinWords.filter((_, i) => owners[i] === "given"),
      family: latinWords.filter((_, i) => owners[i] === "family"),
    },
    certainty: certaintyOf(runs, words) * (isBound ? OTHER_ORDER : 1),
  };
}

/** How well a whole name in Latin letters, in either order, spells one written without a space; 0 where it does not. */
function wholeLikeness(word: string, { given, wholeFamily }: NameForComparison): number {
  if (given.length === 0 || wholeFamily.length === 0) return 0;
  const [front, back] = [given.join(""), wholeFamily.join("")];
  return Math.max(togetherLikeness(word, front + back), togetherLikeness(word, back + front));
}

/** A name of one part is compared as a family name. */
function withFamily(name: NameForComparison): NameForComparison {
  return name.wholeFamily.length > 0 ? name : { ...name, given: [], wholeFamily: name.given };
}

/** For each word the Latin words that spell it; words read together stand at the first of them. */
function respelt(words: readonly string[], latin: readonly string[], runs: readonly SpelledRun[]): string[][] {
  const out = words.map((word) => [word]);
  for (const { from, latinFrom, latinTo, to } of runs) {
    out[from] = latin.slice(latinFrom, latinTo);
    for (let i = from + 1; i < to; i++) out[i] = [];
  }
  return out;
}

/** Given names that no word spells as the other form or initial that may stand for them: "Moshe" for "Moses", "C." for "철수". */
function withOtherForms(
  spelt: readonly string[][],
  words: readonly string[],
  latin: readonly string[],
  runs: readonly SpelledRun[],
  divide: number,
): string[][] {
  const free = latin.filter((_, i) => !runs.some((run) => isWithin(i, run)));
  return spelt.map((spelling, i) => {
    if (i >= divide || spelling[0] !== words[i]) return spelling;
    const form = free.map((word) => formOf(words[i] as string, word)).find((found) => found !== null);
    return form === undefined ? spelling : [form as string];
  });
}

/** The form of a Latin name, or the initial, that a word in another script is; null where it is neither. */
function formOf(word: string, latin: string): string | null {
  if (latin.length === 1) return beginsWithLetter(word, latin) ? latin : null;
  return nicknameForms(latin).find((form) => spelledAgreement(word, form) > 0) ?? null;
}

/**
 * The part of each Latin word: as in the other script where it spells a word, else where it was, unless words of the other
 * part have all taken that place. Particles that spell nothing have none.
 */
function ownersOf(
  latin: readonly string[],
  divide: number,
  runs: readonly SpelledRun[],
  nativeDivide: number,
): ("given" | "family" | null)[] {
  const owners = latin.map((_, i) => runs.find((run) => isWithin(i, run)));
  const isFamily = (run: SpelledRun): boolean => run.from >= nativeDivide;
  const familyStays = owners.some((run, i) => i >= divide && (run === undefined || isFamily(run)));
  const familyIsSpelt = runs.some(isFamily);
  const familyWasThere = owners.some((run, i) => i >= divide && run !== undefined && isFamily(run));
  return owners.map((run, i) => {
    if (run !== undefined) return isFamily(run) ? "family" : "given";
    if (COMPARED_PARTICLES.has(latin[i] as string)) return null;
    const stays = i >= divide ? !familyIsSpelt || familyWasThere : !familyIsSpelt && !familyStays;
    return stays ? "family" : "given";
  });
}

function isMoved(run: SpelledRun, latinDivide: number, divide: number): boolean {
  return run.from >= divide !== run.latinFrom >= latinDivide;
}

function isWithin(place: number, run: SpelledRun): boolean {
  return place >= run.latinFrom && place < run.latinTo;
}

/** Mean likeness by letters. */
function certaintyOf(runs: readonly SpelledRun[], words: readonly string[]): number {
  let letters = 0;
  let sum = 0;
  for (const { from, likeness, to } of runs) {
    const { length } = words.slice(from, to).join("");
    letters += length;
    sum += length * likeness;
  }
  return SUREST - DOUBT * (1 - sum / letters);
}
