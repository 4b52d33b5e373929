import { SPELLING_TWINS } from "../data/spelling-twins.ts";
import { isOtherWord } from "./spelled-runs.ts";

const LONGEST_TWIN = 3;

/**
 * A key that two romanizations of one name share: "mohammed" and "muhamad", "sergei" and "sergey". Lower case without accents.
 * A name in another script is its own key, for "おおの" is not "おの".
 */
export function transliterationKey(name: string): string {
  if (isOtherWord(name)) return name;
  let key = "";
  let i = 0;
  while (i < name.length) {
    const length = twinLength(name, i);
    const next = SPELLING_TWINS.get(name.slice(i, i + length)) ?? name.charAt(i);
    if (next.charAt(0) !== key.charAt(key.length - 1)) key += next;
    else key += next.slice(1);
    i += length;
  }
  return key;
}

/** Letters at `at` that are spelt as one, most first; 1 where none are. */
function twinLength(name: string, at: number): number {
  for (let length = LONGEST_TWIN; length > 1; length--)
    if (at + length <= name.length && SPELLING_TWINS.has(name.slice(at, at + length))) return length;
  return 1;
}
