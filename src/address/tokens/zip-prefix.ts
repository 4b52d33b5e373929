import { US_ZIP_PREFIX_RUNS } from "../data/us-zip-prefixes.ts";

let states: string[] | undefined;

/** State in which the ZIP codes of a ZIP code's first three digits lie; null when unknown. */
export function stateOfPrefix(postalCode: string): string | null {
  states ??= unpackPrefixes();
  return states[Number(postalCode.slice(0, 3))] || null;
}

/** The state of every prefix, "" where it is none's. */
function unpackPrefixes(): string[] {
  const list: string[] = [];
  for (const [, state = "", count] of US_ZIP_PREFIX_RUNS.matchAll(/([A-Z]{2}|-)(\d{1,2})/gu))
    list.push(...new Array<string>(Number(count)).fill(state.replace("-", "")));
  return list;
}
