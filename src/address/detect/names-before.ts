import { LONGEST_CITY } from "./longest-city.ts";
import { namesAtEnd } from "./names-at-end.ts";

/** The names before a position, a dash or comma between left out. */
export function namesBefore(words: readonly string[], at: number): string[] {
  const between = words[at - 1] ?? "";
  return namesAtEnd(words.slice(0, between === "," || between === "-" ? at - 1 : at), LONGEST_CITY);
}
