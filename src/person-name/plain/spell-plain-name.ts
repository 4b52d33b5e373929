import { TITLES_OF_LANGUAGE } from "../data/titles.ts";
import { recaseWords } from "../recase/recase.ts";
import { recaseGeneration } from "../recase/recase-generation.ts";
import type { Word } from "../words/words.ts";
import { type PlainWords, plainWords } from "./plain-words.ts";

/** A plain name in its bearer's letter case. */
export interface PlainName {
  readonly plain: PlainWords;
  /** Its names, in their order. */
  readonly parts: readonly string[];
  readonly generation: string | null;
  readonly normalized: string;
}

/** A longer text is hardly a plain name. */
const LONGEST_TEXT = 128;

/** Spells the words of a plain name as the whole pipeline does; null where the text is none. */
export function spellPlainName(text: string, words: readonly Word[] | null): PlainName | null {
  const plain = words === null || text.length > LONGEST_TEXT ? null : plainWords(words, text);
  if (plain === null) return null;
  const { title, names, familyLength, mixed } = plain;
  const language = TITLES_OF_LANGUAGE.get(title?.key ?? "") ?? "";
  const parts = mixed ? names.map((word) => word.text) : recaseWords(names, names.slice(-familyLength), language);
  const generation = plain.generation === null ? null : recaseGeneration(plain.generation.text, plain.generation);
  const name = parts.join(" ");
  return { plain, parts, generation, normalized: generation === null ? name : `${name} ${generation}` };
}
