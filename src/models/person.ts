import * as z from "zod/mini";
import { type Certification, certificationSchema } from "./certification.ts";
import { type Company, companySchema } from "./company.ts";
import { type Education, educationSchema } from "./education.ts";
import { type PersonEmails, personEmailsSchema } from "./email.ts";
import { type Experience, experienceSchema } from "./experience.ts";
import { type PersonLocation, personLocationSchema } from "./location.ts";
import { type PhoneEntry, phoneEntrySchema } from "./phone.ts";
import {
  type Language,
  languageSchema,
  type Publication,
  publicationSchema,
  type Recommendation,
  recommendationSchema,
  type SimilarProfile,
  similarProfileSchema,
  type Volunteering,
  volunteeringSchema,
} from "./profile-entries.ts";
import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { count, flag, text, texts } from "./scalars.ts";
import { type PersonSocial, personSocialSchema } from "./social.ts";

/** The current job of a person in a few words. */
export interface Job {
  headline: string | null;
  title: string | null;
  /** Seniority: "cxo", "owner", "founder", "partner", "vp", "director", "head", "manager", "senior", "entry", "intern". */
  level: string | null;
  /** Field of work: "engineering", "sales" and so on. */
  role: string | null;
  categories: string[];
}

/** Yes-or-no facts of a person. */
export interface PersonAttributes {
  is_ceo: boolean | null;
  is_company_investor: boolean | null;
}

/** A person with contact data and career. */
export interface Person {
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  avatar_url: string | null;
  job: Job;
  location: PersonLocation;
  social: PersonSocial;
  /** Followers on the professional network, 0 or more. */
  followers_count: number | null;
  emails: PersonEmails;
  /** The specification does not show the elements; both phone entries and bare texts occur. */
  phones: (PhoneEntry | string)[];
  attributes: PersonAttributes;
  experiences: Experience[];
  educations: Education[];
  certifications: Certification[];
  languages: Language[];
  publications: Publication[];
  recommendations: Recommendation[];
  /** The specification does not show the elements: values of JSON. */
  service_offers: unknown[];
  volunteering: Volunteering[];
  similar_profiles: SimilarProfile[];
}

/** One item of the lookalike and employee answers: a person and the company of the primary job. */
export interface PersonResult {
  person: Person;
  /** Null when no company record joins the person's primary job. */
  company: Company | null;
}

const jobFields = () => ({
  headline: text,
  title: text,
  level: text,
  role: text,
  categories: texts,
});

/** Schema of the current job of a person. */
export const jobSchema: RecordSchema<Job> = /* @__PURE__ */ record(jobFields satisfies FieldsOf<Job, typeof jobFields>);

const personAttributesFields = () => ({
  is_ceo: flag,
  is_company_investor: flag,
});

/** Schema of the yes-or-no facts of a person. */
export const personAttributesSchema: RecordSchema<PersonAttributes> = /* @__PURE__ */ record(
  personAttributesFields satisfies FieldsOf<PersonAttributes, typeof personAttributesFields>,
);

const personFields = () => ({
  first_name: text,
  last_name: text,
  full_name: text,
  avatar_url: text,
  job: jobSchema,
  location: personLocationSchema,
  social: personSocialSchema,
  followers_count: count,
  emails: personEmailsSchema,
  phones: z.array(z.union([phoneEntrySchema, z.string()])),
  attributes: personAttributesSchema,
  experiences: z.array(experienceSchema),
  educations: z.array(educationSchema),
  certifications: z.array(certificationSchema),
  languages: z.array(languageSchema),
  publications: z.array(publicationSchema),
  recommendations: z.array(recommendationSchema),
  service_offers: z.array(z.unknown()),
  volunteering: z.array(volunteeringSchema),
  similar_profiles: z.array(similarProfileSchema),
});

/** Schema of a person. */
export const personSchema: RecordSchema<Person> = /* @__PURE__ */ record(
  personFields satisfies FieldsOf<Person, typeof personFields>,
);

const personResultFields = () => ({
  person: personSchema,
  company: z.nullable(companySchema),
});

/** Schema of one item of the lookalike and employee answers. */
export const personResultSchema: RecordSchema<PersonResult> = /* @__PURE__ */ record(
  personResultFields satisfies FieldsOf<PersonResult, typeof personResultFields>,
);
