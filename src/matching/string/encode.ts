import { isSpace } from "../../text/spaces.ts";
import { unitAt } from "../../text/unit-at.ts";

/** A text made ready for comparing: encode once, compare often. Made by {@link encodeText}; treat it as opaque. */
export interface EncodedText {
  readonly text: string;
  /** UTF-16 units. */
  readonly units: Uint16Array;
  /** Pairs of neighbouring units, sorted, repeats kept. */
  readonly bigrams: Uint32Array;
  /** Distinct words in the order of `wordHashes`. */
  readonly words: readonly string[];
  /** Hash of each word, sorted. */
  readonly wordHashes: Int32Array;
}

class Encoded implements EncodedText {
  readonly text: string;
  readonly units: Uint16Array;
  #bigrams: Uint32Array | null = null;
  #words: HashedWords | null = null;

  constructor(text: string) {
    this.text = text;
    this.units = new Uint16Array(text.length);
    for (let i = 0; i < text.length; i++) this.units[i] = unitAt(text, i);
  }

  get bigrams(): Uint32Array {
    if (this.#bigrams === null) {
      const { units } = this;
      const pairs = new Uint32Array(Math.max(0, units.length - 1));
      for (let i = 0; i < pairs.length; i++) pairs[i] = ((units[i] ?? 0) << 16) | (units[i + 1] ?? 0);
      this.#bigrams = pairs.sort();
    }
    return this.#bigrams;
  }

  get words(): readonly string[] {
    this.#words ??= hashWords(this.text);
    return this.#words.words;
  }

  get wordHashes(): Int32Array {
    this.#words ??= hashWords(this.text);
    return this.#words.hashes;
  }
}

interface HashedWords {
  readonly words: readonly string[];
  readonly hashes: Int32Array;
}

function hashWords(text: string): HashedWords {
  const hashes = new Map<string, number>();
  for (const word of wordsOf(text)) hashes.set(word, hashWord(word));
  // Words of one hash stand in the order of their units, so that two texts list them alike.
  const sorted = [...hashes].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  return { words: sorted.map(([word]) => word), hashes: Int32Array.from(sorted, ([, hash]) => hash) };
}

/**
 * The text in the form that the string measures read fastest: UTF-16 units, and on first need its bigrams and words.
 * Every measure takes text or encoded text; encoding pays when a text is compared more than once.
 *
 * @throws TypeError for anything but text, as every measure does.
 * @example
 * levenshteinDistance(encodeText("kitten"), encodeText("sitting")); // => 3
 */
export function encodeText(text: string): EncodedText {
  if (typeof text !== "string") throw notText(text);
  return new Encoded(text);
}

/** The plain text behind either form. */
export function plainText(value: string | EncodedText): string {
  return typeof value === "string" ? value : encoded(value).text;
}

/** The encoded text itself; anything else, null above all, would be compared as if it were empty. */
export function encoded(value: EncodedText): EncodedText {
  if (value?.units === undefined) throw notText(value);
  return value;
}

function notText(value: unknown): TypeError {
  return new TypeError(`a string measure takes text or encoded text, got ${String(value)}`);
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let i = 0, start = -1; i <= text.length; i++) {
    const space = i === text.length || isSpace(unitAt(text, i));
    if (!space && start < 0) start = i;
    if (!space || start < 0) continue;
    words.push(text.slice(start, i));
    start = -1;
  }
  return words;
}

function hashWord(word: string): number {
  let hash = WORD_HASH_START;
  for (let i = 0; i < word.length; i++) hash = addToHash(hash, unitAt(word, i));
  return hash;
}

/** FNV-1a of no unit. */
export const WORD_HASH_START = 0x811c9dc5;

/** FNV-1a of a word and one unit more. */
export function addToHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}
