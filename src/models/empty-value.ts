import type { Shape } from "./shape.ts";

/** What stands for a value that is not known: null, an empty list, an object whose fields are that. */
export function emptyOf(shape: Shape): unknown {
  if (shape.list !== null && !shape.nullable) return [];
  if (shape.object === null || shape.nullable) return null;
  const out: Record<string, unknown> = {};
  for (const [key, field] of shape.object.fields) out[key] = emptyOf(field);
  return out;
}
