import { lowerCase, titleCase, upperCase } from "../text/letter-case.ts";

/**
 * A standard address line in the letter case of the text it was made from: words of the text as written there, new words
 * in title case, or as they are when the text has no lower-case letter. `normalizeAddress` answers in upper case, which
 * records do not use.
 */
export function inCaseOf(standard: string, original: string): string {
  if (upperCase(original) === original) return standard;
  const written = new Map<string, string>();
  for (const word of original.split(/[\s,;]/u)) if (!written.has(upperCase(word))) written.set(upperCase(word), word);
  return standard
    .split(" ")
    .map((word) => written.get(word) ?? (/\d/u.test(word) ? word : titleCase(word)))
    .join(" ");
}

/** The canonical spelling, unless the text differs from it in letter case alone. */
export function respell(text: string, canonical: string): string {
  return lowerCase(text) === lowerCase(canonical) ? text : canonical;
}
