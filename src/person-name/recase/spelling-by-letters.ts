import { CAPITAL_WEIGHTS } from "../data/capital-weights.ts";
import { NOT_DUTCH, ONSET } from "../data/case-words.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";

const SHORTEST_TAIL = 3;
const PLAIN_LETTERS = /^[a-z]+$/u;

let weights: ReadonlyMap<string, number> | undefined;
let prefixes: readonly string[] | undefined;

/** The prefix of a lower-case family name that its letters show to take a capital behind it: "de" of "demarco"; undefined for others. */
export function prefixByLetters(key: string): string | undefined {
  if (!PLAIN_LETTERS.test(key)) return undefined;
  weights ??= unpackWeights();
  prefixes ??= [...weights.keys()].filter((row) => PLAIN_LETTERS.test(row));
  let best: string | undefined;
  let highest = 0;
  for (const prefix of prefixes) {
    if (!key.startsWith(prefix) || key.length - prefix.length < SHORTEST_TAIL) continue;
    const tail = key.slice(prefix.length);
    const sum =
      ONSET.test(tail) && !(prefix.startsWith("v") && NOT_DUTCH.test(tail)) ? sumOf(prefix, tail, weights) : 0;
    if (sum <= highest) continue;
    best = prefix;
    highest = sum;
  }
  return best;
}

function sumOf(prefix: string, tail: string, table: ReadonlyMap<string, number>): number {
  const weightOf = (row: string): number => table.get(row) ?? 0;
  let sum = weightOf("") + weightOf(prefix) + weightOf(`${Math.min(tail.length, 8)}`);
  for (let k = 1; k <= SHORTEST_TAIL; k++) {
    const head = tail.slice(0, k);
    sum += weightOf(`^${head}`) + weightOf(`${prefix}:${head}`) + weightOf(`${tail.slice(-k)}$`);
  }
  return sum;
}

function unpackWeights(): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const row of unpackWords(CAPITAL_WEIGHTS)) {
    const space = row.indexOf(" ");
    table.set(row.slice(0, space), Number(row.slice(space + 1)));
  }
  return table;
}
