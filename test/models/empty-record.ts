import { emptyOf } from "../../src/models/empty-value.ts";
import type { RecordKind } from "../../src/models/index.ts";
import { schemaOf } from "../../src/models/record-schemas.ts";
import { shapeOf } from "../../src/models/shape.ts";

/** The empty record of a kind with some fields set, dotted paths allowed. */
export function emptyRecord(kind: RecordKind, fields: Record<string, unknown>): Record<string, unknown> {
  const out = emptyOf(shapeOf(schemaOf(kind))) as Record<string, unknown>;
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, out);
    holder[last] = value;
  }
  return out;
}
