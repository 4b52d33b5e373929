import { capitalizedNameAt } from "../words/capitalized-name.ts";

/** A second pass seldom changes anything, a third hardly ever. */
const MOST_PASSES = 5;

/** How a text is read: `read` finds something in it, `nameOf` says the name of that, and `merge` adds what a later pass found. */
export interface Passes<T> {
  readonly read: (text: string, language: string) => T;
  readonly nameOf: (found: T) => string | null;
  readonly merge: (value: string, earlier: T, later: T) => T;
}

/**
 * Reads a text, and its normalized name once more until it stays, so that a second pass never changes it: in "Wu Dr, Ann" the title comes first only
 * after the halves have changed places.
 */
export function settled<T>(value: string, language: string, { read, nameOf, merge }: Passes<T>): T {
  let result = read(value, language);
  for (let i = 0; i < MOST_PASSES; i++) {
    const name = nameOf(result);
    // What is told at a glance reads as itself.
    if (name === null || name === value || (language === "" && capitalizedNameAt(name) === 0)) break;
    const again = read(name, language);
    const next = nameOf(again);
    if (next === name) break;
    // What is left of the text is no name when it stands alone.
    result = next === null ? again : merge(value, result, again);
  }
  return result;
}
