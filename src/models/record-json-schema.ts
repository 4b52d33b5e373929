import * as z from "zod/mini";
import type { RecordKind } from "./record-kind.ts";
import { schemaOf } from "./record-schemas.ts";

/**
 * The JSON Schema, draft 2020-12, of a kind of record: it accepts what `parseRecord` accepts, apart from the limit on
 * nesting, which JSON Schema cannot say. A fresh object on every call.
 *
 * @param kind Kind of record; any other word is a TypeError.
 * @example
 * recordJsonSchema("phone").required; // => ["phone", "is_verify", "type"]
 */
export function recordJsonSchema(kind: RecordKind): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(schemaOf(kind), { target: "draft-2020-12" });
}
