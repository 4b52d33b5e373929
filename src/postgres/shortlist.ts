import { type EncodedRecord, type LookalikeSchema, lookalikeSeedKeys, type SeedProfile } from "../matching/index.ts";
import { Shortlist, type SketchValues, seedKeyGains } from "../matching/lookalike/index.ts";
import { PackedNumbers, unpackNumbers } from "./packed-numbers.ts";
import type { SeedCounts } from "./term-counts.ts";

/** What candidates are drawn for. */
interface DrawRequest {
  readonly seed: EncodedRecord;
  readonly own: number | null;
  readonly profile: SeedProfile;
  readonly counts: SeedCounts;
  readonly length: number;
}

/** Draws the candidates of one seed after the other from the postings of their keys. */
export class ShortlistReader {
  readonly #schema: LookalikeSchema;
  /** How many numbers a posting has: the growth, the step, the codes of the sketch. */
  readonly #width: number;
  readonly #list: Shortlist;
  readonly #postings: PackedNumbers = new PackedNumbers();

  constructor(schema: LookalikeSchema, values: SketchValues) {
    this.#schema = schema;
    this.#width = 2 + values.length;
    this.#list = new Shortlist(schema, values);
  }

  /** The most promising records, without the seed itself and the sisters that the counts know. */
  read({ seed, own, profile, counts, length }: DrawRequest): number[] {
    const out = new Set(seed.identities.flatMap((identity) => sisterNumbers(counts.sisters(identity))));
    if (own !== null) out.add(own);
    this.#list.begin(profile, (number) => out.has(number));
    const gains = seedKeyGains(this.#schema, profile);
    for (const key of lookalikeSeedKeys(this.#schema, [seed], counts))
      this.#offer(counts.holders(key), gains.get(key) ?? 0);
    return this.#list.best(length);
  }

  #offer(holders: string, gain: number): void {
    const list = this.#list;
    const length = this.#postings.read(holders);
    const { numbers } = this.#postings;
    let number = 0;
    for (let at = 0; at < length; at += this.#width) {
      number += numbers[at] ?? 0;
      list.offer(number, numbers, at + 2, gain, numbers[at + 1] ?? 0);
    }
  }
}

function sisterNumbers(packed: string): number[] {
  if (packed === "") return [];
  let number = 0;
  return unpackNumbers(packed).map((growth) => {
    number += growth;
    return number;
  });
}
