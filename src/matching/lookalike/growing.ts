/** A list of numbers that grows; typed, so that millions of entries stay small. */
export class Growing {
  items: Uint32Array = new Uint32Array(64);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.items);
      this.items = wider;
    }
    this.items[this.length++] = item;
  }
}
