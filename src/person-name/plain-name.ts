import { emptyName } from "./build.ts";
import { FAMILY, GIVEN } from "./lexicon.ts";
import type { PlainWords } from "./plain-words.ts";
import { recaseWords } from "./recase.ts";
import { recaseGeneration } from "./recase-generation.ts";
import { isFamilyAlone } from "./single-name.ts";
import type { ParsedPersonName } from "./types.ts";
import type { Word } from "./words.ts";

/** The result of a plain name: that of the whole pipeline in a fifth of its time. Most names are plain. */
export function readPlainName(text: string, plain: PlainWords): ParsedPersonName {
  const { names, generation, unchanged } = plain;
  const parts = textsOf(plain);
  const result = emptyName(null);
  fillParts(result, names, parts);
  if (generation !== null) result.generation = recaseGeneration(generation.text, generation);
  result.normalized = unchanged ? text : joined(parts, generation);
  return result;
}

/** The normalized form of a plain name by itself. */
export function plainText(plain: PlainWords): string {
  return joined(textsOf(plain), plain.generation);
}

function textsOf({ names, mixed }: PlainWords): string[] {
  return mixed ? names.map((word) => word.text) : recaseWords(names, names.slice(-1), "");
}

function joined(parts: readonly string[], generation: Word | null): string {
  const name = parts.join(" ");
  return generation === null ? name : `${name} ${recaseGeneration(generation.text, generation)}`;
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
