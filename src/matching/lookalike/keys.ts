import type { EncodedRecord, LookalikeSchema, LookalikeStatistics } from "./schema.ts";
import { seedProfile } from "./seed-profile.ts";

/**
 * The keys of the seeds draw candidates until they hold so many records together: enough for four of five of the exact
 * answer, few enough to be scored within a few milliseconds by a database.
 */
const MOST_DRAWN = 1000;

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
  return frequency >= 2 && frequency <= MOST_DRAWN;
}

/**
 * The keys that draw candidates when they are "keyed". A key gains what sharing it adds to a score; keys of 2 to 1,000
 * records are taken by the fourth power of their gain per record, lower key first among equals, as long as they hold at
 * most 1,000 records together. Candidates are the records that hold one of them; each is scored with `lookalikeScore`,
 * and the best stand in the order of ties.
 *
 * @example
 * lookalikeSeedKeys(COMPANY_LOOKALIKE_SCHEMA, [], { records: 0, frequency: () => 0 }); // => []
 */
export function lookalikeSeedKeys(
  schema: LookalikeSchema,
  seeds: readonly EncodedRecord[],
  statistics: LookalikeStatistics,
): string[] {
  const ranked = [...keyGains(schema, seeds, statistics)].flatMap(([key, gain]) => {
    const frequency = statistics.frequency(key);
    return isSelective(frequency) ? [{ key, frequency, worth: (gain * gain * gain * gain) / frequency }] : [];
  });
  ranked.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1));
  let drawn = 0;
  return ranked.flatMap(({ key, frequency }) => {
    if (drawn + frequency > MOST_DRAWN) return [];
    drawn += frequency;
    return [key];
  });
}

/** What sharing each key of the seeds adds to a score, about. */
function keyGains(
  schema: LookalikeSchema,
  seeds: readonly EncodedRecord[],
  statistics: LookalikeStatistics,
): Map<string, number> {
  const profile = seedProfile(schema, seeds, statistics);
  const gains = new Map<string, number>();
  profile.terms.forEach(({ weight, terms, weights }, f) => {
    terms.forEach((term, i) => {
      gains.set(`${schema.terms[f]?.prefix ?? ""}${term}`, weight * (weights[i] ?? 0));
    });
  });
  for (const seed of seeds)
    for (const key of seed.keys) {
      const facts = schema.combinedKeys.find(({ prefix }) => key.startsWith(prefix))?.facts ?? [];
      const gain = facts.reduce((sum, [f, likeness]) => sum + (profile.categories[f]?.weight ?? 0) * likeness, 0);
      gains.set(key, (gains.get(key) ?? 0) + gain / seeds.length);
    }
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
