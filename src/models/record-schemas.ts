import type * as z from "zod/mini";
import { certificationSchema } from "./certification.ts";
import { compactCompanySchema, companySchema } from "./company.ts";
import { educationSchema } from "./education.ts";
import { companyEmailSchema } from "./email.ts";
import { experienceSchema } from "./experience.ts";
import { localBusinessSchema } from "./local-business.ts";
import { personResultSchema, personSchema } from "./person.ts";
import { phoneEntrySchema } from "./phone.ts";
import type { RecordKind, RecordTypes } from "./record-kind.ts";
import type { RecordSchema } from "./record-schema.ts";

const SCHEMAS: { readonly [K in RecordKind]: RecordSchema<RecordTypes[K]> } = {
  company: companySchema,
  compact_company: compactCompanySchema,
  company_email: companyEmailSchema,
  phone: phoneEntrySchema,
  person: personSchema,
  experience: experienceSchema,
  education: educationSchema,
  certification: certificationSchema,
  local_business: localBusinessSchema,
  person_result: personResultSchema,
};

/** The schema of a kind of record; throws a TypeError for any other word. */
export function schemaOf<K extends RecordKind>(kind: K): z.ZodMiniType<RecordTypes[K], RecordTypes[K]> {
  if (typeof kind !== "string" || !Object.hasOwn(SCHEMAS, kind)) {
    throw new TypeError(`no kind of record: ${String(kind)}; kinds are ${Object.keys(SCHEMAS).join(", ")}`);
  }
  return SCHEMAS[kind];
}
