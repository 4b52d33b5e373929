import type { Word } from "./word.ts";

/** Letters of the shortest word that is known misspelt too. */
const SHORTEST_MISSPELT = 6;

/**
 * Has the table know the long words for streets, units and states with two letters swapped or a vowel left out: AVEUNE,
 * APARTMNT, CALIFRONIA. A word that the table has already stays what it is.
 */
export function addMisspellings(table: Map<string, Word>): void {
  for (const [text, word] of [...table]) {
    const told = word.streetSuffix ? word.suffixWord === text : word.designator || word.stateCode;
    if (!told || text.length < SHORTEST_MISSPELT) continue;
    // Of SUITES it would be SITES.
    const losesVowel = text.length > SHORTEST_MISSPELT || !text.endsWith("S");
    for (let i = 1; i + 1 < text.length; i++) {
      const before = text.slice(0, i) + text.charAt(i + 1);
      const swapped = before + text.charAt(i) + text.slice(i + 2);
      if (!table.has(swapped)) table.set(swapped, word);
      const shorter = before + text.slice(i + 2);
      if (losesVowel && /[AEIOU]/u.test(text.charAt(i)) && !table.has(shorter)) table.set(shorter, word);
    }
  }
}
