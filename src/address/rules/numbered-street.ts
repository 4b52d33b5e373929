import { US_ROAD_BRANCHES } from "../data/us-road-words.ts";
import { US_ROAD_SUFFIXES } from "../data/us-street-suffixes.ts";
import { type Draft, note, textOf } from "../tokens/draft.ts";
import { isAndAt, isDigitsAt, isLettersAt, textAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { combined, directionAt } from "./directional.ts";
import { endsRoad, type Highway, highwayAt } from "./highway.ts";
import type { Street } from "./street.ts";
import { postdirectional } from "./street-end.ts";
import { suffixAt } from "./street-suffix.ts";

/** A street that is the numbered road with its name at `at`, behind directions from `from`. */
export function readRoad(draft: Draft, from: number, at: number, road: Highway, to: number): Street {
  const { tokens } = draft;
  const { name, next } = withDirection(tokens, withSecondNumber(tokens, road, to), to);
  const branches = branchesAt(tokens, next, to);
  let end = next + branches.length;
  let suffix = "";
  if (end >= to || !isRoadSuffix(tokens, end)) {
    if (branches.at(-1) === "BYPASS") {
      suffix = "BYP";
      branches.pop();
    }
  } else if (branches.length > 0 || postdirectional(tokens, end + 1, to).next === to) suffix = suffixAt(tokens, end++);
  const post = postdirectional(tokens, end, to);
  if (road.name !== textOf(tokens, at, road.next)) note(draft, "us/highway");
  return {
    predirectional: directions(tokens, from, at),
    name: [name, ...branches].join(" "),
    suffix,
    postdirectional: post.direction,
    next: post.next,
  };
}

/** "HIGHWAY 14 AND 16 EAST": one road with two numbers. */
function withSecondNumber(tokens: readonly AddressToken[], road: Highway, to: number): Highway {
  const { name, next } = road;
  const second = next + 1;
  const isNumber = second < to && isAndAt(tokens, next) && isDigitsAt(tokens, second);
  if (!isNumber || !endsRoad(tokens, second + 1, to)) return road;
  return { name: `${name} & ${textAt(tokens, second)}`, next: second + 1 };
}

/** "INTERSTATE 35 S FRONTAGE RD": a direction before a branch belongs to the name. */
function withDirection(tokens: readonly AddressToken[], road: Highway, to: number): Highway {
  const { name, next } = road;
  const direction = directionAt(tokens, next);
  const isInside = next + 2 < to && direction !== "" && US_ROAD_BRANCHES.has(textAt(tokens, next + 1));
  return isInside && isRoadSuffix(tokens, next + 2) ? { name: `${name} ${direction}`, next: next + 1 } : road;
}

/** "BUSINESS", "BUSINESS LOOP": the words behind a numbered road that belong to it. */
function branchesAt(tokens: readonly AddressToken[], from: number, to: number): string[] {
  const branches: string[] = [];
  for (let i = from; i < to; i++) {
    const branch = US_ROAD_BRANCHES.get(textAt(tokens, i));
    if (branch === undefined) break;
    branches.push(branch);
  }
  return branches;
}

/** "LEE COUNTY ROAD 12": a county's name before its road. */
export function namedCountyRoad({ components, tokens }: Draft, from: number, to: number): Highway | null {
  for (let i = from + 1; i < to && i < from + 4; i++) {
    if (!isLettersAt(tokens, i - 1) || wordAt(tokens, i - 1).strong) return null;
    const road = wordAt(tokens, i).road === "COUNTY" ? highwayAt(tokens, i, to, components.state) : null;
    if (road !== null) return { name: `${textOf(tokens, from, i)} ${road.name}`, next: road.next };
  }
  return null;
}

/** "HIGHWAY 139 A" without a house number: a letter at the end belongs to the road, not to a unit. */
export function withLetter(tokens: readonly AddressToken[], road: Highway, to: number): Highway {
  const letter = textAt(tokens, road.next);
  if (road.next + 1 !== to || letter.length !== 1 || directionAt(tokens, road.next) !== "" || !/[A-Z]/u.test(letter))
    return road;
  return { name: `${road.name} ${letter}`, next: to };
}

/** ROAD and HIGHWAY behind a numbered road: "FM 1960 RD", "ROUTE 22 HWY". */
function isRoadSuffix(tokens: readonly AddressToken[], at: number): boolean {
  return US_ROAD_SUFFIXES.has(suffixAt(tokens, at));
}

/** The directions from `from` up to `to` in short form, two of them as one where they combine. */
export function directions(tokens: readonly AddressToken[], from: number, to: number): string {
  if (from >= to) return "";
  const both = to - from === 2 ? combined(directionAt(tokens, from), directionAt(tokens, from + 1)) : "";
  if (both !== "") return both;
  let out = directionAt(tokens, from);
  for (let i = from + 1; i < to; i++) out += ` ${directionAt(tokens, i)}`;
  return out;
}
