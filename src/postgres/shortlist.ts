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
  const list = new Shortlist(new SketchScore(schema, profile, values));
  const posting = new Int32Array(2 + values.length);
  for (const key of lookalikeSeedKeys(schema, [seed], counts)) {
    const gain = gains.get(key) ?? 0;
    const postings = new PackedNumbers(counts.holders(key));
    let number = 0;
    while (!postings.isAtEnd) {
      postings.read(posting);
      number += posting[0] ?? 0;
      if (!out.has(number)) list.offer(number, posting, 2, gain, posting[1] ?? 0);
    }
  }
  return list;
}

function sisterNumbers(packed: string): number[] {
  let number = 0;
  return unpackNumbers(packed).map((growth) => {
    number += growth;
    return number;
  });
}
