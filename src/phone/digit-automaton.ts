import { parseDigitPattern } from "./digit-pattern.ts";
import { PatternGraph } from "./pattern-graph.ts";

const DEAD = 0;
const START = 1;
const NOT_BUILT = -1;
const FIRST_STATES = 16;

/**
 * Matches many patterns over ASCII digits in one pass: pattern `i` of the list (at most 31) answers in bit `i` of the
 * result. Patterns are read, and the states of the deterministic automaton built, when digits first need them, so a
 * plan costs only what is asked of it; answers never depend on what was asked before.
 */
export class DigitAutomaton {
  readonly #sources: readonly (string | null)[];
  #graph: PatternGraph | null = null;
  /** Entry 10 × state + digit is the next state. Two bytes a step keep the plans of many regions in the cache. */
  #next: Int16Array = new Int16Array(10 * FIRST_STATES);
  /** Bit mask of the patterns that end in a state. */
  readonly #accepted: number[] = [0, 0];
  /** Nodes of the graph that a state stands for. */
  readonly #members: (readonly number[])[] = [[], []];
  readonly #stateOf = new Map<string, number>();
  /** Patterns written in a syntax the graph does not know. */
  readonly #foreign: { readonly bit: number; readonly whole: RegExp; readonly prefix: RegExp }[] = [];

  constructor(sources: readonly (string | null)[]) {
    this.#sources = sources;
    this.#next.fill(NOT_BUILT, 10 * START, 10 * START + 10);
  }

  /** The patterns that match all digits from `from` on; there must be at least one digit. */
  matchWhole(digits: string, from = 0): number {
    let state = START;
    for (let i = from; i < digits.length && state !== DEAD; i++) state = this.#step(state, digits.charCodeAt(i) - 48);
    let mask = this.#accepted[state] ?? 0;
    if (this.#foreign.length > 0)
      for (const pattern of this.#foreign) if (pattern.whole.test(digits.slice(from))) mask |= pattern.bit;
    return mask;
  }

  /** The patterns that match some digits beginning at `from`, or none; there must be at least one digit. */
  matchPrefix(digits: string, from = 0): number {
    let state = START;
    let mask = 0;
    for (let i = from; i < digits.length && state !== DEAD; i++) {
      state = this.#step(state, digits.charCodeAt(i) - 48);
      mask |= this.#accepted[state] ?? 0;
    }
    if (this.#foreign.length > 0)
      for (const pattern of this.#foreign) if (pattern.prefix.test(digits.slice(from))) mask |= pattern.bit;
    return mask | (this.#accepted[START] ?? 0);
  }

  #step(state: number, digit: number): number {
    const known = this.#next[10 * state + digit] ?? DEAD;
    return known === NOT_BUILT ? this.#build(state, digit) : known;
  }

  #build(state: number, digit: number): number {
    const graph = this.#graph ?? this.#begin();
    const target = this.#state(graph, graph.after(this.#members[state] ?? [], digit));
    this.#next[10 * state + digit] = target;
    return target;
  }

  /** Reads the patterns and fills in the first state. */
  #begin(): PatternGraph {
    const graph = new PatternGraph();
    const entries: number[] = [];
    this.#sources.forEach((source, i) => {
      if (source === null) return;
      const pattern = parseDigitPattern(source);
      const bit = 1 << i;
      if (pattern !== null) entries.push(graph.add(pattern, graph.end(bit)));
      else
        this.#foreign.push({
          bit,
          whole: new RegExp(`^(?:${source})$`, "u"),
          prefix: new RegExp(`^(?:${source})`, "u"),
        });
    });
    const first = graph.closure(entries);
    this.#members[START] = first;
    this.#accepted[START] = graph.acceptedBy(first);
    this.#stateOf.set("", DEAD).set(first.join(), START);
    this.#graph = graph;
    return graph;
  }

  #state(graph: PatternGraph, members: readonly number[]): number {
    const key = members.join();
    const known = this.#stateOf.get(key);
    if (known !== undefined) return known;
    const state = this.#members.length;
    this.#members.push(members);
    this.#stateOf.set(key, state);
    this.#accepted.push(graph.acceptedBy(members));
    if (this.#next.length < 10 * (state + 1)) {
      const grown = new Int16Array(2 * this.#next.length);
      grown.set(this.#next);
      this.#next = grown;
    }
    this.#next.fill(NOT_BUILT, 10 * state, 10 * (state + 1));
    return state;
  }
}
