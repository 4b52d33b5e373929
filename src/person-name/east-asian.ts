import { emptyName } from "./build.ts";
import { type EastAsianParts, splitEastAsian } from "./east-asian-order.ts";
import { NameSpan } from "./east-asian-span.ts";
import type { Reading } from "./reading.ts";
import type { ParsedPersonName } from "./types.ts";

/** Names in Han, Kana and Hangul, family name first; null for other scripts. */
export function readEastAsian(reading: Reading): ParsedPersonName | null {
  if (reading.map === null || !isEastAsian(reading.text)) return null;
  const span = new NameSpan(reading);
  span.takeTail();
  span.takeOpening();
  span.takeClosing();
  const front = span.takeFront();
  const title = span.takePrefix();
  const offices = [...front, ...span.takeOffices()];
  const honorific = span.takeHonorific();
  const words = span.words();
  if (words.length === 0) return null;
  const parts = splitEastAsian(words, reading.language, title !== null || honorific !== null || offices.length > 0);
  return buildEastAsian(reading, parts, title ?? honorific, [...offices, ...span.tail]);
}

function buildEastAsian(
  reading: Reading,
  parts: EastAsianParts,
  title: string | null,
  suffixes: readonly string[],
): ParsedPersonName {
  const result = emptyName(null);
  result.normalized = parts.written;
  result.title = title;
  result.given = parts.given;
  result.middle = parts.middle;
  result.family = parts.family;
  result.nickname = reading.nicknames.join(", ") || null;
  result.credentials = joinGlued([...suffixes, ...reading.credentials], reading.source);
  result.removed = reading.removed.sort((a, b) => a.start - b.start);
  return result;
}

/** An office and a bracket without a space between are one: "外公(Division A)". */
function joinGlued(credentials: readonly string[], source: string): string[] {
  const [first = "", second = ""] = credentials;
  const glued = credentials.length === 2 && second.startsWith("(") && source.includes(first + second);
  return glued ? [first + second] : [...credentials];
}

/** Whether most letters are Han, Kana or Hangul. */
function isEastAsian(text: string): boolean {
  const east = text.match(/[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/gu)?.length ?? 0;
  return east > 0 && east * 2 > (text.match(/[A-\u2fff]/gu)?.length ?? 0);
}
