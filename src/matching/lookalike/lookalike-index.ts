import { Answer } from "./answer.ts";
import type { Ranked } from "./best.ts";
import { CategoryColumns } from "./category-columns.ts";
import { ExactSearch } from "./exact-search.ts";
import { Identities } from "./identities.ts";
import { KeyedSearch } from "./keyed-search.ts";
import { clusterOrder, RecordBlocks } from "./record-blocks.ts";
import { RecordMarks } from "./record-marks.ts";
import type { EncodedRecord, LookalikeSchema, LookalikeStatistics } from "./schema.ts";
import { Scorer } from "./scorer.ts";
import { type SeedProfile, seedProfile } from "./seed-profile.ts";
import { TermCollector } from "./term-collector.ts";

/** Options of a search for lookalikes. */
export interface SimilarOptions {
  /** How many are returned; default 25, never capped. */
  readonly limit?: number | undefined;
  /** Lowest score that is returned; default 0. */
  readonly minScore?: number | undefined;
  /** Most results of one company; default no limit. */
  readonly perCompany?: number | undefined;
  /**
   * "exact" scores every record that can reach the answer, "keyed" the most promising of those that share a rare key with a
   * seed, as a database does; the first such search of an index takes longer.
   */
  readonly candidates?: "exact" | "keyed" | undefined;
  /** Whether each result says what every feature adds; default false, and `contributions` is [] then. */
  readonly explain?: boolean | undefined;
}

const DEFAULT_LIMIT = 25;

/** Anything but a number would answer nothing, or never. */
function checkOptions({ candidates, limit, minScore, perCompany }: SimilarOptions): void {
  for (const [name, value] of Object.entries({ limit, minScore, perCompany }))
    if (value !== undefined && (typeof value !== "number" || Number.isNaN(value)))
      throw new TypeError(`similar: ${name} must be a number, got ${String(value)}`);
  if (candidates !== undefined && candidates !== "exact" && candidates !== "keyed")
    throw new TypeError(`similar: candidates must be "exact" or "keyed", got ${JSON.stringify(candidates)}`);
}

/** Records of one kind, found by how alike they are. */
export class LookalikeIndex {
  readonly size: number;
  readonly schema: LookalikeSchema;
  readonly statistics: LookalikeStatistics;
  readonly #categories: CategoryColumns;
  readonly #scorer: Scorer;
  readonly #answer: Answer;
  readonly #exact: ExactSearch;
  readonly #keyed: KeyedSearch;
  readonly #identities: Identities = new Identities();
  readonly #marks: RecordMarks;

  constructor(schema: LookalikeSchema, size: number, encoded: (number: number) => EncodedRecord) {
    this.schema = schema;
    this.size = size;
    this.#categories = new CategoryColumns(schema, size);
    this.#marks = new RecordMarks(size);
    const collector = new TermCollector(schema);
    for (let number = 0; number < size; number++) {
      const record = encoded(number);
      this.#categories.set(number, record);
      collector.add(record);
      this.#identities.add(number, record.identities);
      this.#marks.set(number, record);
    }
    const order = clusterOrder(schema, this.#categories, size);
    this.#categories.reorder(order);
    const terms = collector.finish(order);
    this.#answer = new Answer(order, this.#marks.standsAfter);
    this.#scorer = new Scorer(schema, this.#categories, terms, order);
    const blocks = new RecordBlocks(schema, this.#categories, size);
    this.#exact = new ExactSearch(terms, blocks, this.#scorer, this.#answer);
    this.statistics = {
      records: size,
      frequency: (key) => {
        const id = terms.ids.ofKey(key);
        return id < 0 ? 0 : (terms.frequency[id] ?? 0);
      },
    };
    this.#keyed = new KeyedSearch({
      schema,
      statistics: this.statistics,
      categories: this.#categories,
      terms,
      scorer: this.#scorer,
      answer: this.#answer,
      order,
    });
  }

  /** The records most like the seeds, best first, without their sisters and the seeds themselves, which `except` tells. */
  similar(
    seeds: readonly EncodedRecord[],
    except: (number: number) => boolean,
    options: SimilarOptions,
  ): { profile: SeedProfile; found: Ranked[] } {
    checkOptions(options);
    const profile = seedProfile(this.schema, seeds, this.statistics);
    const excluded = this.#identities.holders(seeds);
    const limit = Math.floor(options.limit ?? DEFAULT_LIMIT);
    // A seed that has an identity is among the holders of it.
    const isAnonymous = seeds.some(({ identities }) => identities.length === 0);
    const isOut = (number: number): boolean => excluded.has(number) || (isAnonymous && except(number));
    const ask = (count: number): Ranked[] => {
      this.#answer.begin({ limit: count, minScore: options.minScore ?? 0, isOut });
      this.#scorer.run(profile, () => {
        if (options.candidates === "keyed") this.#keyed.run({ seeds, profile, limit: count, isOut });
        else this.#exact.run();
      });
      return this.#answer.sorted();
    };
    return {
      profile,
      found: options.perCompany === undefined ? ask(limit) : this.#perGroup(ask, limit, options.perCompany),
    };
  }

  /** Asks for more until enough are left after each group has had its share. */
  #perGroup(ask: (count: number) => Ranked[], limit: number, perCompany: number): Ranked[] {
    for (let count = Math.max(64, limit * 4); ; count *= 4) {
      const all = ask(count);
      const taken = new Map<number, number>();
      const kept = all.filter(({ number }) => {
        const group = this.#marks.group(number);
        const held = taken.get(group) ?? 0;
        taken.set(group, held + 1);
        return held < perCompany;
      });
      if (kept.length >= limit || all.length < count) return kept.slice(0, limit);
    }
  }
}
