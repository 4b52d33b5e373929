import { type DigitPattern, parseDigitPattern } from "./digit-pattern.ts";

const DEAD = 0;
const START = 1;
const NOT_BUILT = -1;
const FIRST_STATES = 16;

/**
 * Matches many patterns over ASCII digits in one pass: pattern `i` of the list answers in bit `i` of the result.
 * The states of the deterministic automaton are built when a number first reaches them, so a plan costs only
 * what is asked of it; answers never depend on what was asked before.
 */
export class DigitAutomaton {
  /** Entry 10 × state + digit is the next state. Two bytes a step keep the plans of many regions in the cache. */
  private next: Int16Array = new Int16Array(10 * FIRST_STATES);
  /** Bit mask of the patterns that end in a state. */
  private readonly accepted: number[] = [];
  private readonly members: (readonly number[])[] = [];
  private readonly stateOf = new Map<string, number>();
  private readonly graph = new PatternGraph();
  /** Patterns written in a syntax the graph does not know. */
  private readonly foreign: { readonly bit: number; readonly whole: RegExp; readonly prefix: RegExp }[] = [];

  constructor(sources: readonly (string | null)[]) {
    const entries: number[] = [];
    sources.forEach((source, i) => {
      if (source === null) return;
      const pattern = parseDigitPattern(source);
      const bit = 1 << i;
      if (pattern !== null) entries.push(this.graph.add(pattern, this.graph.end(bit)));
      else
        this.foreign.push({
          bit,
          whole: new RegExp(`^(?:${source})$`, "u"),
          prefix: new RegExp(`^(?:${source})`, "u"),
        });
    });
    this.state([]);
    this.state(this.graph.closure(entries));
  }

  /** The patterns that match all digits from `from` on. */
  matchWhole(digits: string, from = 0): number {
    let state = START;
    for (let i = from; i < digits.length && state !== DEAD; i++) state = this.step(state, digits.charCodeAt(i) - 48);
    let mask = this.accepted[state] ?? 0;
    if (this.foreign.length > 0)
      for (const pattern of this.foreign) if (pattern.whole.test(digits.slice(from))) mask |= pattern.bit;
    return mask;
  }

  /** The patterns that match digits beginning at `from`. */
  matchPrefix(digits: string, from = 0): number {
    let state = START;
    let mask = this.accepted[START] ?? 0;
    for (let i = from; i < digits.length && state !== DEAD; i++) {
      state = this.step(state, digits.charCodeAt(i) - 48);
      mask |= this.accepted[state] ?? 0;
    }
    if (this.foreign.length > 0)
      for (const pattern of this.foreign) if (pattern.prefix.test(digits.slice(from))) mask |= pattern.bit;
    return mask;
  }

  private step(state: number, digit: number): number {
    const known = this.next[10 * state + digit] ?? DEAD;
    return known === NOT_BUILT ? this.build(state, digit) : known;
  }

  private build(state: number, digit: number): number {
    const target = this.state(this.graph.after(this.members[state] ?? [], digit));
    this.next[10 * state + digit] = target;
    return target;
  }

  private state(members: readonly number[]): number {
    const key = members.join();
    const known = this.stateOf.get(key);
    if (known !== undefined) return known;
    const state = this.members.length;
    this.members.push(members);
    this.stateOf.set(key, state);
    this.accepted.push(this.graph.acceptedBy(members));
    if (this.next.length < 10 * (state + 1)) {
      const grown = new Int16Array(2 * this.next.length);
      grown.set(this.next);
      this.next = grown;
    }
    this.next.fill(members.length === 0 ? DEAD : NOT_BUILT, 10 * state, 10 * (state + 1));
    return state;
  }
}

/** A nondeterministic automaton, built from its ends backwards so that equal tails are shared. */
class PatternGraph {
  /** Digit set of a node; 0 for a fork or an end. */
  private readonly digits: number[] = [];
  private readonly targets: (readonly number[])[] = [];
  private readonly bits: number[] = [];
  private readonly shared = new Map<string, number>();

  end(bit: number): number {
    return this.node(0, [], bit);
  }

  /** Puts a pattern before the node `exit` and gives its entry. */
  add(pattern: DigitPattern, exit: number): number {
    if (pattern.kind === "digits") return this.node(pattern.mask, [exit], 0);
    if (pattern.kind === "sequence") return pattern.parts.reduceRight((next, part) => this.add(part, next), exit);
    if (pattern.kind === "choice") {
      return this.node(
        0,
        pattern.options.map((option) => this.add(option, exit)),
        0,
      );
    }
    let entry = exit;
    for (let i = pattern.min; i < pattern.max; i++) entry = this.node(0, [this.add(pattern.part, entry), exit], 0);
    for (let i = 0; i < pattern.min; i++) entry = this.add(pattern.part, entry);
    return entry;
  }

  /** All nodes reached without a digit, forks left out, in ascending order. */
  closure(nodes: readonly number[]): number[] {
    const seen = new Set<number>();
    const found: number[] = [];
    const open = [...nodes];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (this.digits[node] !== 0 || this.bits[node] !== 0) found.push(node);
      else open.push(...(this.targets[node] ?? []));
    }
    return found.sort((a, b) => a - b);
  }

  after(nodes: readonly number[], digit: number): number[] {
    const reached: number[] = [];
    for (const node of nodes) if ((this.digits[node] ?? 0) & (1 << digit)) reached.push(...(this.targets[node] ?? []));
    return this.closure(reached);
  }

  acceptedBy(nodes: readonly number[]): number {
    return nodes.reduce((mask, node) => mask | (this.bits[node] ?? 0), 0);
  }

  private node(digits: number, targets: readonly number[], bit: number): number {
    const key = `${digits} ${bit} ${targets.join()}`;
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const node = this.digits.length;
    this.digits.push(digits);
    this.targets.push(targets);
    this.bits.push(bit);
    this.shared.set(key, node);
    return node;
  }
}
