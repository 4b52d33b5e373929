import { type Draft, keysOf, type Run } from "./draft.ts";

/** "LIPA SENTRUM, LIPA", "ALDER TOWN CENTRE, ALDER": a name that opens with that of the city behind it is of a part of that. */
export function isPartOfNext(draft: Draft, run: Run, next: Run | undefined): boolean {
  return next !== undefined && keysOf(draft, ...run).startsWith(`${keysOf(draft, ...next)} `);
}
