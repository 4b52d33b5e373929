import { emptyName } from "./empty-name.ts";
import { FAMILY, GIVEN } from "./lexicon.ts";
import { isPlainText } from "./plain-text.ts";
import { plainWords } from "./plain-words.ts";
import { recaseWords } from "./recase.ts";
import { recaseGeneration } from "./recase-generation.ts";
import { isFamilyAlone } from "./single-name.ts";
import type { ParsedPersonName } from "./types.ts";
import { splitWords, type Word } from "./words.ts";

/** A longer text is hardly a plain name. */
const LONGEST_TEXT = 128;

/** The result of a plain name: that of the whole pipeline in a fifth of its time. Most names are plain; null for other texts. */
export function readPlainName(text: string): ParsedPersonName | null {
  if (text.length > LONGEST_TEXT || !isPlainText(text)) return null;
  const plain = plainWords(splitWords(text), text);
  if (plain === null) return null;
  const { names, generation, mixed } = plain;
  const parts = mixed ? names.map((word) => word.text) : recaseWords(names, names.slice(-1), "");
  const result = emptyName(null);
  fillParts(result, names, parts);
  result.normalized = parts.join(" ");
  if (generation === null) return result;
  result.generation = recaseGeneration(generation.text, generation);
  result.normalized += ` ${result.generation}`;
  return result;
}

function fillParts(result: ParsedPersonName, names: readonly Word[], parts: readonly string[]): void {
  const count = names.length;
  const last = parts[count - 1] as string;
  if (count === 1) {
    if (isFamilyAlone(names[0] as Word)) result.family = last;
    else result.given = last;
    result.ambiguities.push("given-or-family");
    return;
  }
  result.given = parts[0] as string;
  result.family = last;
  if (count === 2) return;
  result.middle = count === 3 ? (parts[1] as string) : `${parts[1]} ${parts[2]}`;
  const { flags, letters } = names[count - 2] as Word;
  if (letters > 1 && (flags & (GIVEN | FAMILY)) !== GIVEN) result.ambiguities.push("family-or-middle");
}
