import { corpus } from "./corpus.ts";

type Functions = Readonly<Record<string, (text: string, options?: object) => unknown>>;

/** Country hints that inputs take in turn; most have none. */
const HINTS = [
  {},
  { country: "US" },
  {},
  { country: "DE" },
  {},
  { country: "JP" },
  {},
  { country: "BR" },
  { country: "GB" },
];
/** Functions that take a country. */
const PLACED = new Set([
  "canonicalizePhone",
  "findPhones",
  "normalizeAddress",
  "parseAddress",
  "parsePhone",
  "splitPhones",
]);

/** Answers of every function to every text of the corpus, gathered by function, in portions that a host hashes. */
export interface AnswerRun {
  /** JSON lines of the next texts for each function, or null at the end. Lone surrogates are escaped, so that any channel carries them. */
  next(size: number): Readonly<Record<string, string>> | null;
  /** Leaves out texts that another process answers. */
  skip(size: number): void;
}

/** Runs the corpus through the functions of a script for JavaScript hosts. */
export function createAnswerRun(functions: Functions, count: number, seed: number): AnswerRun {
  const texts = corpus(count, seed);
  const names = Object.keys(functions).sort();
  let at = 0;
  return {
    next(size) {
      const lines: Record<string, string> = Object.create(null);
      let i = 0;
      for (; i < size; i++, at++) {
        const step = texts.next();
        if (step.done === true) break;
        const hint = HINTS[at % HINTS.length];
        for (const name of names) {
          const answer = functions[name]?.(step.value, PLACED.has(name) ? hint : undefined);
          lines[name] = `${lines[name] ?? ""}${JSON.stringify(answer)}\n`;
        }
      }
      return i === 0 ? null : lines;
    },
    skip(size) {
      for (let i = 0; i < size && texts.next().done !== true; i++) at++;
    },
  };
}
