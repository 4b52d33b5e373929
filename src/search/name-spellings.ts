import { AND_WORDS } from "./data/and-words.ts";

/**
 * A part of a name as it is asked for, then its other spellings: "&" for a word for "and" and the other way round, between
 * other words. A name that holds any of them answers.
 *
 * @param key The part as `textKey` gives it.
 */
export function nameSpellings(key: string): string[] {
  const space = key.indexOf(" ");
  if (space < 0 || key.indexOf(" ", space + 1) < 0) return [key];
  const words = key.split(" ");
  const inner = words.slice(1, -1);
  const others: string[] = [];
  const respell = (change: (word: string) => string): void => {
    others.push([words[0], ...inner.map(change), words.at(-1)].join(" "));
  };
  if (inner.some((word) => AND_WORDS.includes(word))) respell((word) => (AND_WORDS.includes(word) ? "&" : word));
  if (inner.includes("&")) for (const and of AND_WORDS) respell((word) => (word === "&" ? and : word));
  return [key, ...others];
}
