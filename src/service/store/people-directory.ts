import { primaryExperience } from "../../matching/records/index.ts";
import type { Person, PersonResult } from "../../models/index.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { trimSpaces } from "../../text/spaces.ts";
import { profileUrlKey } from "../../url/index.ts";
import { companyRecord } from "../company-record.ts";
import { SENIORITY } from "../data/seniority.ts";
import type { CompanyEntry } from "../record-store.ts";
import { emailKey } from "../resolve-person.ts";
import type { CompanyDirectory } from "./company-directory.ts";

/** People by exact keys and by the company they work at. */
export class PeopleDirectory {
  /** Every person with the record of the company of the primary experience, in store order. */
  readonly results: readonly PersonResult[];
  readonly #byProfile = new Map<string, Person>();
  readonly #byEmail = new Map<string, Person>();
  readonly #resultOf = new Map<Person, PersonResult>();
  readonly #staff = new Map<CompanyEntry, PersonResult[]>();

  constructor(people: readonly Person[], companies: CompanyDirectory) {
    const records = new Map<CompanyEntry, PersonResult["company"]>();
    this.results = people.map((person) => {
      this.#index(person);
      const experience = primaryExperience(person);
      const employer = experience === null ? null : companies.employer(experience);
      const company = employer === null ? null : (records.get(employer) ?? companyRecord(employer));
      const result: PersonResult = { person, company };
      this.#resultOf.set(person, result);
      if (employer === null) return result;
      records.set(employer, company);
      const staff = this.#staff.get(employer);
      if (staff === undefined) this.#staff.set(employer, [result]);
      else staff.push(result);
      return result;
    });
    for (const staff of this.#staff.values()) staff.sort((a, b) => seniority(a.person) - seniority(b.person));
  }

  /** The person with the record of the company; a person from elsewhere has none. */
  resultOf(person: Person): PersonResult {
    return this.#resultOf.get(person) ?? { person, company: null };
  }

  byProfile(key: string): Person | null {
    return this.#byProfile.get(key) ?? null;
  }

  byEmail(email: string): Person | null {
    return this.#byEmail.get(email) ?? null;
  }

  /** Employees, most senior first, then in store order. */
  staffOf(company: CompanyEntry): readonly PersonResult[] {
    return this.#staff.get(company) ?? [];
  }

  #index(person: Person): void {
    const { pronet_url } = person.social;
    const profile = pronet_url === null ? null : profileUrlKey(pronet_url);
    if (profile !== null && !this.#byProfile.has(profile)) this.#byProfile.set(profile, person);
    const { work_email, personal_email } = person.emails;
    for (const { email } of [work_email, personal_email]) {
      const key = email === null ? null : emailKey(email);
      if (key !== null && !this.#byEmail.has(key)) this.#byEmail.set(key, person);
    }
  }
}

/** Rank of a person's level, 0 the most senior; a level that is not known ranks last. */
export function seniority({ job }: Person): number {
  const rank = job.level === null ? -1 : SENIORITY.indexOf(lowerCase(trimSpaces(job.level)));
  return rank < 0 ? SENIORITY.length - 1 : rank;
}
