import { isSpace } from "./spaces.ts";
import type { Token } from "./types.ts";

/**
 * The words of a text with their offsets. White space divides; each unit for which `isMark` answers true
 * is a token of its own.
 */
export function tokenize(text: string, isMark: (unit: number) => boolean = isComma): Token[] {
  const tokens: Token[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x20;
    const mark = i < text.length && isMark(unit);
    if (!mark && !isSpace(unit)) {
      if (start < 0) start = i;
      continue;
    }
    if (start >= 0) tokens.push({ text: text.slice(start, i), start, end: i });
    if (mark) tokens.push({ text: text.charAt(i), start: i, end: i + 1 });
    start = -1;
  }
  return tokens;
}

function isComma(unit: number): boolean {
  return unit === 0x2c;
}
