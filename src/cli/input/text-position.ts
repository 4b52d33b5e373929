const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** How far a reader is in bytes of UTF-8. */
export class TextPosition {
  byte = 0;
  /** Whether a byte of a character of several bytes went by. */
  isBeyondAscii = false;
  #lineFeeds = 0;
  #returns = 0;

  /** The line, from 1; a text without a line feed is one of old Macs. */
  get line(): number {
    return 1 + (this.#lineFeeds > 0 ? this.#lineFeeds : this.#returns);
  }

  pass(bytes: Uint8Array): void {
    this.byte += bytes.length;
    for (const byte of bytes) {
      if (byte === LINE_FEED) this.#lineFeeds++;
      else if (byte === CARRIAGE_RETURN) this.#returns++;
      else if (byte > 0x7f) this.isBeyondAscii = true;
    }
  }
}
