import { Best, type Ranked } from "./best.ts";
import { CategoryColumns } from "./category-columns.ts";
import { Identities } from "./identities.ts";
import { lookalikeSeedKeys } from "./keys.ts";
import type { EncodedRecord, LookalikeSchema, LookalikeStatistics } from "./schema.ts";
import { Scorer } from "./scorer.ts";
import { type SeedProfile, seedProfile } from "./seed-profile.ts";
import { TermCollector, type TermColumns } from "./term-columns.ts";

/** Options of a search for lookalikes. */
export interface SimilarOptions {
  /** How many are returned; default 25, never capped. */
  readonly limit?: number;
  /** Lowest score that is returned; default 0. */
  readonly minScore?: number;
  /** Most results of one company; default no limit. */
  readonly perCompany?: number;
  /** "exact" scores every record that can reach the answer, "keyed" those that share a rare key with a seed. */
  readonly candidates?: "exact" | "keyed";
  /** Whether each result says what every feature adds; default false, and `contributions` is [] then. */
  readonly explain?: boolean;
}

export const DEFAULT_LIMIT = 25;
/** Impacts are kept as 32-bit numbers, so a sum of them is this near to the score. */
const IMPACT_ERROR = 1e-5;
const BLOCK = 1 << 15;

/** Records of one kind, found by how alike they are. */
export class LookalikeIndex {
  readonly size: number;
  readonly schema: LookalikeSchema;
  readonly statistics: LookalikeStatistics;
  readonly #categories: CategoryColumns;
  readonly #terms: TermColumns;
  readonly #identities: Identities = new Identities();
  readonly #followers: Float64Array;
  readonly #tieBreaks: string[] = [];
  readonly #groups: (string | null)[] = [];

  constructor(schema: LookalikeSchema, size: number, encoded: (number: number) => EncodedRecord) {
    this.schema = schema;
    this.size = size;
    this.#categories = new CategoryColumns(schema, size);
    this.#followers = new Float64Array(size);
    const collector = new TermCollector(schema);
    for (let number = 0; number < size; number++) {
      const record = encoded(number);
      this.#categories.set(number, record);
      collector.add(record);
      this.#identities.add(number, record.identities);
      this.#followers[number] = record.followers;
      this.#tieBreaks.push(record.tieBreak);
      this.#groups.push(record.group);
    }
    const terms = collector.finish(size);
    this.#terms = terms;
    this.statistics = {
      records: size,
      frequency: (key) => {
        const id = terms.ids.get(key);
        return id === undefined ? 0 : (terms.frequency[id] ?? 0);
      },
    };
  }

  /** The records most like the seeds, best first, without the seeds, their sisters and `except`. */
  similar(
    seeds: readonly EncodedRecord[],
    except: (number: number) => boolean,
    options: SimilarOptions,
  ): { profile: SeedProfile; found: Ranked[] } {
    const profile = seedProfile(this.schema, seeds, this.statistics);
    const excluded = this.#identities.holders(seeds);
    const limit = options.limit ?? DEFAULT_LIMIT;
    const isOut = (number: number): boolean => excluded.has(number) || except(number);
    const ask = (count: number): Ranked[] => {
      const best = new Best(count, this.#standsAfter);
      const offer = (number: number, score: number): void => {
        if (score > 0 && score >= (options.minScore ?? 0) && !isOut(number)) best.offer({ number, score });
      };
      new Scorer(this.schema, profile, this.#categories, this.#terms).run((scorer) => {
        if (options.candidates === "keyed") this.#keyed(seeds, scorer, offer);
        else this.#exact(scorer, best, offer, options.minScore ?? 0);
      });
      return best.sorted();
    };
    return {
      profile,
      found: options.perCompany === undefined ? ask(limit) : this.#perGroup(ask, limit, options.perCompany),
    };
  }

  readonly #standsAfter = (a: Ranked, b: Ranked): boolean => {
    if (a.score !== b.score) return a.score < b.score;
    const followers = (this.#followers[a.number] ?? 0) - (this.#followers[b.number] ?? 0);
    if (followers !== 0) return followers < 0;
    const left = this.#tieBreaks[a.number] ?? "";
    const right = this.#tieBreaks[b.number] ?? "";
    return left === right ? a.number > b.number : left > right;
  };

  /** Asks for more until enough are left after each group has had its share. */
  #perGroup(ask: (count: number) => Ranked[], limit: number, perCompany: number): Ranked[] {
    for (let count = Math.max(64, limit * 4); ; count *= 4) {
      const all = ask(count);
      const taken = new Map<string, number>();
      const kept = all.filter(({ number }) => {
        const group = this.#groups[number] ?? `#${number}`;
        const held = taken.get(group) ?? 0;
        taken.set(group, held + 1);
        return held < perCompany;
      });
      if (kept.length >= limit || all.length < count) return kept.slice(0, limit);
    }
  }

  #keyed(seeds: readonly EncodedRecord[], scorer: Scorer, offer: Offer): void {
    const { ids, start, holders } = this.#terms;
    const seen = new Set<number>();
    for (const key of lookalikeSeedKeys(this.schema, seeds, this.statistics)) {
      const id = ids.get(key) ?? -1;
      for (let k = start[id] ?? 0; k < (start[id + 1] ?? 0); k++) {
        const number = holders[k] ?? 0;
        if (!seen.has(number)) offer(number, scorer.score(number));
        seen.add(number);
      }
    }
  }

  /** Sums of impacts over blocks that stay in the cache; only records that can reach the answer are scored in full. */
  #exact(scorer: Scorer, best: Best, offer: Offer, minScore: number): void {
    const { start, holders, impact } = this.#terms;
    const cursors = scorer.query.map(({ id }) => start[id] ?? 0);
    const sums = new Float64Array(Math.min(BLOCK, this.size));
    for (let base = 0; base < this.size; base += BLOCK) {
      const end = Math.min(base + BLOCK, this.size);
      sums.fill(0);
      scorer.query.forEach(({ id, weight }, q) => {
        const stop = start[id + 1] ?? 0;
        let k = cursors[q] ?? 0;
        for (; k < stop && (holders[k] ?? 0) < end; k++) {
          const at = (holders[k] ?? 0) - base;
          sums[at] = (sums[at] ?? 0) + weight * (impact[k] ?? 0);
        }
        cursors[q] = k;
      });
      for (let number = base; number < end; number++) {
        const least = Math.max(best.threshold, minScore) - IMPACT_ERROR;
        const sum = sums[number - base] ?? 0;
        if (sum + scorer.mostElse < least) continue;
        if (sum + scorer.elsewhere(number) >= least) offer(number, scorer.score(number));
      }
    }
  }
}

type Offer = (number: number, score: number) => void;
