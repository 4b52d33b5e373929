import { normalizeForm } from "../../text/unicode.ts";
import { AROUND_ESCAPED, TEX_COMMAND, TEX_INSIDE, TEX_LETTERS, TEX_MARKS } from "../data/tex.ts";

/** Longest command with its letter and braces. */
const LONGEST_COMMAND = 10;

/** The character that TeX writes at an index, "{\'{e}}", "{\o}", "{-}", and the units it takes; null where it writes none. */
export function texCharacter(source: string, at: number): readonly [string, number] | null {
  const text = source.slice(at, at + LONGEST_COMMAND);
  if (text.startsWith("{-}")) return ["-", 3];
  const [all = "", outer = "", mark = "", inner = "", letter = "i", name = "", close = ""] =
    TEX_COMMAND.exec(text) ?? [];
  const open = outer + inner;
  if (name + open === "" && isEscaped(source.slice(Math.max(at - 2, 0), at), mark, letter)) return null;
  const char =
    name === ""
      ? normalizeForm(letter + String.fromCharCode(TEX_MARKS.indexOf(mark) + 0x300), "NFC")
      : TEX_LETTERS.charAt(TEX_LETTERS.indexOf(` ${name}`) + name.length + 1);
  // Of the braces that close as many belong to the character as open it.
  const more = close.length - open.length;
  return all === "" || char.length > 1 || more < 0 ? null : [char, all.length - more];
}

/** Whether machines escaped a mark, "O\\'Aster", "Ja\\'Marr", "Jane\\'s", or a path or dot stands there, "ACME\\v jane". */
function isEscaped(before: string, mark: string, letter: string): boolean {
  if (AROUND_ESCAPED.test(before + letter)) return true;
  return /[A-Za-z]$/u.test(before) && !(mark < "A" && TEX_INSIDE.includes(letter));
}
