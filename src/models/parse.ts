import * as z from "zod/mini";
import { isRecord } from "./is-record.ts";
import { toIssues } from "./issues.ts";
import { isTooDeep, TOO_DEEP, UNREADABLE } from "./nesting.ts";
import type { Issue, RecordKind, RecordTypes } from "./record-kind.ts";
import { schemaOf } from "./record-schemas.ts";

/** A record that was accepted, or what was wrong with it. */
export type ParseResult<K extends RecordKind> =
  | { ok: true; record: RecordTypes[K] }
  | { ok: false; issues: readonly Issue[] };

/**
 * The value as a record of the kind when it meets the specification to the letter, else every issue found.
 *
 * Strict: nothing is coerced. Every scalar may be null (specification, convention 5), every list is a list, every field
 * is present, date texts have a form `parsePartialDate` knows, shares and coordinates are in range, counts are 0 or
 * more. Unknown keys are accepted. The record is the value itself, not a copy.
 *
 * @param kind Kind of record; any other word is a TypeError.
 * @param value Any run-time value; one that contains itself, is nested over 32 levels or throws when read is refused.
 * @example
 * parseRecord("phone", { phone: "+1 212 555 0123", is_verify: true, type: null }); // => { "ok": true, "record": { "phone": "+1 212 555 0123", "is_verify": true, "type": null } }
 * parseRecord("phone", { phone: 5, is_verify: true, type: null }); // => { "ok": false, "issues": [{ "path": "phone", "code": "wrong_type", "message": "must be text, not a number" }] }
 */
export function parseRecord<K extends RecordKind>(kind: K, value: unknown): ParseResult<K> {
  if (isRecord(kind, value)) return { ok: true, record: value };
  const schema = schemaOf(kind);
  try {
    if (isTooDeep(value)) return { ok: false, issues: TOO_DEEP };
    const result = z.safeParse(schema, value);
    if (result.success) return { ok: true, record: value as RecordTypes[K] };
    return { ok: false, issues: toIssues(result.error, value) };
  } catch {
    return { ok: false, issues: UNREADABLE };
  }
}
