import { emptyName } from "./build.ts";
import { capitalizedNameAt } from "./capitalized-name.ts";
import { placeRemoved } from "./place-removed.ts";
import { readText } from "./read-text.ts";
import { scanText, type TextScan } from "./text-scan.ts";
import type { ParsedPersonName } from "./types.ts";

/** A second pass seldom changes anything, a third hardly ever. */
const MOST_PASSES = 5;

/**
 * Reads a text, and its normalized name once more until it stays, so that a second pass never changes it: in "Wu Dr, Ann" the title comes first only
 * after the halves have changed places.
 */
export function settledName(value: string, scan: TextScan, language: string): ParsedPersonName {
  let result = readText(value, scan, language);
  for (let i = 0; i < MOST_PASSES; i++) {
    const name = result.normalized;
    if (name === null || name === value || (language === "" && capitalizedNameAt(name) === 0)) break;
    const found = scanText(name, language);
    if (found.plain?.unchanged) break;
    const again = readText(name, found, language);
    if (again.normalized === name) break;
    // What is left of the text is no name when it stands alone.
    if (again.normalized === null) return emptyName(again.reason ?? "invalid");
    result = mergePasses(value, result, again);
  }
  return result;
}

/** The parts of the later pass with what the earlier one took out. */
function mergePasses(value: string, first: ParsedPersonName, again: ParsedPersonName): ParsedPersonName {
  const taken = [first, ...first.others].flatMap((person) => person.removed);
  const placed = placeRemoved(value, taken, again.removed);
  const removed = [...first.removed, ...placed];
  taken.push(...placed);
  const others = again.others.map((other) => {
    const own = placeRemoved(value, taken, other.removed);
    taken.push(...own);
    return { ...other, removed: own };
  });
  return {
    ...again,
    title: joinTexts(first.title, again.title),
    nickname: joinTexts(first.nickname, again.nickname),
    maiden: first.maiden ?? again.maiden,
    credentials: [...again.credentials, ...first.credentials],
    others: [...others, ...first.others],
    removed: removed.sort((a, b) => a.start - b.start),
  };
}

function joinTexts(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return `${a} ${b}`;
}
