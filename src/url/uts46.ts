import { indexOfRun, sums } from "./code-point-runs.ts";
import { UTS46_STATUSES } from "./data/uts46.ts";

interface StatusTable {
  /** Where the run of each status ends. */
  readonly ends: Uint32Array;
  readonly statuses: readonly string[];
}

let table: StatusTable | undefined;

/** The table, unpacked on first use: an ASCII host never comes here. */
function statusTable(): StatusTable {
  if (table !== undefined) return table;
  const statuses = UTS46_STATUSES.split(" ");
  const lengthOf = (status: string): number => {
    const count = Number.parseInt(status.slice(1), 36);
    return status.startsWith("m") ? 1 : status.startsWith("a") ? 2 * count : count;
  };
  table = { ends: sums(statuses.map(lengthOf)), statuses };
  return table;
}

/** The code point as UTS #46 maps it (non-transitional): itself when valid, "" when ignored; null when disallowed. */
export function mapCodePoint(point: number): string | null {
  const { ends, statuses } = statusTable();
  const run = indexOfRun(ends, point);
  const status = statuses[run] ?? "";
  switch (status.charAt(0)) {
    case "v":
      return String.fromCodePoint(point);
    case "i":
      return "";
    case "d":
      return String.fromCodePoint(point + (numbersOf(status)[1] ?? 0));
    case "a":
      // Pairs fill the run, so the first of a pair stands an even way before its end.
      return String.fromCodePoint(point + 1 - (((ends[run] ?? 0) - point) & 1));
    case "m":
      return String.fromCodePoint(...numbersOf(status));
    default:
      return null;
  }
}

/** The numbers behind the letter of a status. */
function numbersOf(status: string): number[] {
  return status
    .slice(1)
    .split(",")
    .map((number) => Number.parseInt(number, 36));
}

/** Whether UTS #46 leaves a code point as it is (status valid or deviation). */
export function isValidCodePoint(point: number): boolean {
  return mapCodePoint(point) === String.fromCodePoint(point);
}
