import { FEMININE_ENDING, PET_ENDING } from "../data/given-name-endings.ts";
import { linesOfSpelling, shareLine } from "./nickname.ts";

/** Fewest letters of a short form that begins the full name, and of one that ends it: "Den" of "Dennis", "Tina" of "Christina". */
const SHORTEST_START = 3;
const SHORTEST_END = 4;

/**
 * Whether one of two given names, lower case without accents, is a short form of the other, beyond the table of nicknames: of
 * another spelling ("Nikolas", "Nick"), or, where the table does not know both, made as short forms are: its start
 * ("Dennison", "Denn"), its start with a pet ending ("Denny") or its end ("Augustina", "Tina"). With a feminine ending it is
 * another name.
 */
export function isShortForm(a: string, b: string): boolean {
  const left = linesOfSpelling(a);
  const right = linesOfSpelling(b);
  if (left.length > 0 && right.length > 0) return shareLine(left, right);
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  // Of two names as long as each other either may be the short one: "Denny" and "Denis".
  if (short.length === long.length) return isStartOf(short, long) || isStartOf(long, short);
  if (long.startsWith(short)) return short.length >= SHORTEST_START && !FEMININE_ENDING.test(long.slice(short.length));
  if (long.endsWith(short)) return short.length >= SHORTEST_END && long.length - short.length > 1;
  return isStartOf(short, long);
}

/** Whether a name with a pet ending begins another: "Denny" of "Dennison". */
function isStartOf(short: string, long: string): boolean {
  const stem = short.replace(PET_ENDING, "");
  if (stem === short || stem.length < SHORTEST_START || stem.length + 1 >= long.length) return false;
  return single(long).startsWith(single(stem));
}

/** With one of two equal letters, which a pet ending doubles: "Denny". */
function single(name: string): string {
  return name.replace(/(.)\1/gu, "$1");
}
