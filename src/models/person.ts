import type { Certification } from "./certification.ts";
import type { Company } from "./company.ts";
import type { Education } from "./education.ts";
import type { PersonEmails } from "./email.ts";
import type { Experience } from "./experience.ts";
import type { PersonLocation } from "./location.ts";
import type { PhoneEntry } from "./phone.ts";
import type { Language, Publication, Recommendation, SimilarProfile, Volunteering } from "./profile-entries.ts";
import type { PersonSocial } from "./social.ts";

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

/** A value of JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

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
  /** The specification does not show the elements. */
  service_offers: JsonValue[];
  volunteering: Volunteering[];
  similar_profiles: SimilarProfile[];
}

/** One item of the lookalike and employee answers: a person and the company of the primary job. */
export interface PersonResult {
  person: Person;
  /** Null when no company record joins the person's primary job. */
  company: Company | null;
}
