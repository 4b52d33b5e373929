import {
  type EncodedRecord,
  type LookalikeSchema,
  type LookalikeStatistics,
  lookalikeScore,
} from "../../../src/matching/index.ts";
import { seedProfile } from "../../../src/matching/lookalike/seed-profile.ts";

/** Records a search answers by default. */
const LIMIT = 25;

/** What a search for the lookalikes of some records has to find, by scoring every other one: number and score, best first. */
export function bestByScore(
  schema: LookalikeSchema,
  records: readonly EncodedRecord[],
  statistics: LookalikeStatistics,
  numbers: readonly number[],
): { number: number; score: number }[] {
  const seeds = numbers.flatMap((number) => records[number] ?? []);
  const profile = seedProfile(schema, seeds, statistics);
  const sisters = new Set(seeds.flatMap(({ identities }) => identities));
  return records
    .map((record, number) => ({ number, record, score: lookalikeScore(schema, profile, record, statistics) }))
    .filter(({ record, number, score }) => {
      const isSister = numbers.includes(number) || record.identities.some((identity) => sisters.has(identity));
      return score > 0 && !isSister;
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.record.followers - a.record.followers ||
        (a.record.tieBreak < b.record.tieBreak ? -1 : 1),
    )
    .slice(0, LIMIT)
    .map(({ number, score }) => ({ number, score }));
}
