import { companyBucket } from "./company-number.ts";
import type { Runner } from "./runner.ts";
import type { CountedKind } from "./term-counts.ts";
import type { SqlStatement } from "./types.ts";

/** The statement that reads rows of records by number: of companies it reads only the partitions that hold one of them. */
export function numberedRows(runner: Runner, kind: CountedKind, numbers: readonly number[]): SqlStatement {
  if (kind === "person")
    return {
      text: `SELECT number, employer, record FROM ${runner.table("people")} WHERE number = ANY($1::bigint[])`,
      values: [numbers],
    };
  return {
    text: `SELECT number, record FROM ${runner.table("companies")} WHERE number = ANY($1::bigint[]) AND bucket = ANY($2::integer[])`,
    values: [numbers, [...new Set(numbers.map(companyBucket))]],
  };
}
