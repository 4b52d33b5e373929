import { normalizeForm } from "../text/unicode.ts";
import {
  ESCAPED,
  ESCAPED_APOSTROPHE,
  ESCAPED_QUOTE,
  TEX_ACCENT,
  TEX_LETTER,
  TEX_LETTERS,
  TEX_MARKS,
} from "./data/tex.ts";

/** Longest command with its letter and braces. */
const LONGEST_COMMAND = 10;
/** Farthest that a quotation mark is looked for that closes. */
const LONGEST_QUOTED = 64;

/** The character that TeX writes at an index and the units it takes, "{\'{e}}", "{\o}", "{-}"; null where it writes none. */
export function texCharacter(source: string, at: number): { readonly char: string; readonly length: number } | null {
  const text = source.slice(at, at + LONGEST_COMMAND);
  if (text.startsWith("{-}")) return { char: "-", length: 3 };
  const accent = TEX_ACCENT.exec(text);
  // A sign that is escaped for machines.
  const [sign = "", char = ""] = ESCAPED.exec(text) ?? [];
  const escaped = sign === "" ? null : { char, length: sign.length };
  if (accent === null) {
    const [all = "", open = "", name = "", close = ""] = TEX_LETTER.exec(text) ?? [];
    return closed(TEX_LETTERS.get(name), all, open, close) ?? escaped;
  }
  const [all, outer = "", accentSign = "", command = "", inner = "", letter = "i", close = ""] = accent;
  const isBare = escaped !== null && inner === "";
  if (isBare && ESCAPED_APOSTROPHE.test(source.slice(Math.max(at - 2, 0), at + 4))) return escaped;
  if (isBare && ESCAPED_QUOTE.test(source.slice(at, at + LONGEST_QUOTED))) return escaped;
  const mark = TEX_MARKS.charAt(TEX_MARKS.indexOf(accentSign + command) + 1);
  const composed = normalizeForm(letter + mark, "NFC");
  return closed(composed.length > 1 ? undefined : composed, all, outer + inner, close) ?? escaped;
}

/** Of the braces that close as many belong to the character as open it. */
function closed(char: string | undefined, all: string, open: string, close: string): ReturnType<typeof texCharacter> {
  const more = close.length - open.length;
  return char === undefined || more < 0 ? null : { char, length: all.length - more };
}
