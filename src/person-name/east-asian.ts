import { type EastAsianParts, splitEastAsian } from "./east-asian-order.ts";
import { NameSpan } from "./east-asian-span.ts";
import type { Reading } from "./reading.ts";

/** A name in Han, Kana or Hangul with what stands around it. */
export interface EastAsianName {
  readonly parts: EastAsianParts;
  readonly title: string | null;
  readonly suffixes: readonly string[];
  /** The persons behind the first one of a list. */
  readonly others: readonly EastAsianParts[];
}

/** Names in Han, Kana and Hangul, family name first; null for other scripts. */
export function readEastAsian(reading: Reading): EastAsianName | null {
  if (reading.map === null || !isEastAsian(reading.text)) return null;
  const span = new NameSpan(reading);
  const others = span.takeOthers().map((name) => splitEastAsian([name], reading.language, false));
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
  return { parts, title: title ?? honorific, suffixes: [...offices, ...span.tail], others };
}

/** Whether most letters are Han, Kana or Hangul. */
function isEastAsian(text: string): boolean {
  const east = text.match(/[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/gu)?.length ?? 0;
  return east > 0 && east * 2 > (text.match(/[A-\u2fff]/gu)?.length ?? 0);
}
