import * as z from "zod/mini";
import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { date, text, textOrTexts } from "./scalars.ts";
/** Where a school is. */
export interface SchoolLocation {
  name: string | null;
  locality: string | null;
  region: string | null;
  country: string | null;
  continent: string | null;
  postal_code: string | null;
}

/** A school, college or university. */
export interface School {
  name: string | null;
  /** Kind of school, such as "post-secondary institution". */
  type: string | null;
  id: string | null;
  /** Its parts, or one line of text. */
  location: string | SchoolLocation | null;
  pronet_url: string | null;
  socialA_url: string | null;
  socialC_url: string | null;
  pronet_id: string | null;
  website: string | null;
  job_company_id_store: string | null;
}

/** One stay at a school. */
export interface Education {
  school: School | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  start_date: string | null;
  /** Partial date as text, or "Present". */
  end_date: string | null;
  degrees: string | string[] | null;
  majors: string | string[] | null;
}

const schoolLocationFields = () => ({
  name: text,
  locality: text,
  region: text,
  country: text,
  continent: text,
  postal_code: text,
});

/** Schema of where a school is. */
export const schoolLocationSchema: RecordSchema<SchoolLocation> = /* @__PURE__ */ record(
  schoolLocationFields satisfies FieldsOf<SchoolLocation, typeof schoolLocationFields>,
);

const schoolFields = () => ({
  name: text,
  type: text,
  id: text,
  location: z.nullable(z.union([z.string(), schoolLocationSchema])),
  pronet_url: text,
  socialA_url: text,
  socialC_url: text,
  pronet_id: text,
  website: text,
  job_company_id_store: text,
});

/** Schema of a school. */
export const schoolSchema: RecordSchema<School> = /* @__PURE__ */ record(
  schoolFields satisfies FieldsOf<School, typeof schoolFields>,
);

const educationFields = () => ({
  school: z.nullable(schoolSchema),
  start_date: date,
  end_date: date,
  degrees: textOrTexts,
  majors: textOrTexts,
});

/** Schema of one stay at a school. */
export const educationSchema: RecordSchema<Education> = /* @__PURE__ */ record(
  educationFields satisfies FieldsOf<Education, typeof educationFields>,
);
