import type { Answer } from "./answer.ts";
import type { CategoryColumns } from "./category-columns.ts";
import { lookalikeSeedKeys, seedKeyGains } from "./keys.ts";
import type { EncodedRecord, EncodedTerms, LookalikeSchema, LookalikeStatistics } from "./schema.ts";
import type { Scorer } from "./scorer.ts";
import type { SeedProfile } from "./seed-profile.ts";
import { impactStep, Shortlist, shortlistLength } from "./shortlist.ts";
import { sketchOf, sketchWidth } from "./sketch.ts";
import { SketchColumns } from "./sketch-columns.ts";
import type { TermColumns } from "./term-columns.ts";

/** What the search reads of an index. */
interface Parts {
  readonly schema: LookalikeSchema;
  readonly statistics: LookalikeStatistics;
  readonly categories: CategoryColumns;
  readonly terms: TermColumns;
  readonly scorer: Scorer;
  readonly answer: Answer;
  /** Number of the record at each place. */
  readonly order: Uint32Array;
}

/** What is asked of the search. */
export interface KeyedRequest {
  readonly seeds: readonly EncodedRecord[];
  readonly profile: SeedProfile;
  readonly limit: number;
  readonly isOut: (number: number) => boolean;
}

/** Search among the records that share a rare key with a seed, as a store does it that keeps them elsewhere. */
export class KeyedSearch {
  readonly #parts: Parts;
  #sketches: SketchColumns | undefined;
  #list: Shortlist | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Offers the answer the records of the shortlist. */
  run(request: KeyedRequest): void {
    const { scorer, answer } = this.#parts;
    const places = new Map<number, number>();
    for (const number of this.#shortlist(request, places)) {
      const place = places.get(number) ?? 0;
      answer.offer(place, scorer.score(place));
    }
  }

  #shortlist({ seeds, profile, limit, isOut }: KeyedRequest, places: Map<number, number>): number[] {
    const { schema, statistics, terms, order } = this.#parts;
    this.#sketches ??= this.#sketch();
    const { codes, values, width } = this.#sketches;
    this.#list ??= new Shortlist(schema, values);
    const list = this.#list;
    list.begin(profile, isOut);
    const gains = seedKeyGains(schema, profile);
    for (const key of lookalikeSeedKeys(schema, seeds, statistics)) {
      const id = terms.ids.ofKey(key);
      if (id < 0) continue;
      const gain = gains.get(key) ?? 0;
      for (let k = terms.start[id] ?? 0; k < (terms.start[id + 1] ?? 0); k++) {
        const place = terms.holders[k] ?? 0;
        const number = order[place] ?? 0;
        places.set(number, place);
        list.offer(number, codes, number * width, gain, impactStep(terms.impact[k] ?? 0));
      }
    }
    return list.best(shortlistLength(schema, limit));
  }

  #sketch(): SketchColumns {
    const { schema, categories, order } = this.#parts;
    const places = new Uint32Array(order.length);
    order.forEach((number, place) => {
      places[number] = place;
    });
    const sketch = (place: number, number: number) =>
      sketchOf(schema, {
        categories: schema.categories.map((_, f) => categories.values(f)[categories.code(place, f)] ?? null),
        terms: schema.terms.map(({ byRarity }, f) => (byRarity ? NO_TERMS : this.#terms(number, f))),
      });
    return new SketchColumns(sketchWidth(schema), {
      *[Symbol.iterator]() {
        for (const [number, place] of places.entries()) yield sketch(place, number);
      },
    });
  }

  #terms(number: number, f: number): EncodedTerms {
    const { terms, ends, lists, ids } = this.#parts.terms;
    const list = number * lists + f;
    const held = [...terms.subarray(list === 0 ? 0 : (ends[list - 1] ?? 0), ends[list] ?? 0)];
    return { terms: held.map((term) => ids.term(term >>> 8)), counts: held.map((term) => term & 255) };
  }
}

const NO_TERMS: EncodedTerms = { terms: [], counts: [] };
