import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { foldWords, textOf } from "./fold-words.ts";
import { isOneEdit } from "./one-edit.ts";

/** One given or family name in comparing form. */
export interface NamePart {
  readonly text: string;
  readonly words: readonly string[];
}

const CLOSE_SIMILARITY = 0.92;
const SIMILAR_SIMILARITY = 0.85;
/** Names shorter than this are one edit from too many others. */
const SHORTEST_FOR_EDIT = 4;

export function namePart(value: unknown): NamePart | null {
  const text = textOf(value);
  const words = text === null ? [] : foldWords(text);
  if (words.length === 0) return null;
  const folded = words.join(" ");
  return { text: folded, words };
}

/** Place in `NAME_LEVELS` at which two names agree. */
export function nameLevel(a: NamePart, b: NamePart, areNicknames: (a: string, b: string) => boolean): number {
  if (a.text === b.text) return 0;
  const short = a.text.length <= b.text.length ? a.text : b.text;
  const long = short === a.text ? b.text : a.text;
  if (short.length === 1) return long.startsWith(short) ? 2 : 7;
  if (areNicknames(a.text, b.text)) return 1;
  if (short.length >= SHORTEST_FOR_EDIT && isOneEdit(a.text, b.text)) return 3;
  if (sharesWord(a.words, b.words)) return 6;
  const similarity = jaroWinklerSimilarity(a.text, b.text);
  if (similarity >= CLOSE_SIMILARITY) return 4;
  return similarity >= SIMILAR_SIMILARITY ? 5 : 7;
}

/** Whether a name of several words holds a word of the other: "garcia" and "garcia lopez". */
function sharesWord(a: readonly string[], b: readonly string[]): boolean {
  return a.length + b.length > 2 && a.some((word) => word.length > 2 && b.includes(word));
}
