import * as z from "zod/mini";
import { compileGuard, type Guard } from "./guard.ts";
import { isTooDeep } from "./nesting.ts";
import type { RecordKind, RecordTypes } from "./record-kind.ts";
import { schemaOf } from "./record-schemas.ts";
import { shapeOf } from "./shape.ts";

const guards = new Map<RecordKind, Guard>();

/**
 * Whether `parseRecord` would accept the value. Makes no copy and builds no issues; a generated guard where the host
 * allows code generation, the schema elsewhere. The first call of a kind builds the guard.
 *
 * @param kind Kind of record; any other word is a TypeError.
 * @param value Any run-time value.
 * @example
 * isRecord("company_email", { email: "info@firm.example", accuracy: 90, type: "general", email_exists_in_site: true }); // => true
 * isRecord("company_email", { email: "info@firm.example", accuracy: "90", type: "general", email_exists_in_site: true }); // => false
 */
export function isRecord<K extends RecordKind>(kind: K, value: unknown): value is RecordTypes[K] {
  const guard = guards.get(kind) ?? buildGuard(kind);
  try {
    return guard(value);
  } catch {
    return false;
  }
}

function buildGuard(kind: RecordKind): Guard {
  const schema = schemaOf(kind);
  const guard = compileGuard(shapeOf(schema)) ?? ((value) => !isTooDeep(value) && z.safeParse(schema, value).success);
  guards.set(kind, guard);
  return guard;
}
