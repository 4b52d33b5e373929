import { unitAt } from "../../text/unit-at.ts";
import { Growing } from "./growing.ts";

/** A unit beyond ASCII takes three bytes, so that the order of bytes is that of units. */
const UNIT_BYTES = 3;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Numbers texts of several kinds in the order in which they first come. The texts are kept as bytes outside the engine's
 * heap: strings and entries of a Map for a million records would be marked and swept whenever garbage is collected, and
 * searches wait for that.
 */
export class TextNumbers {
  size = 0;
  #bytes: Uint8Array = new Uint8Array(1024);
  /** Where each text begins, with the end of the last one. */
  readonly #starts: Growing = new Growing();
  /** Hash and number + 1, side by side; 0 for a free slot. */
  #slots: Int32Array = new Int32Array(128);
  /** End of the text written last, which may not be kept. */
  #written = 0;

  constructor() {
    this.#starts.push(0);
  }

  /** Number of a text, a new one where it is not known yet. */
  add(kind: number, text: string): number {
    const hash = this.#write(kind, text);
    const slot = this.#slot(hash);
    const held = this.#slots[slot + 1] ?? 0;
    if (held > 0) return held - 1;
    this.#slots[slot] = hash;
    this.#slots[slot + 1] = this.size + 1;
    this.#starts.push(this.#written);
    this.size++;
    if (this.size * 4 > this.#slots.length) this.#widen();
    return this.size - 1;
  }

  /** Number of a text, -1 where it is not known. */
  get(kind: number, text: string): number {
    return (this.#slots[this.#slot(this.#write(kind, text)) + 1] ?? 0) - 1;
  }

  /** The text of a number. */
  text(number: number): string {
    const end = this.#starts.items[number + 1] ?? 0;
    let text = "";
    for (let at = (this.#starts.items[number] ?? 0) + 1; at < end; ) {
      const byte = this.#bytes[at] ?? 0;
      const wide =
        ((byte & 0xf) << 12) | (((this.#bytes[at + 1] ?? 0) & 0x3f) << 6) | ((this.#bytes[at + 2] ?? 0) & 0x3f);
      text += String.fromCharCode(byte < 0x80 ? byte : wide);
      at += byte < 0x80 ? 1 : UNIT_BYTES;
    }
    return text;
  }

  kindOf(number: number): number {
    return this.#bytes[this.#starts.items[number] ?? 0] ?? 0;
  }

  /** Below 0 where the text of number `a` stands before that of `b` in the order of units, 0 for one number. */
  compare(a: number, b: number): number {
    if (a === b) return 0;
    const { items } = this.#starts;
    const [left, right] = [items[a] ?? 0, items[b] ?? 0];
    const [leftLength, rightLength] = [(items[a + 1] ?? 0) - left, (items[b + 1] ?? 0) - right];
    const both = Math.min(leftLength, rightLength);
    for (let i = 0; i < both; i++) {
      const difference = (this.#bytes[left + i] ?? 0) - (this.#bytes[right + i] ?? 0);
      if (difference !== 0) return difference;
    }
    return leftLength - rightLength;
  }

  /** Writes a text behind the kept ones; its hash. */
  #write(kind: number, text: string): number {
    let at = this.#starts.items[this.size] ?? 0;
    this.#reserve(at + 1 + UNIT_BYTES * text.length);
    const bytes = this.#bytes;
    bytes[at++] = kind;
    let hash = Math.imul(FNV_START ^ kind, FNV_PRIME);
    for (let i = 0; i < text.length; i++) {
      const unit = unitAt(text, i);
      hash = Math.imul(hash ^ unit, FNV_PRIME);
      if (unit < 0x80) bytes[at++] = unit;
      else {
        bytes[at++] = 0xe0 | (unit >>> 12);
        bytes[at++] = 0x80 | ((unit >>> 6) & 0x3f);
        bytes[at++] = 0x80 | (unit & 0x3f);
      }
    }
    this.#written = at;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    return hash ^ (hash >>> 13);
  }

  /** The slot of the text written last, or the free one that it would take. */
  #slot(hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const held = slots[slot + 1] ?? 0;
      if (held === 0 || (slots[slot] === hash && this.#isWritten(held - 1))) return slot;
    }
  }

  #isWritten(number: number): boolean {
    const bytes = this.#bytes;
    const { items } = this.#starts;
    const start = items[number] ?? 0;
    const length = (items[number + 1] ?? 0) - start;
    const written = items[this.size] ?? 0;
    if (this.#written - written !== length) return false;
    for (let i = 0; i < length; i++) if (bytes[start + i] !== bytes[written + i]) return false;
    return true;
  }

  #reserve(length: number): void {
    if (length <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
    wider.set(this.#bytes);
    this.#bytes = wider;
  }

  #widen(): void {
    const before = this.#slots;
    const slots = new Int32Array(2 * before.length);
    const mask = slots.length - 1;
    for (let i = 0; i < before.length; i += 2) {
      const held = before[i + 1] ?? 0;
      if (held === 0) continue;
      let slot = ((before[i] ?? 0) << 1) & mask;
      while ((slots[slot + 1] ?? 0) > 0) slot = (slot + 2) & mask;
      slots[slot] = before[i] ?? 0;
      slots[slot + 1] = held;
    }
    this.#slots = slots;
  }
}
