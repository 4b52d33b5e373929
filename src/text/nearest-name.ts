import { lowerCase } from "./letter-case.ts";

/** Longest text that is compared: no name is that long, and the time grows with the square. */
const LONGEST = 200;

/**
 * The name that a misspelt text most likely means: the one that most letters agree with, of several the first; else one that
 * the text begins or ends. Null where more than about a quarter of the letters would have to change.
 */
export function nearestName(text: string, names: readonly string[]): string | null {
  if (text === "" || text.length > LONGEST) return null;
  const given = lowerCase(text);
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const changes = editsBetween(given, lowerCase(name));
    if (changes >= least || changes > Math.ceil(Math.max(text.length, name.length) / 4)) continue;
    least = changes;
    nearest = name;
  }
  if (nearest !== null || text.length < 3) return nearest;
  return names.find((name) => lowerCase(name).startsWith(given) || lowerCase(name).endsWith(given)) ?? null;
}

/** How many characters are put in, left out, changed or swapped with the next between two texts. */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
