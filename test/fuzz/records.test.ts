import { expect, test } from "vitest";
import { cleanRecord } from "../../src/cleaning/index.ts";
import { isRecord, parseRecord, readRecord, writeRecord } from "../../src/models/index.ts";
import { KINDS, SEED } from "../models/any-record.ts";
import { PIECES } from "../models/realistic-text.ts";
import { SeededValues } from "../models/seeded-value.ts";

// `npm run fuzz` sets a million; the suite runs a tenth of that.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 100_000);

test(`${RUNS} values: readers and cleaning never throw and settle (seed ${SEED})`, {
  timeout: 60_000 + 5 * RUNS,
}, () => {
  const values = new SeededValues(SEED, PIECES);
  let read = 0;
  for (let run = 0; run < RUNS; run++) {
    const kind = KINDS[run % KINDS.length] ?? "company";
    const value = values.record(kind);
    const parsed = parseRecord(kind, value);
    const lenient = readRecord(kind, value);
    if (parsed.ok !== isRecord(kind, value) || (parsed.ok && !lenient.ok)) expect.fail(`run ${run}: readers disagree`);
    if (!lenient.ok) continue;
    read++;
    const written = textOf(writeRecord(kind, lenient.record));
    const again = readRecord(kind, JSON.parse(written));
    if (!again.ok || textOf(writeRecord(kind, again.record)) !== written) expect.fail(`run ${run}: not written alike`);
    const once = cleanRecord(kind, lenient.record);
    if (!once.ok || !isRecord(kind, once.record)) expect.fail(`run ${run}: the clean record is none`);
    const twice = cleanRecord(kind, once.record);
    if (!twice.ok || twice.changes.length > 0) {
      expect.fail(`run ${run}: ${JSON.stringify(twice.ok ? twice.changes : twice.issues)}`);
    }
  }
  expect(read).toBeGreaterThan(RUNS / 4);
});

/** JSON text; free values of a record may hold what JSON cannot say. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === "bigint" ? `${inner}` : inner));
}
