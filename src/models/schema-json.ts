import * as z from "zod/mini";
import { companySchema } from "./company.ts";
import { localBusinessSchema } from "./local-business.ts";
import { personResultSchema, personSchema } from "./person.ts";

/** A JSON Schema and the schemas of the records it refers to as `#/$defs/Name`. */
export interface SchemaJson {
  schema: Record<string, unknown>;
  definitions: Record<string, unknown>;
}

/**
 * The JSON Schema, draft 2020-12, of a request or answer schema. Whole records stand once, under their names.
 *
 * @param schema A schema of this entry point.
 * @param side `"sent"` is what a caller may send, `"answered"` what stands after defaults are filled.
 * @example
 * schemaJson(normalizeUrlRequestSchema, "sent").schema["required"]; // => ["value"]
 */
export function schemaJson(schema: z.ZodMiniType, side: "sent" | "answered"): SchemaJson {
  const names = z.registry<{ id: string }>();
  names.add(companySchema, { id: "Company" });
  names.add(localBusinessSchema, { id: "LocalBusiness" });
  names.add(personSchema, { id: "Person" });
  names.add(personResultSchema, { id: "PersonResult" });
  const io = side === "sent" ? "input" : "output";
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, { target: "draft-2020-12", io, metadata: names });
  return { schema: json, definitions: Object.fromEntries(Object.entries($defs ?? {})) };
}
