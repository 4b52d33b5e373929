import {
  type CompaniesPhoneFinderData,
  type CompaniesPhoneFinderRequest,
  companiesPhoneFinderDataSchema,
  companiesPhoneFinderRequestSchema,
  type PhoneEntry,
} from "../../models/index.ts";
import { dedupePhones } from "../../phone/index.ts";
import { compactCompany } from "../company-record.ts";
import type { Operation } from "../operation.ts";
import type { CompanyEntry } from "../record-store.ts";
import { resolveCompany } from "../resolve-company.ts";

/** Phone numbers of a company, one entry a number whatever its notations. */
export const companiesPhoneFinder: Operation<
  CompaniesPhoneFinderRequest,
  CompaniesPhoneFinderRequest,
  CompaniesPhoneFinderData
> = {
  summary: "Find the phone numbers of a company",
  request: companiesPhoneFinderRequestSchema,
  data: companiesPhoneFinderDataSchema,
  price: 1,
  paginated: false,
  example: { query: "cloverledger.example" },
  async find(store, { query }) {
    const { company, confidence } = await resolveCompany(store, query);
    const phones = phonesOf(company);
    return { data: { phones, company: compactCompany(company) }, confidence, empty: phones.length === 0 };
  },
};

/** Verified numbers first, each kind in the order of the record. */
function phonesOf(company: CompanyEntry): PhoneEntry[] {
  const country = company.location.country_code;
  const unique = dedupePhones(company.phones, country === null ? {} : { country });
  return [...unique.filter((entry) => entry.is_verify === true), ...unique.filter((entry) => entry.is_verify !== true)];
}
