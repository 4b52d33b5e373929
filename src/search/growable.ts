type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that grows by doubling while records stream in. */
export class Growable<A extends NumberArray> {
  array: A;
  length = 0;
  readonly #make: (size: number) => A;

  constructor(make: (size: number) => A, size = 1024) {
    this.#make = make;
    this.array = make(size);
  }

  push(value: number): void {
    if (this.length >= this.array.length) this.reserve(1);
    this.array[this.length++] = value;
  }

  /** Makes room for `more` values behind `length`. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.array.length) return;
    const grown = this.#make(Math.max(needed, this.array.length * 2));
    grown.set(this.array);
    this.array = grown;
  }
}
