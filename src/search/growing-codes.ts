import type { Codes } from "./columns.ts";
import { scratchBytes } from "./scratch.ts";

const LARGEST_NARROW = 0xffff;

/** Codes in store order: 16 bits each until one needs more. */
export class GrowingCodes {
  array: Codes;
  length = 0;

  /** @param expected How many codes will come, where that is known: then nothing is copied. */
  constructor(expected: number) {
    this.array = new Uint16Array(scratchBytes(expected * 2));
  }

  push(code: number): void {
    if (this.length >= this.array.length) this.#copyTo(this.#sameKind(this.length * 2));
    if (code > LARGEST_NARROW && this.array.BYTES_PER_ELEMENT === 2)
      this.#copyTo(new Uint32Array(scratchBytes(this.array.length * 4)));
    this.array[this.length++] = code;
  }

  #sameKind(length: number): Codes {
    const { BYTES_PER_ELEMENT: width } = this.array;
    const bytes = scratchBytes(length * width);
    return width === 2 ? new Uint16Array(bytes) : new Uint32Array(bytes);
  }

  #copyTo(array: Codes): void {
    array.set(this.array);
    this.array = array;
  }
}
