import { unitAt } from "../../text/unit-at.ts";
import { LATIN_SPELLINGS } from "../data/latin-spellings.ts";
import { isHangulSyllable, nativeLetters } from "./native-letters.ts";

/** One way to spell a letter, and how far it is from the usual one in hundredths of a letter. */
export interface Spelling {
  readonly text: string;
  readonly cost: number;
}

/** Letters that are spelt as one, and how. */
interface SpelledLetters {
  /** How many. */
  readonly letters: number;
  readonly spellings: readonly Spelling[];
}

const SECOND = 5;
/** A rarer spelling costs this much or more. */
export const RARE = 30;
const RARELY_SILENT = 50;
/** Longest run of native letters that is spelt as one. */
const LONGEST_RUN = 3;
/** Words beyond so many letters have no spellings: the ways to sound and to spell them grow with each. */
const LONGEST_WORD = 32;

/** A word in another script, taken apart. */
export interface NativeWord {
  readonly letters: string;
  /** For each letter the runs that begin with it. */
  readonly runs: readonly (readonly SpelledLetters[])[];
}

/** How many words are kept: those of a block of records come again and again. */
const KEPT_WORDS = 1024;
const kept = /* @__PURE__ */ new Map<string, NativeWord | null>();

let index: ReadonlyMap<string, readonly Spelling[]> | undefined;

/** A folded and romanized word in another script with the spellings of its letters; null where one has none, and for one too long. */
export function nativeWord(word: string): NativeWord | null {
  if (word.length > LONGEST_WORD) return null;
  const known = kept.get(word);
  if (known !== undefined) return known;
  const letters = nativeLetters(word);
  const runs = letterSpellings(letters);
  const made = runs === null ? null : { letters, runs };
  if (kept.size >= KEPT_WORDS) kept.clear();
  kept.set(word, made);
  return made;
}

/** For each of the native letters the runs that begin with it, longest first; null where one has no spelling. */
function letterSpellings(letters: string): SpelledLetters[][] | null {
  index ??= indexSpellings();
  const out: SpelledLetters[][] = [];
  for (let i = 0; i < letters.length; i++) {
    const runs: SpelledLetters[] = [];
    for (let length = Math.min(LONGEST_RUN, letters.length - i); length > 0; length--) {
      const spellings = index.get(letters.slice(i, i + length));
      if (spellings !== undefined) runs.push({ letters: length, spellings });
    }
    if (runs.at(-1)?.letters !== 1) return null;
    out.push(runs);
  }
  return out;
}

function indexSpellings(): ReadonlyMap<string, readonly Spelling[]> {
  const made = new Map<string, readonly Spelling[]>();
  for (const [letter, row] of LATIN_SPELLINGS) {
    const [usual = "", rare = ""] = row.split("|");
    made.set(isHangulSyllable(unitAt(letter, 0)) ? nativeLetters(letter) : letter, [
      ...texts(usual).map((text, i) => ({ text, cost: i === 0 ? 0 : SECOND })),
      ...texts(rare).map((text) => ({ text, cost: text === "" ? RARELY_SILENT : RARE })),
    ]);
  }
  return made;
}

/** The spellings of one column; "-" is none. */
function texts(column: string): string[] {
  return column === "" ? [] : column.split(" ").map((text) => (text === "-" ? "" : text));
}
