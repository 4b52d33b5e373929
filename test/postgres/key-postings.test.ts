import { expect, test } from "vitest";
import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany, lookalikeKeys } from "../../src/matching/index.ts";
import { KeyCounts } from "../../src/postgres/key-counts.ts";
import { KeyPostings } from "../../src/postgres/key-postings.ts";
import { unpackNumbers } from "../../src/postgres/packed-numbers.ts";
import { generatedCompanies } from "./generated-records.ts";

const companies = generatedCompanies(200, 20261121);
const encoded = [...companies, ...companies.slice(0, 3)].map(encodeCompany);
const counts = new KeyCounts(COMPANY_LOOKALIKE_SCHEMA, encoded);
const postings = new KeyPostings(COMPANY_LOOKALIKE_SCHEMA, encoded, counts);
const width = 2 + postings.values.length;

function sums(growths: readonly number[]): number[] {
  let number = 0;
  return growths.map((growth) => {
    number += growth;
    return number;
  });
}

test("the postings of a key name its holders in order", () => {
  for (const [key, number, records] of counts.numbered()) {
    const packed = postings.holders(number);
    const held = encoded.flatMap((record, i) =>
      lookalikeKeys(COMPANY_LOOKALIKE_SCHEMA, record).includes(key) ? [i] : [],
    );
    expect(held).toHaveLength(records);
    if (records < 2) expect(packed).toBeNull();
    else expect(sums(unpackNumbers(packed ?? "").filter((_, i) => i % width === 0))).toEqual(held);
  }
});

test("identities that several records share name them", () => {
  const shared = new Map(
    [...postings.shared()].map(([identity, , holders]) => [identity, sums(unpackNumbers(holders))]),
  );
  for (const [i, { identities }] of encoded.slice(0, 3).entries())
    for (const identity of identities) {
      expect(shared.get(identity)).toContain(i);
      expect(shared.get(identity)).toContain(200 + i);
    }
  for (const [identity, numbers] of shared)
    expect(numbers).toEqual(encoded.flatMap((record, i) => (record.identities.includes(identity) ? [i] : [])));
});
