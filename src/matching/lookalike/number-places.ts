/** Slots to begin with; always a power of two. */
const FIRST_SLOTS = 4096;
/** 2^32 divided by the golden ratio: neighbouring numbers land far apart. */
const SPREAD = 0x9e3779b1;

/** Places of whole numbers below 2^31, in the order in which they first came; typed, so that nothing is left to be collected. */
export class NumberPlaces {
  /** At the slot of a number or behind it, its place, one higher; 0 where none stands. */
  #slots: Int32Array = new Int32Array(FIRST_SLOTS);
  #numbers: Int32Array = new Int32Array(FIRST_SLOTS / 2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Forgets all numbers. */
  clear(): void {
    this.#slots.fill(0);
    this.#length = 0;
  }

  /** The number at a place. */
  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }

  /** The place of a number; that of a new one is the old length. */
  of(number: number): number {
    const slot = this.#slotOf(number);
    const held = this.#slots[slot] ?? 0;
    if (held > 0) return held - 1;
    const place = this.#length++;
    this.#numbers[place] = number;
    this.#slots[slot] = place + 1;
    if (this.#length === this.#numbers.length) this.#widen();
    return place;
  }

  /** The slot where a number stands or would. */
  #slotOf(number: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = (Math.imul(number, SPREAD) >>> 12) & last;
    for (;;) {
      const held = slots[slot] ?? 0;
      if (held === 0 || this.#numbers[held - 1] === number) return slot;
      slot = (slot + 1) & last;
    }
  }

  #widen(): void {
    const numbers = new Int32Array(this.#numbers.length * 2);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let place = 0; place < this.#length; place++) this.#slots[this.#slotOf(this.at(place))] = place + 1;
  }
}
