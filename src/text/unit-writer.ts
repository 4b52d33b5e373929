const LONGEST_BLOCK = 4096;
/** So long a stretch is copied at once. */
const LONG_STRETCH = 256;

/** Text written code unit by code unit, in blocks: strings joined of hundreds of thousands of short ones take ten times as long. */
export class UnitWriter {
  readonly #block: Uint16Array;
  #size = 0;
  #text = "";

  /** @param length About how many units are written. */
  constructor(length: number) {
    this.#block = new Uint16Array(Math.min(Math.max(length, 1), LONGEST_BLOCK));
  }

  add(unit: number): void {
    if (this.#size === this.#block.length) this.#flush();
    this.#block[this.#size++] = unit;
  }

  addStretch(text: string, from: number, to: number): void {
    if (to - from > LONG_STRETCH) {
      this.#flush();
      this.#text += text.slice(from, to);
    } else for (let i = from; i < to; i++) this.add(text.charCodeAt(i));
  }

  /** What is written. */
  text(): string {
    this.#flush();
    return this.#text;
  }

  #flush(): void {
    this.#text += String.fromCharCode.apply(null, this.#block.subarray(0, this.#size) as unknown as number[]);
    this.#size = 0;
  }
}
