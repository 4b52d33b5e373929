import type { TermShares } from "./comparison/terms.ts";
import { type WeighedField, weigh } from "./weights.ts";

/** Two prepared values of a field with its frequencies; null where a value is unknown. */
export interface ValuePair {
  readonly a: unknown;
  readonly b: unknown;
  readonly terms: TermShares;
}

/**
 * Bits of a field for two rows beside their addresses. A name often repeats its address ("Acme Alder" at 1718 S Alder
 * St). Where both rows stand at one door, the address has said so, and words that repeat it neither confirm nor deny that
 * the names are one. At different doors they stay, for there they tell branches apart.
 */
export function weighBeside(field: WeighedField, pair: ValuePair, site: WeighedField, addresses: ValuePair): number {
  const { a, b, terms } = pair;
  const { comparison } = field;
  const isOneDoor =
    addresses.a !== null &&
    addresses.b !== null &&
    site.comparison.isOneDoor?.(addresses.a, addresses.b, addresses.terms) === true;
  if (!isOneDoor || comparison.beside === undefined) return weigh(field, a, b, terms);
  const both = [addresses.a, addresses.b];
  return weigh(field, comparison.beside(a, both, terms), comparison.beside(b, both, terms), terms);
}
