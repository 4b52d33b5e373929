import { NICKNAME_LINES } from "../data/nicknames.ts";
import { transliterationKey } from "./transliteration.ts";

const NONE: readonly number[] = [];
/** A shorter name sounds like too many others. */
const SHORTEST_RESPELT = 5;

let lines: ReadonlyMap<string, readonly number[]> | undefined;
let respelt: ReadonlyMap<string, readonly number[]> | undefined;
let rows: readonly string[] | undefined;
let initials: ReadonlyMap<string, string> | undefined;

/** Whether one of two given names, lower case without accents, is a short, pet or foreign form of the other. */
export function isNickname(a: string, b: string): boolean {
  return shareLine(nicknameLines(a), nicknameLines(b));
}

/** Lines of `NICKNAME_LINES` that hold a given name, lower case without accents. */
export function nicknameLines(name: string): readonly number[] {
  lines ??= indexLines();
  return lines.get(name) ?? lines.get(otherEnding(name)) ?? NONE;
}

/** Its lines, or for a name that no line holds those of another spelling of it: "Nikolas" stands beside "Nicholas". */
export function linesOfSpelling(name: string): readonly number[] {
  const own = nicknameLines(name);
  if (own !== NONE || name.length < SHORTEST_RESPELT) return own;
  respelt ??= indexSpellings(lines as ReadonlyMap<string, readonly number[]>);
  return respelt.get(transliterationKey(name)) ?? NONE;
}

/** All names on the lines of a given name. */
export function nicknameForms(name: string): string[] {
  const all = rows ?? NICKNAME_LINES.split("\n");
  rows = all;
  return nicknameLines(name).flatMap((line) => (all[line] as string).split(" "));
}

/** Whether names on these lines are forms of each other. */
export function shareLine(a: readonly number[], b: readonly number[]): boolean {
  return a.length > 0 && b.length > 0 && a.some((line) => b.includes(line));
}

/** Pet forms are written with -y, -ie and -i alike: "Peggie" is Peggy. */
function otherEnding(name: string): string {
  if (name.endsWith("ie")) return `${name.slice(0, -2)}y`;
  if (name.endsWith("y")) return `${name.slice(0, -1)}ie`;
  return name.endsWith("i") ? `${name.slice(0, -1)}y` : name;
}

/** First letters of the names that a given name may stand for: "Tony" may be A. */
export function nicknameInitials(name: string): string {
  initials ??= indexInitials();
  return initials.get(name) ?? "";
}

function indexLines(): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  NICKNAME_LINES.split("\n").forEach((line, i) => {
    for (const name of line.split(" ")) {
      if (name === "") continue;
      const known = index.get(name);
      if (known === undefined) index.set(name, [i]);
      else known.push(i);
    }
  });
  return index;
}

/** The lines of the first name that is spelt so or alike. */
function indexSpellings(known: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, readonly number[]>();
  for (const [name, own] of known) {
    const key = transliterationKey(name);
    if (name.length >= SHORTEST_RESPELT && !index.has(key)) index.set(key, own);
  }
  return index;
}

/** A pet form stands for the full name at the head of its line. */
function indexInitials(): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const line of NICKNAME_LINES.split("\n")) {
    const [head = "", ...forms] = line.split(" ");
    for (const form of forms) index.set(form, (index.get(form) ?? "") + head.charAt(0));
  }
  return index;
}
