import * as z from "zod/mini";
import { type FieldsOf, type RecordSchema, record, schema } from "./record-schema.ts";
import { date, flag, text, textOrTexts } from "./scalars.ts";
/** Where a job was. Parts may contradict each other, as they do in the sources. */
export interface ExperienceLocation {
  name: string | null;
  locality: string | null;
  region: string | null;
  metro: string | null;
  country: string | null;
  continent: string | null;
  street_address: string | null;
  address_line_2: string | null;
  postal_code: string | null;
  /** "latitude,longitude" in degrees. */
  geo: string | null;
}

/** The employer of an experience. */
export interface ExperienceCompany {
  name: string | null;
  /** Bucket of the head count, such as "51-200". */
  size: string | null;
  id: string | null;
  /** Year, as a number or as text. */
  founded: number | string | null;
  industry: string | null;
  /** One line of text or its parts. */
  location: string | ExperienceLocation | null;
  pronet_url: string | null;
  pronet_id: string | null;
  socialA_url: string | null;
  socialC_url: string | null;
  website: string | null;
  job_company_id_store: string | null;
}

/** The position held in an experience. */
export interface ExperienceTitle {
  name: string | null;
  role: string | null;
  /** Seniority: "cxo", "director", "senior" and so on, one or several. */
  levels: string | string[] | null;
}

/** One job of a person. */
export interface Experience {
  company: ExperienceCompany | null;
  title: ExperienceTitle | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  start_date: string | null;
  /** Partial date as text, or "Present"; null when the job goes on or the end is not known. */
  end_date: string | null;
  /** Whether it is the main current job. */
  is_primary: boolean | null;
}

const experienceLocationFields = () => ({
  name: text,
  locality: text,
  region: text,
  metro: text,
  country: text,
  continent: text,
  street_address: text,
  address_line_2: text,
  postal_code: text,
  geo: text,
});

/** Schema of where a job was. */
export const experienceLocationSchema: RecordSchema<ExperienceLocation> = /* @__PURE__ */ record(
  experienceLocationFields satisfies FieldsOf<ExperienceLocation, typeof experienceLocationFields>,
);

const founded = /* @__PURE__ */ schema(() => z.nullable(z.union([z.int(), z.string()])));

const experienceCompanyFields = () => ({
  name: text,
  size: text,
  id: text,
  founded: founded,
  industry: text,
  location: z.nullable(z.union([z.string(), experienceLocationSchema])),
  pronet_url: text,
  pronet_id: text,
  socialA_url: text,
  socialC_url: text,
  website: text,
  job_company_id_store: text,
});

/** Schema of the employer of an experience. */
export const experienceCompanySchema: RecordSchema<ExperienceCompany> = /* @__PURE__ */ record(
  experienceCompanyFields satisfies FieldsOf<ExperienceCompany, typeof experienceCompanyFields>,
);

const experienceTitleFields = () => ({
  name: text,
  role: text,
  levels: textOrTexts,
});

/** Schema of the position held in an experience. */
export const experienceTitleSchema: RecordSchema<ExperienceTitle> = /* @__PURE__ */ record(
  experienceTitleFields satisfies FieldsOf<ExperienceTitle, typeof experienceTitleFields>,
);

const experienceFields = () => ({
  company: z.nullable(experienceCompanySchema),
  title: z.nullable(experienceTitleSchema),
  start_date: date,
  end_date: date,
  is_primary: flag,
});

/** Schema of one job of a person. */
export const experienceSchema: RecordSchema<Experience> = /* @__PURE__ */ record(
  experienceFields satisfies FieldsOf<Experience, typeof experienceFields>,
);
