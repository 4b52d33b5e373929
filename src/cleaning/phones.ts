import { canonicalizePhone, splitPhones } from "../phone/index.ts";

/** What stands between numbers of which each may have an extension. */
const SEPARATOR = /;(?!ext=)|[,|\n\r]| \/ /u;

/** The number of a cell, or several with "; " between; of "555-0123 / 0124" both. */
export function phones(text: string, country: string | null): string | null {
  const one = canonicalizePhone(text, { country });
  if (one !== null && !text.includes("/")) return one;
  const several = splitPhones(text, { country });
  if (several.length < 2) return one ?? several[0] ?? null;
  return withExtensions(text, several.length, country) ?? several.join("; ");
}

/** The numbers with their extensions, which `splitPhones` leaves out; null unless each stands by itself. */
function withExtensions(text: string, count: number, country: string | null): string | null {
  const parts = text.split(SEPARATOR, count + 1);
  const numbers = new Set(parts.map((part) => canonicalizePhone(part, { country })));
  return numbers.size === count && !numbers.has(null) ? [...numbers].join("; ") : null;
}
