import type { DigitPattern } from "./digit-pattern.ts";

/** A digit set is a mask of ten bits. */
const DIGIT_SETS = 1024;

/**
 * A nondeterministic automaton over digits. It is built from its ends backwards, so that equal tails are
 * shared. A node has a digit set and what follows it, or is a fork (no digits), or an end (bits of its pattern).
 */
export class PatternGraph {
  readonly #digits: number[] = [];
  readonly #targets: (readonly number[])[] = [];
  readonly #bits: number[] = [];
  /** Nodes with digits, by digit set and target. */
  readonly #shared = new Map<number, number>();

  /** The node where a pattern ends. */
  end(bit: number): number {
    return this.#create(0, [], bit);
  }

  /** Puts a pattern before the node `exit` and gives its entry. */
  add(pattern: DigitPattern, exit: number): number {
    if (pattern.kind === "digits") return this.#step(pattern.mask, exit);
    if (pattern.kind === "choice") return this.#addChoice(pattern.options, exit);
    let entry = exit;
    // Loops without a function of their own: engines would copy this method into each of them.
    if (pattern.kind === "sequence") {
      for (let i = pattern.parts.length - 1; i >= 0; i--) entry = this.add(pattern.parts[i] as DigitPattern, entry);
      return entry;
    }
    for (let i = pattern.min; i < pattern.max; i++) entry = this.#fork([this.add(pattern.repeated, entry), exit]);
    for (let i = 0; i < pattern.min; i++) entry = this.add(pattern.repeated, entry);
    return entry;
  }

  #addChoice(options: readonly DigitPattern[], exit: number): number {
    const entries: number[] = [];
    for (const option of options) entries.push(this.add(option, exit));
    return this.#fork(entries);
  }

  /** All nodes reached without a digit, forks left out, in ascending order. */
  closure(nodes: readonly number[]): number[] {
    const seen = new Set<number>();
    const found: number[] = [];
    const open = [...nodes];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (this.#digits[node] !== 0 || this.#bits[node] !== 0) found.push(node);
      else open.push(...(this.#targets[node] ?? []));
    }
    return found.sort((a, b) => a - b);
  }

  /** All nodes reached from these by one digit. */
  after(nodes: readonly number[], digit: number): number[] {
    const reached: number[] = [];
    for (const node of nodes)
      if ((this.#digits[node] ?? 0) & (1 << digit)) reached.push(...(this.#targets[node] ?? []));
    return this.closure(reached);
  }

  /** Bits of all patterns that end in these nodes. */
  acceptedBy(nodes: readonly number[]): number {
    let mask = 0;
    for (const node of nodes) mask |= this.#bits[node] ?? 0;
    return mask;
  }

  #fork(targets: readonly number[]): number {
    return this.#create(0, targets, 0);
  }

  #step(digits: number, exit: number): number {
    const key = exit * DIGIT_SETS + digits;
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const node = this.#create(digits, [exit], 0);
    this.#shared.set(key, node);
    return node;
  }

  #create(digits: number, targets: readonly number[], bit: number): number {
    this.#digits.push(digits);
    this.#targets.push(targets);
    this.#bits.push(bit);
    return this.#digits.length - 1;
  }
}
