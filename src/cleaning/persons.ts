import { normalizePersonName, parsePersonName } from "../person-name/index.ts";
import { trimSpaces } from "../text/spaces.ts";
import { settleUsable } from "./text-rules.ts";
import { withoutTags } from "./without-tags.ts";

const LINE_END = /[\r\n]/u;

/** Fewest units by which a text with a second person is longer than the name of the first: "Jo/Al". */
const LEAST_FOR_ANOTHER = 3;

/** The name of a cell, or the names of several persons with "; " between: a list must not lose one of a couple. */
export function persons(text: string): string | null {
  return settleUsable(listOfLines(withoutTags(text)), namesIn);
}

/** "Doe, Jane\nLee, Ann": lines of which each has its comma, and which are as many persons, with ";" between. */
function listOfLines(text: string): string {
  const lines = text.split(LINE_END).filter((line) => trimSpaces(line) !== "");
  if (lines.length < 2 || !lines.every((line) => line.split(",").length === 2)) return text;
  const list = lines.join("; ");
  const { others, removed } = parsePersonName(list);
  const isList = others.length === lines.length - 1 && removed.every(({ kind }) => kind === "conjunction");
  return isList ? list : text;
}

function namesIn(text: string): string | null {
  const first = normalizePersonName(text);
  if (first === null || text.length < first.length + LEAST_FOR_ANOTHER) return first;
  // Of "Mr. and Mrs. John Smith" the other has no name of her own.
  const { family: shared, others: all } = parsePersonName(text);
  const others = all.filter(({ given, family }) => given !== null || family !== shared);
  if (others.length === 0) return first;
  // Only "and" joins persons of one family name.
  const names = text.includes(";") ? text.split(";").map(namesIn) : [first, ...others.map((other) => other.normalized)];
  return [...new Set(names.filter((name) => name !== null))].join("; ");
}
