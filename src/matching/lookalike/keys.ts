import type { EncodedRecord, LookalikeSchema, LookalikeStatistics } from "./schema.ts";

/** How many keys of the seeds draw candidates when candidates are "keyed". */
const SEED_KEYS = 12;
/** A key that more records hold is not selective and is never used. */
const MOST_KEY_RECORDS = 2000;

/**
 * All keys of a record, sorted, each once: its terms behind the prefix of their feature ("s:cloud storag"), and its
 * combined facts ("i:textiles|DE"). A store that answers keyed lookalikes keeps them beside the record.
 *
 * @example
 * lookalikeKeys(COMPANY_LOOKALIKE_SCHEMA, { categories: [], terms: [], keys: ["i:textiles|DE"], identities: [], group: null, followers: 0, tieBreak: "" }); // => ["i:textiles|DE"]
 */
export function lookalikeKeys(schema: LookalikeSchema, record: EncodedRecord): string[] {
  const keys = new Set(record.keys);
  schema.terms.forEach((feature, f) => {
    if (feature.byRarity) for (const term of record.terms[f]?.terms ?? []) keys.add(feature.prefix + term);
  });
  return [...keys].sort();
}

/** Whether a key that so many records hold may draw candidates. */
export function isSelective(frequency: number): boolean {
  return frequency >= 2 && frequency <= MOST_KEY_RECORDS;
}

/**
 * The keys that draw candidates when they are "keyed": the 12 rarest of the seeds' keys that 2 to 2,000 records hold,
 * lower key first among equally rare ones. Candidates are the records that hold one of them; each is scored with
 * `lookalikeScore`, and the best stand in the order of ties.
 *
 * @example
 * lookalikeSeedKeys(COMPANY_LOOKALIKE_SCHEMA, [], { records: 0, frequency: () => 0 }); // => []
 */
export function lookalikeSeedKeys(
  schema: LookalikeSchema,
  seeds: readonly EncodedRecord[],
  statistics: LookalikeStatistics,
): string[] {
  const keys = new Set<string>();
  for (const seed of seeds) for (const key of lookalikeKeys(schema, seed)) keys.add(key);
  return [...keys]
    .map((key) => ({ key, frequency: statistics.frequency(key) }))
    .filter(({ frequency }) => isSelective(frequency))
    .sort((a, b) => a.frequency - b.frequency || (a.key < b.key ? -1 : 1))
    .slice(0, SEED_KEYS)
    .map(({ key }) => key);
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
