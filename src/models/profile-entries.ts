import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { date, decimal, text } from "./scalars.ts";
/** A language a person speaks. */
export interface Language {
  name: string | null;
  proficiency: string | null;
}

/** Something a person published. */
export interface Publication {
  title: string | null;
  publisher: string | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  date: string | null;
  url: string | null;
  summary: string | null;
}

/** What somebody wrote about a person. */
export interface Recommendation {
  recommender_name: string | null;
  recommender_url: string | null;
  text: string | null;
}

/** Unpaid work of a person. */
export interface Volunteering {
  role: string | null;
  organization: string | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  start_date: string | null;
  /** Partial date as text, or "Present". */
  end_date: string | null;
  cause: string | null;
}

/** Another person who resembles this one. */
export interface SimilarProfile {
  pronet_url: string | null;
  /** The higher, the more alike; the scale is the source's. */
  similarity_score: number | null;
}

const languageFields = () => ({
  name: text,
  proficiency: text,
});

/** Schema of a language a person speaks. */
export const languageSchema: RecordSchema<Language> = /* @__PURE__ */ record(
  languageFields satisfies FieldsOf<Language, typeof languageFields>,
);

const publicationFields = () => ({
  title: text,
  publisher: text,
  date: date,
  url: text,
  summary: text,
});

/** Schema of a publication. */
export const publicationSchema: RecordSchema<Publication> = /* @__PURE__ */ record(
  publicationFields satisfies FieldsOf<Publication, typeof publicationFields>,
);

const recommendationFields = () => ({
  recommender_name: text,
  recommender_url: text,
  text: text,
});

/** Schema of a recommendation. */
export const recommendationSchema: RecordSchema<Recommendation> = /* @__PURE__ */ record(
  recommendationFields satisfies FieldsOf<Recommendation, typeof recommendationFields>,
);

const volunteeringFields = () => ({
  role: text,
  organization: text,
  start_date: date,
  end_date: date,
  cause: text,
});

/** Schema of unpaid work. */
export const volunteeringSchema: RecordSchema<Volunteering> = /* @__PURE__ */ record(
  volunteeringFields satisfies FieldsOf<Volunteering, typeof volunteeringFields>,
);

const similarProfileFields = () => ({
  pronet_url: text,
  similarity_score: decimal,
});

/** Schema of a person who resembles this one. */
export const similarProfileSchema: RecordSchema<SimilarProfile> = /* @__PURE__ */ record(
  similarProfileFields satisfies FieldsOf<SimilarProfile, typeof similarProfileFields>,
);
