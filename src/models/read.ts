import { isTooDeep, TOO_DEEP, UNREADABLE } from "./nesting.ts";
import { parseRecord } from "./parse.ts";
import type { Issue, RecordKind, RecordTypes, Repair } from "./record-kind.ts";
import { RecordReader } from "./record-reader.ts";
import { schemaOf } from "./record-schemas.ts";
import { shapeOf } from "./shape.ts";

/** A record that could be read with what was repaired, or what was wrong with it. */
export type ReadResult<K extends RecordKind> =
  | { ok: true; record: RecordTypes[K]; repairs: Repair[]; unknownKeys: string[] }
  | { ok: false; issues: readonly Issue[] };

/**
 * The value as a record of the kind after repairing what other sources write differently, else every issue left.
 *
 * Repairs (`rule`): `missing` (an absent field is null, [] or an object of these), `null-list`, `null-object`,
 * `null-element` (left out), `single-element` (a bare value for a list), `numeric-text`, `year-of-date`,
 * `number-as-text`, `blank` (blank text where a number, flag, date or object belongs), `empty-list` (one where an
 * object belongs), `flag-word`, `masked-contact`, `bare-entry` (a text or number where a phone, e-mail address,
 * employer, title, school, certificate, publication, language or rating is an object, and "52.51, 13.37" for
 * coordinates), `size-text`, `company-type`, `email-type`, `phone-type`, `job-level`, `html-entity`, `date-text` (a
 * time of day, "2019/3", "1 March 2019", "now"). Paths are those of the value read. The record is a copy; unknown keys
 * are kept after the known ones and listed in `unknownKeys`, and are no repair.
 *
 * @param kind Kind of record; any other word is a TypeError.
 * @param value Any run-time value; one that contains itself, is nested over 32 levels or throws when read is refused.
 * @example
 * readRecord("company_email", { email: "info@firm.example", accuracy: "90", type: "generic", email_exists_in_site: null, seen: 2 }); // => { "ok": true, "record": { "email": "info@firm.example", "accuracy": 90, "type": "general", "email_exists_in_site": null, "seen": 2 }, "repairs": [{ "path": "accuracy", "rule": "numeric-text", "from": "90", "to": 90 }, { "path": "type", "rule": "email-type", "from": "generic", "to": "general" }], "unknownKeys": ["seen"] }
 */
export function readRecord<K extends RecordKind>(kind: K, value: unknown): ReadResult<K> {
  const shape = shapeOf(schemaOf(kind));
  try {
    if (isTooDeep(value)) return { ok: false, issues: TOO_DEEP };
    const reader = new RecordReader();
    const result = parseRecord(kind, reader.read(shape, value, "", null, ""));
    return result.ok ? { ...result, repairs: reader.repairs, unknownKeys: reader.unknownKeys } : result;
  } catch {
    return { ok: false, issues: UNREADABLE };
  }
}
