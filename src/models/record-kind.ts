import type { Certification } from "./certification.ts";
import type { CompactCompany, Company } from "./company.ts";
import type { Education } from "./education.ts";
import type { CompanyEmail } from "./email.ts";
import type { Experience } from "./experience.ts";
import type { LocalBusiness } from "./local-business.ts";
import type { Person, PersonResult } from "./person.ts";
import type { PhoneEntry } from "./phone.ts";

/** Every kind of record with its interface. */
export interface RecordTypes {
  company: Company;
  compact_company: CompactCompany;
  company_email: CompanyEmail;
  phone: PhoneEntry;
  person: Person;
  experience: Experience;
  education: Education;
  certification: Certification;
  local_business: LocalBusiness;
  person_result: PersonResult;
}

/** Name of a kind of record. */
export type RecordKind = keyof RecordTypes;

/** One reason why a value is no record of its kind. */
export interface Issue {
  /** Dotted path from the record, list positions as numbers: "emails.0.accuracy"; "" for the value itself. */
  path: string;
  code: string;
  message: string;
}

/** One value that the lenient reader changed. */
export interface Repair {
  /** Dotted path from the record, list positions as numbers. */
  path: string;
  /** Id of the rule that changed it. */
  rule: string;
  from: unknown;
  to: unknown;
}
