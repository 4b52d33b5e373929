import { indexOfRun, sums } from "./code-point-runs.ts";
import { UTS46_STATUSES } from "./data/uts46.ts";

interface StatusTable {
  /** Where the run of each token ends. */
  readonly ends: Uint32Array;
  readonly tokens: readonly string[];
}

let table: StatusTable | undefined;

/** The table, unpacked on first use: an ASCII host never comes here. */
function statusTable(): StatusTable {
  if (table !== undefined) return table;
  const tokens = UTS46_STATUSES.split(" ");
  const lengthOf = (token: string): number => {
    const count = Number.parseInt(token.slice(1), 36);
    return token.startsWith("m") ? 1 : token.startsWith("a") ? 2 * count : count;
  };
  table = { ends: sums(tokens.map(lengthOf)), tokens };
  return table;
}

/** The code point as UTS #46 maps it (non-transitional): itself when valid, "" when ignored; null when disallowed. */
export function mapCodePoint(point: number): string | null {
  const { ends, tokens } = statusTable();
  const run = indexOfRun(ends, point);
  const token = tokens[run] ?? "";
  switch (token.charAt(0)) {
    case "v":
      return String.fromCodePoint(point);
    case "i":
      return "";
    case "d":
      return String.fromCodePoint(point + (numbersOf(token)[1] ?? 0));
    case "a":
      // Pairs fill the run, so the first of a pair stands an even way before its end.
      return String.fromCodePoint(point + 1 - (((ends[run] ?? 0) - point) & 1));
    case "m":
      return String.fromCodePoint(...numbersOf(token));
    default:
      return null;
  }
}

/** The numbers behind the letter of a token. */
function numbersOf(token: string): number[] {
  return token
    .slice(1)
    .split(",")
    .map((number) => Number.parseInt(number, 36));
}

/** Whether UTS #46 leaves a code point as it is (status valid or deviation). */
export function isValidCodePoint(point: number): boolean {
  return mapCodePoint(point) === String.fromCodePoint(point);
}
