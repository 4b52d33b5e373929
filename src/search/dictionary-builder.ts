import { Dictionary } from "./dictionary.ts";
import { Growable } from "./growable.ts";
import { appendUtf8 } from "./name-bytes.ts";
import { Spellings } from "./spellings.ts";

/** Gives codes to texts in the order they are seen. Texts as written are remembered, so that each is folded once. */
export class DictionaryBuilder {
  /** Codes of texts as written, per scope. */
  readonly #seen: Map<string, number>[] = [];
  readonly #codes = new Map<string, number>();
  readonly #keys: string[] = [""];
  readonly #spellings: string[] = [""];

  /** Code of a text, or 0 for null. `scope`, a small number, divides texts that fold differently, such as states by country. */
  codeOf(text: string | null | undefined, fold: (text: string) => string, scope = 0): number {
    if (typeof text !== "string") return 0;
    const seen = this.#seen[scope] ?? this.#openScope(scope);
    return seen.get(text) ?? this.#add(text, fold(text), seen);
  }

  #openScope(scope: number): Map<string, number> {
    const seen = new Map<string, number>();
    while (this.#seen.length < scope) this.#seen.push(new Map());
    this.#seen[scope] = seen;
    return seen;
  }

  #add(text: string, key: string, seen: Map<string, number>): number {
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#keys.length;
      this.#codes.set(key, code);
      this.#keys.push(key);
      this.#spellings.push(text);
    }
    seen.set(text, code);
    return code;
  }

  /** Folded key of a code. */
  keyOf(code: number): string {
    return this.#keys[code] ?? "";
  }

  /** The dictionary with codes in the order of their keys, and the final code of every code given so far. */
  build(): { dictionary: Dictionary; moved: Uint32Array } {
    const keys = this.#keys;
    const order = keys.map((_, code) => code);
    // Code 0 is no value and stays first, before a blank text of the same key.
    order.sort((a, b) => compareCodePoints(keys[a] ?? "", keys[b] ?? ""));
    const moved = new Uint32Array(order.length);
    const starts = new Uint32Array(order.length + 1);
    const bytes = new Growable((size) => new Uint8Array(size));
    order.forEach((old, code) => {
      moved[old] = code;
      appendUtf8(bytes, keys[old] ?? "");
      starts[code + 1] = bytes.length;
    });
    const dictionary = new Dictionary(bytes.array.slice(0, bytes.length), starts, this.#otherSpellings(order));
    return { dictionary, moved };
  }

  #otherSpellings(order: readonly number[]): Spellings {
    const codes: number[] = [];
    const starts: number[] = [0];
    const bytes = new Growable((size) => new Uint8Array(size));
    order.forEach((old, code) => {
      const spelling = this.#spellings[old] ?? "";
      if (spelling === this.#keys[old]) return;
      codes.push(code);
      appendUtf8(bytes, spelling);
      starts.push(bytes.length);
    });
    return new Spellings(Uint32Array.from(codes), Uint32Array.from(starts), bytes.array.slice(0, bytes.length));
  }
}

/** Order of code points, which is that of UTF-8 bytes: surrogates stand above U+E000 to U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return raised(x) - raised(y);
  }
  return a.length - b.length;
}

function raised(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
