import { indexOfRun } from "./code-point-runs.ts";
import { UTS46_STATUSES } from "./data/uts46.ts";

interface StatusTable {
  readonly ends: Uint32Array;
  readonly starts: Uint32Array;
  /** The token letter of each run. */
  readonly kinds: string;
  /** What a mapped run becomes: distance for "d", text for "m". */
  readonly distances: Int32Array;
  readonly mappings: readonly string[];
}

let table: StatusTable | undefined;

/** The table, unpacked on first use: an ASCII host never comes here. */
function statusTable(): StatusTable {
  if (table !== undefined) return table;
  const tokens = UTS46_STATUSES.split(" ");
  const ends = new Uint32Array(tokens.length);
  const starts = new Uint32Array(tokens.length);
  const distances = new Int32Array(tokens.length);
  const mappings: string[] = [];
  let kinds = "";
  let at = 0;
  tokens.forEach((token, i) => {
    const kind = token.charAt(0);
    const numbers = token
      .slice(1)
      .split(",")
      .map((text) => Number.parseInt(text, 36));
    starts[i] = at;
    at += kind === "m" ? 1 : (numbers[0] ?? 0) * (kind === "a" ? 2 : 1);
    ends[i] = at;
    kinds += kind;
    distances[i] = kind === "d" ? (numbers[1] ?? 0) : 0;
    mappings.push(kind === "m" ? String.fromCodePoint(...numbers) : "");
  });
  table = { ends, starts, kinds, distances, mappings };
  return table;
}

/** The code point as UTS #46 maps it (non-transitional): itself when valid, "" when ignored; null when disallowed. */
export function mapCodePoint(point: number): string | null {
  const { ends, starts, kinds, distances, mappings } = statusTable();
  const run = indexOfRun(ends, point);
  switch (kinds.charAt(run)) {
    case "v":
      return String.fromCodePoint(point);
    case "i":
      return "";
    case "d":
      return String.fromCodePoint(point + (distances[run] ?? 0));
    case "a":
      return String.fromCodePoint(point + (((point - (starts[run] ?? 0)) & 1) ^ 1));
    case "m":
      return mappings[run] ?? null;
    default:
      return null;
  }
}

/** Whether UTS #46 leaves a code point as it is (status valid or deviation). */
export function isValidCodePoint(point: number): boolean {
  return mapCodePoint(point) === String.fromCodePoint(point);
}
