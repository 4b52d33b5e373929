import { emptyOf } from "./empty-value.ts";
import { MAX_DEPTH } from "./nesting.ts";
import type { RecordKind, RecordTypes } from "./record-kind.ts";
import { schemaOf } from "./record-schemas.ts";
import { type ObjectShape, type Shape, shapeOf } from "./shape.ts";

/**
 * The record in canonical form: the specification's fields in its order, unknown keys left out, an absent field as null
 * or [], free JSON (service offers) with sorted keys. Equal records have equal JSON text, and writing what was read from
 * it gives that text again.
 *
 * @param kind Kind of record; any other word is a TypeError.
 * @param record A record as `parseRecord` or `readRecord` gives it. Free JSON over 32 levels is a RangeError.
 * @example
 * writeRecord("phone", { type: null, is_verify: true, phone: "+12125550123", source: "site" }); // => { "phone": "+12125550123", "is_verify": true, "type": null }
 */
export function writeRecord<K extends RecordKind>(kind: K, record: RecordTypes[K]): RecordTypes[K] {
  return write(shapeOf(schemaOf(kind)), record) as RecordTypes[K];
}

function write(shape: Shape, value: unknown): unknown {
  if (shape.anything) return sorted(value, 1);
  if (value === undefined) return emptyOf(shape);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const item = shape.list;
    return item === null ? value : value.map((element) => write(item, element));
  }
  return shape.object === null ? value : writeObject(shape.object, value as Record<string, unknown>);
}

function writeObject(object: ObjectShape, value: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, shape] of object.fields) out[key] = write(shape, value[key]);
  return out;
}

/** A value of JSON with the keys of its objects in code-unit order. */
function sorted(value: unknown, level: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (level > MAX_DEPTH) throw new RangeError(`service offers are nested over ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((element) => sorted(element, level + 1));
  const from = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(from)
      .sort()
      .map((key) => [key, sorted(from[key], level + 1)]),
  );
}
