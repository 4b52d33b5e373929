/** A map that is filled when it is first asked: a module that holds a hundred tables is loaded in half the time. */
export class LazyMap extends Map<string, string> {
  #rows: (() => Iterable<readonly [string, string]>) | null;

  constructor(rows: () => Iterable<readonly [string, string]>) {
    super();
    this.#rows = rows;
  }
  #fill(): this {
    const rows = this.#rows;
    this.#rows = null;
    if (rows !== null) for (const [key, value] of rows()) super.set(key, value);
    return this;
  }
  override get size(): number {
    return this.#fill() && super.size;
  }
  override get(key: string): string | undefined {
    if (this.#rows !== null) this.#fill();
    return super.get(key);
  }
  override has(key: string): boolean {
    return this.#fill() && super.has(key);
  }
  override keys(): MapIterator<string> {
    return this.#fill() && super.keys();
  }
  override values(): MapIterator<string> {
    return this.#fill() && super.values();
  }
  override entries(): MapIterator<[string, string]> {
    return this.#fill() && super.entries();
  }
  override [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries();
  }
  override forEach(visit: (value: string, key: string, map: Map<string, string>) => void): void {
    this.#fill();
    super.forEach(visit);
  }
}

/** A set that is filled when it is first asked. */
export class LazySet extends Set<string> {
  #words: (() => Iterable<string>) | null;

  constructor(words: () => Iterable<string>) {
    super();
    this.#words = words;
  }
  #fill(): this {
    const words = this.#words;
    this.#words = null;
    if (words !== null) for (const word of words()) super.add(word);
    return this;
  }
  override get size(): number {
    return this.#fill() && super.size;
  }
  override has(word: string): boolean {
    if (this.#words !== null) this.#fill();
    return super.has(word);
  }
  override keys(): SetIterator<string> {
    return this.values();
  }
  override values(): SetIterator<string> {
    return this.#fill() && super.values();
  }
  override entries(): SetIterator<[string, string]> {
    return this.#fill() && super.entries();
  }
  override [Symbol.iterator](): SetIterator<string> {
    return this.values();
  }
  override forEach(visit: (word: string, again: string, set: Set<string>) => void): void {
    this.#fill();
    super.forEach(visit);
  }
}
