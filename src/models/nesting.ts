import type { Issue } from "./record-kind.ts";

/** Most levels of objects and lists in a record, the record itself being the first. */
export const MAX_DEPTH = 32;

/** The one issue of a value that is nested too deep or contains itself. */
export const TOO_DEEP: readonly Issue[] = [
  { path: "", code: "too_deep", message: "must not contain itself or be nested over 32 levels" },
];

/** The one issue of a value that cannot be read at all, such as an object whose getter throws. */
export const UNREADABLE: readonly Issue[] = [{ path: "", code: "unreadable", message: "cannot be read" }];

/**
 * Whether a value has more levels of objects and lists than allowed; a value that contains itself has endlessly many.
 * Shared parts are measured once, so the time is linear in the number of objects however they refer to each other.
 */
export function isTooDeep(value: unknown, levels: number = MAX_DEPTH): boolean {
  return isNested(value) && height(value, levels, new Map()) > levels;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Levels of the value; Infinity as soon as they pass the limit, which the caller hands straight up. */
function height(value: object, limit: number, known: Map<object, number>): number {
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const before = known.get(value);
  if (before !== undefined) return before > limit ? Number.POSITIVE_INFINITY : before;
  let below = 0;
  for (const child of Object.values(value)) {
    if (!isNested(child)) continue;
    const levels = height(child, limit - 1, known);
    if (levels === Number.POSITIVE_INFINITY) return levels;
    if (levels > below) below = levels;
  }
  known.set(value, below + 1);
  return below + 1;
}
