import { unitAt } from "../../text/unit-at.ts";
import { UnitWriter } from "../../text/unit-writer.ts";
import { emptyComponents } from "../tokens/empty-components.ts";
import type { Reading } from "../types.ts";

/**
 * Longest cleaned text, in UTF-16 units, that the rules read. They look back and forth among the words and a line is
 * read until it stays, which for thousands of words costs more than an address is worth; no postal address is near
 * this long. Cleaning makes four units of one at most ("½"), so whatever the default cap lets in is read by the rules.
 */
export const LONGEST_READ = 8192;

/** The words of a text that no rule reads, none of them placed. */
export function readUnplaced(line: string): Reading {
  return { ...unread(), unclassified: line.split(" "), lines: [line] };
}

/** A reading of nothing. */
export function unread(): Reading {
  return {
    components: emptyComponents(),
    kind: "unknown",
    rules: [],
    unclassified: [],
    confidence: 0,
    lines: [],
    country: null,
    matchKey: null,
  };
}

export function isOverlong(text: string): boolean {
  return text.length > LONGEST_READ;
}

/** A cleaned text that the rules can read as it is; of a longer one its words alone, which may be few. */
export function boundedText(text: string): string {
  return isOverlong(text) ? spacedWords(text) : text;
}

/**
 * The words of a cleaned text with single blanks, whose words they are again: letters, digits and signs with the marks `'`, `-`,
 * `.`, `/` inside. A semicolon always divides, so that cleaning the words again finds no character reference.
 */
export function spacedWords(cleaned: string): string {
  const words = new UnitWriter(cleaned.length);
  let start = -1;
  let solid = false;
  let isFirst = true;
  for (let i = 0; i <= cleaned.length; i++) {
    const role = i < cleaned.length ? roleOf(unitAt(cleaned, i)) : DIVIDER;
    if (role !== DIVIDER) {
      if (start < 0) start = i;
      if (role === SOLID) solid = true;
      continue;
    }
    if (solid) {
      if (!isFirst) words.add(0x20);
      words.addStretch(cleaned, start, i);
      isFirst = false;
    }
    start = -1;
    solid = false;
  }
  return words.text();
}

const DIVIDER = 0;
/** Stays inside a word: `'`, `-`, `.`, `/`. */
const MARK = 1;
const SOLID = 2;

function roleOf(unit: number): number {
  if (unit > 0x7f || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39)) return SOLID;
  if (unit === 0x23 || unit === 0x25 || unit === 0x26 || unit === 0x40) return SOLID;
  return unit === 0x27 || unit === 0x2d || unit === 0x2e || unit === 0x2f ? MARK : DIVIDER;
}
