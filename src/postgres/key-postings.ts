import type { EncodedRecord, LookalikeSchema } from "../matching/index.ts";
import {
  impactStep,
  isSelective,
  SketchColumns,
  type SketchValues,
  sketchOf,
  sketchWidth,
  termWeight,
  vectorLength,
} from "../matching/lookalike/index.ts";
import type { KeyCounts } from "./key-counts.ts";
import { packNumber } from "./packed-numbers.ts";

/** Which records hold the keys that draw, with what an estimate needs of each, and which share an identity. */
export class KeyPostings {
  readonly #counts: KeyCounts;
  readonly #sketches: SketchColumns;
  /** First posting of each key by its number, and where the next one of the key goes. */
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  readonly #holders: Uint32Array;
  readonly #steps: Uint8Array;
  readonly #identities: Map<string, number[]> = new Map();

  constructor(schema: LookalikeSchema, records: Iterable<EncodedRecord>, counts: KeyCounts) {
    this.#counts = counts;
    const numbered = [...counts.numbered()];
    this.#starts = new Float64Array(numbered.length + 1);
    for (const [, number, held] of numbered)
      this.#starts[number + 1] = (this.#starts[number] ?? 0) + (isSelective(held) ? held : 0);
    this.#ends = this.#starts.slice();
    this.#holders = new Uint32Array(this.#starts.at(-1) ?? 0);
    this.#steps = new Uint8Array(this.#holders.length);
    this.#sketches = new SketchColumns(sketchWidth(schema), this.#post(schema, records));
  }

  /** The values of the sketches in the postings. */
  get values(): SketchValues {
    return this.#sketches.values;
  }

  /** The holders of a numbered key, ascending: how much the number grows, the step of the impact, the codes of the sketch. */
  holders(number: number): string | null {
    const { codes, width } = this.#sketches;
    let text = "";
    let before = 0;
    for (let k = this.#starts[number] ?? 0; k < (this.#ends[number] ?? 0); k++) {
      const holder = this.#holders[k] ?? 0;
      text += packNumber(holder - before) + packNumber(this.#steps[k] ?? 0);
      for (let f = 0; f < width; f++) text += packNumber(codes[holder * width + f] ?? 0);
      before = holder;
    }
    return text === "" ? null : text;
  }

  /** The identities that several records share: identity, how many records, how much the number grows from each to the next. */
  *shared(): Iterable<[string, number, string]> {
    for (const [identity, numbers] of this.#identities)
      if (numbers.length > 1)
        yield [identity, numbers.length, numbers.map((n, i) => packNumber(n - (numbers[i - 1] ?? 0))).join("")];
  }

  /** Notes where each record stands; yields the sketches. */
  *#post(schema: LookalikeSchema, records: Iterable<EncodedRecord>): Iterable<ReturnType<typeof sketchOf>> {
    let number = 0;
    for (const record of records) {
      this.#addKeys(schema, record, number);
      for (const identity of new Set(record.identities)) {
        const held = this.#identities.get(identity);
        if (held === undefined) this.#identities.set(identity, [number]);
        else held.push(number);
      }
      number++;
      yield sketchOf(schema, record);
    }
  }

  #addKeys(schema: LookalikeSchema, record: EncodedRecord, number: number): void {
    schema.terms.forEach((feature, f) => {
      const list = record.terms[f] ?? { terms: [], counts: [] };
      const length = vectorLength(feature, list, this.#counts);
      list.terms.forEach((term, i) => {
        const weight = (list.counts[i] ?? 0) * termWeight(feature, term, this.#counts);
        this.#add(feature.prefix + term, number, length === 0 ? 0 : weight / length);
      });
    });
    for (const key of new Set(record.keys)) this.#add(key, number, 0);
  }

  #add(key: string, holder: number, impact: number): void {
    const number = this.#counts.number(key);
    if (number === undefined || !isSelective(this.#counts.frequency(key))) return;
    const at = this.#ends[number] ?? 0;
    this.#ends[number] = at + 1;
    this.#holders[at] = holder;
    this.#steps[at] = impactStep(impact);
  }
}
