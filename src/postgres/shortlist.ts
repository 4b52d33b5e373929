import { type EncodedRecord, type LookalikeSchema, lookalikeSeedKeys, type SeedProfile } from "../matching/index.ts";
import { Shortlist, SketchScore, type SketchValues, seedKeyGains } from "../matching/lookalike/index.ts";
import { PackedNumbers, unpackNumbers } from "./packed-numbers.ts";
import type { SeedCounts } from "./term-counts.ts";

/** The candidates of a seed with their estimates, without itself and the sisters that the counts know. */
export function readShortlist(
  schema: LookalikeSchema,
  seed: EncodedRecord,
  own: number | null,
  profile: SeedProfile,
  counts: SeedCounts,
  values: SketchValues,
): Shortlist {
  const out = new Set(seed.identities.flatMap((identity) => sisterNumbers(counts.sisters(identity))));
  if (own !== null) out.add(own);
  const gains = seedKeyGains(schema, profile);
  const list = new Shortlist(new SketchScore(schema, profile, values), (number) => out.has(number));
  const postings = new PackedNumbers();
  for (const key of lookalikeSeedKeys(schema, [seed], counts)) {
    const gain = gains.get(key) ?? 0;
    const length = postings.read(counts.holders(key));
    const { numbers } = postings;
    let number = 0;
    for (let at = 0; at < length; at += 2 + values.length) {
      number += numbers[at] ?? 0;
      list.offer(number, numbers, at + 2, gain, numbers[at + 1] ?? 0);
    }
  }
  return list;
}

function sisterNumbers(packed: string): number[] {
  if (packed === "") return [];
  let number = 0;
  return unpackNumbers(packed).map((growth) => {
    number += growth;
    return number;
  });
}
