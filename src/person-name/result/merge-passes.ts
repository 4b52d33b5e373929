import type { ParsedPersonName } from "../types.ts";
import { placeRemoved } from "./place-removed.ts";

/** The parts of the later pass with what the earlier one took out. */
export function mergePasses(value: string, first: ParsedPersonName, again: ParsedPersonName): ParsedPersonName {
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
