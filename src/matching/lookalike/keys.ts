import type { EncodedRecord, LookalikeSchema, LookalikeStatistics } from "./schema.ts";
import type { SeedProfile } from "./seed-profile.ts";

/** A key of more records is too common to draw. */
const MOST_HOLDERS = 1000;

/** The rarest keys of the seeds draw as long as they hold so many records together. */
export const MOST_DRAWN = 8000;

/**
 * All keys of a record, sorted, each once: its terms behind the prefix of their feature ("s:cloud storag"), and its
 * combined facts ("ip:textiles|DE"). A store that answers keyed lookalikes keeps them beside the record.
 *
 * @example
 * lookalikeKeys(COMPANY_LOOKALIKE_SCHEMA, { categories: [], terms: [], keys: ["ip:textiles|DE"], identities: [], group: null, followers: 0, tieBreak: "" }); // => ["ip:textiles|DE"]
 */
export function lookalikeKeys(schema: LookalikeSchema, record: EncodedRecord): string[] {
  const keys = new Set(record.keys);
  schema.terms.forEach((feature, f) => {
    for (const term of record.terms[f]?.terms ?? []) keys.add(feature.prefix + term);
  });
  return [...keys].sort();
}

/** Whether a key that so many records hold may draw candidates. */
export function isSelective(frequency: number): boolean {
  return frequency >= 2 && frequency <= MOST_HOLDERS;
}

/**
 * The keys that draw candidates when they are "keyed", in their order: those of 2 to 1,000 records, the rarest first,
 * as long as they hold at most 8,000 records together; keys of as many records are taken or left together. An estimate
 * from the shared keys and coarse facts chooses a few candidates for each answer, 2.5 of companies and 4 of people;
 * these are scored with `lookalikeScore`, and the best stand in the order of ties.
 *
 * @example
 * lookalikeSeedKeys(COMPANY_LOOKALIKE_SCHEMA, [], { records: 0, frequency: () => 0 }); // => []
 */
export function lookalikeSeedKeys(
  schema: LookalikeSchema,
  seeds: readonly EncodedRecord[],
  statistics: LookalikeStatistics,
): string[] {
  const byFrequency = new Map<number, string[]>();
  for (const key of new Set(seeds.flatMap((seed) => lookalikeKeys(schema, seed)))) {
    const frequency = statistics.frequency(key);
    if (isSelective(frequency)) byFrequency.set(frequency, [...(byFrequency.get(frequency) ?? []), key]);
  }
  let drawn = 0;
  const keys: string[] = [];
  for (const [frequency, equals] of [...byFrequency].sort(([a], [b]) => a - b)) {
    drawn += frequency * equals.length;
    if (drawn > MOST_DRAWN) break;
    keys.push(...equals);
  }
  return keys.sort();
}

/** What sharing a term with all its impact adds to a score, by key, for the terms that sketches do not tell. */
export function seedKeyGains(schema: LookalikeSchema, profile: SeedProfile): Map<string, number> {
  const gains = new Map<string, number>();
  profile.terms.forEach(({ weight, terms, weights }, f) => {
    const feature = schema.terms[f];
    if (feature?.byRarity === true)
      terms.forEach((term, i) => {
        gains.set(feature.prefix + term, weight * (weights[i] ?? 0));
      });
  });
  return gains;
}

/**
 * Statistics of a collection that is given as encoded records: how many there are, and how many hold each key.
 *
 * @example
 * lookalikeStatistics(COMPANY_LOOKALIKE_SCHEMA, []).records; // => 0
 */
export function lookalikeStatistics(schema: LookalikeSchema, records: Iterable<EncodedRecord>): LookalikeStatistics {
  const frequencies = new Map<string, number>();
  let count = 0;
  for (const record of records) {
    count++;
    for (const key of lookalikeKeys(schema, record)) frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
  }
  return { records: count, frequency: (key) => frequencies.get(key) ?? 0 };
}
