import type { Reading } from "../hygiene/reading.ts";
import { emptyName } from "../result/empty-name.ts";
import type { ParsedPersonName } from "../types.ts";
import type { EastAsianName } from "./east-asian.ts";
import type { EastAsianParts } from "./east-asian-order.ts";

/** The result of a name in Han, Kana or Hangul. */
export function buildEastAsian(reading: Reading, { parts, title, suffixes, others }: EastAsianName): ParsedPersonName {
  return {
    ...nameOfParts(parts),
    title,
    maiden: reading.maiden,
    nickname: reading.nicknames.join(", ") || null,
    credentials: joinGlued([...suffixes, ...reading.credentials], reading.source),
    others: others.map(nameOfParts),
    removed: reading.removed.sort((a, b) => a.start - b.start),
  };
}

function nameOfParts({ written, given, middle, family }: EastAsianParts): ParsedPersonName {
  return { ...emptyName(null), normalized: written, given, middle, family };
}

/** An office and a bracket without a space between are one: "外公(Division A)". */
function joinGlued(credentials: readonly string[], source: string): string[] {
  const [first = "", second = ""] = credentials;
  const glued = credentials.length === 2 && second.startsWith("(") && source.includes(first + second);
  return glued ? [first + second] : [...credentials];
}
