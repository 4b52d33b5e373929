import { isOtherWord } from "./spelled-runs.ts";

/** Spellings of one sound that differ between transliterations and countries, longest first. */
const TWINS: readonly (readonly [string, string])[] = [
  ["sch", "s"],
  ["tch", "c"],
  ["sh", "s"],
  ["ch", "c"],
  ["kh", "h"],
  ["zh", "z"],
  ["ts", "c"],
  ["tz", "c"],
  ["cz", "c"],
  ["ph", "f"],
  ["th", "t"],
  ["dh", "d"],
  ["gh", "g"],
  ["ck", "k"],
  ["ks", "x"],
  ["ou", "u"],
  ["oo", "u"],
  ["ee", "i"],
  ["ea", "i"],
  ["ae", "e"],
  ["oe", "o"],
  ["ue", "u"],
  ["ie", "i"],
  ["ei", "i"],
  ["ey", "i"],
  ["ay", "ai"],
  ["iy", "i"],
  ["yi", "i"],
  ["ii", "i"],
  ["ij", "i"],
  ["w", "v"],
  ["j", "i"],
  ["y", "i"],
  ["q", "k"],
  ["c", "k"],
  ["z", "s"],
];

/**
 * A key that two romanizations of one name share: "mohammed" and "muhamad", "sergei" and "sergey". Lower case without accents.
 * A name in another script is its own key, for "おおの" is not "おの".
 */
export function transliterationKey(name: string): string {
  if (isOtherWord(name)) return name;
  let key = "";
  let i = 0;
  while (i < name.length) {
    const twin = TWINS.find(([from]) => name.startsWith(from, i));
    const next = twin?.[1] ?? name.charAt(i);
    if (next.charAt(0) !== key.charAt(key.length - 1)) key += next;
    else key += next.slice(1);
    i += twin?.[0].length ?? 1;
  }
  return key;
}
