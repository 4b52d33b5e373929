import { emptyName } from "../result/empty-name.ts";
import type { ParsedPersonName } from "../types.ts";
import { FAMILY, GIVEN } from "../words/lexicon.ts";
import { isFamilyAlone } from "../words/single-name.ts";
import { HAS_DOT, type Word } from "../words/words.ts";
import { plainTextWords } from "./plain-text-words.ts";
import type { PlainWords } from "./plain-words.ts";
import { spellPlainName } from "./spell-plain-name.ts";

/** The result of a plain name: that of the whole pipeline in a fifth of its time. Most names are plain; null for other texts. */
export function readPlainName(text: string, words: Word[] | null = plainTextWords(text)): ParsedPersonName | null {
  const spelled = spellPlainName(text, words);
  if (spelled === null) return null;
  const { plain, parts, generation, normalized } = spelled;
  const result = emptyName(null);
  fillParts(result, plain, parts);
  result.normalized = normalized;
  result.generation = generation;
  if (plain.title !== null) {
    const { text: title, start, end } = plain.title;
    result.title = title;
    result.removed.push({ kind: "title", text: title, start, end });
  }
  return result;
}

function fillParts(result: ParsedPersonName, { names, familyLength }: PlainWords, parts: readonly string[]): void {
  const count = names.length;
  const first = names[0] as Word;
  if (count === 1) {
    if (isFamilyAlone(first)) result.family = parts[0] as string;
    else result.given = parts[0] as string;
    result.ambiguities.push("given-or-family");
    return;
  }
  const start = count - familyLength;
  result.given = parts[0] as string;
  result.family = parts.slice(start).join(" ");
  if (start === 1) return;
  result.middle = parts.slice(1, start).join(" ");
  const { flags, shape, letters, end } = names[start - 1] as Word;
  // A comma tells where the family name begins.
  const isInverted = end > (names[start] as Word).start;
  if (!isInverted && letters > 1 && !(shape & HAS_DOT) && (flags & (GIVEN | FAMILY)) !== GIVEN)
    result.ambiguities.push("family-or-middle");
}
