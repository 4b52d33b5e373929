import { US_ZIP_PREFIX_ROWS } from "./data/us-zip-prefixes.ts";

let states: Map<string, string> | undefined;

/** State in which the ZIP codes of a ZIP code's first three digits lie; null when unknown. */
export function stateOfPrefix(postalCode: string): string | null {
  states ??= unpack();
  return states.get(postalCode.slice(0, 3)) ?? null;
}

function unpack(): Map<string, string> {
  const table = new Map<string, string>();
  for (const row of US_ZIP_PREFIX_ROWS.split("\n")) {
    for (const run of row.slice(3).split(" ")) {
      const last = Number.parseInt(run.slice(-3), 10);
      for (let prefix = Number.parseInt(run, 10); prefix <= last; prefix++)
        table.set(String(prefix).padStart(3, "0"), row.slice(0, 2));
    }
  }
  return table;
}
