import { columnEnding } from "./column-ending.ts";
import type { ColumnKind } from "./column-kind.ts";

/**
 * The words that stand before a city or a postal code in the keys of a header: "ship" of "ship city", "card" of "card
 * address zip".
 */
export function addressPrefixes(
  keys: readonly string[],
  kinds: readonly (ColumnKind | undefined)[],
): ReadonlySet<string> {
  const prefixes = new Set<string>();
  keys.forEach((key, i) => {
    if (kinds[i] !== "city" && kinds[i] !== "postal_code") return;
    const before = columnEnding(key)?.before;
    if (before === undefined) return;
    prefixes.add(before);
    if (before.endsWith(" address")) prefixes.add(before.slice(0, -" address".length));
  });
  return prefixes;
}
