import { normalizeForm } from "../text/unicode.ts";
import { AROUND_ESCAPED, ESCAPED, TEX_COMMAND, TEX_LETTERS, TEX_MARKS } from "./data/tex.ts";

/** Longest command with its letter and braces. */
const LONGEST_COMMAND = 10;

/** The character that TeX writes at an index and the units it takes, "{\'{e}}", "{\o}", "{-}"; null where it writes none. */
export function texCharacter(source: string, at: number): { readonly char: string; readonly length: number } | null {
  const text = source.slice(at, at + LONGEST_COMMAND);
  if (text.startsWith("{-}")) return { char: "-", length: 3 };
  // Only the mark stays of what is escaped for machines.
  const [escaped = "", mark = ""] = ESCAPED.exec(text) ?? [];
  const around = source.slice(Math.max(at - 2, 0), at) + (text.charAt(escaped.length) || " ");
  if (mark !== "" && AROUND_ESCAPED.test(around)) return { char: mark, length: escaped.length };
  const found = TEX_COMMAND.exec(text);
  if (found === null) return null;
  const [all, outer = "", sign = "", command = "", inner = "", letter = "i", name = "", close = ""] = found;
  const char =
    name === ""
      ? normalizeForm(letter + String.fromCharCode(TEX_MARKS.indexOf(sign + command) + 0x300), "NFC")
      : TEX_LETTERS.charAt(TEX_LETTERS.indexOf(` ${name}`) + name.length + 1);
  // Of the braces that close as many belong to the character as open it.
  const more = close.length - (outer + inner).length;
  return char.length > 1 || more < 0 ? null : { char, length: all.length - more };
}
