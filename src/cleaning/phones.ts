import { canonicalizePhone, splitPhones } from "../phone/index.ts";

/** What stands between numbers of which each may have an extension. */
const SEPARATOR = /;(?!ext=)|[,|\n\r]| \/ /u;

/** The number of a text, or several; of "555-0123 / 0124" both. Null for none. The letter O beside a digit is a zero where nothing else is read. */
export function phones(text: string, country: string | null): string[] | null {
  const found = numbersOf(text, country);
  const mended = found === null ? text.replace(/[Oo](?=\d)|(?<=\d)[Oo]/gu, "0") : text;
  return mended === text ? found : numbersOf(mended, country);
}

function numbersOf(text: string, country: string | null): string[] | null {
  const one = canonicalizePhone(text, { country });
  if (one !== null && !text.includes("/")) return [one];
  const several = splitPhones(text, { country });
  if (several.length > 1) return withExtensions(text, several.length, country) ?? several;
  const number = one ?? several[0];
  return number === undefined ? null : [number];
}

/** The numbers with their extensions, which `splitPhones` leaves out; null unless each stands by itself. */
function withExtensions(text: string, count: number, country: string | null): string[] | null {
  const parts = text.split(SEPARATOR, count + 1);
  const numbers = new Set(parts.map((part) => canonicalizePhone(part, { country })));
  const found = [...numbers].filter((number) => number !== null);
  return numbers.size === count && found.length === count ? found : null;
}
