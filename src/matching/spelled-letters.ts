import { isAscii, normalizeForm } from "../text/unicode.ts";
import { SPELLED_LETTERS } from "./data/spelled-letters.ts";

/** The name with umlauts and their like as two letters, "Mueller" for "Müller"; null where it has none. */
export function withSpelledLetters(name: string): string | null {
  if (isAscii(name)) return null;
  const composed = normalizeForm(name, "NFC");
  let out = "";
  for (const char of composed) out += SPELLED_LETTERS.get(char) ?? char;
  return out === composed ? null : out;
}
