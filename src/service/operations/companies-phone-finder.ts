import {
  type CompaniesPhoneFinderData,
  type CompaniesPhoneFinderRequest,
  companiesPhoneFinderDataSchema,
  companiesPhoneFinderRequestSchema,
  type PhoneEntry,
} from "../../models/index.ts";
import { canonicalizePhone, dedupePhones } from "../../phone/index.ts";
import { countryOfRecord } from "../../text/country.ts";
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

/** Verified numbers first, each kind in the order of the record; a text without digits ("N/A") is no number. */
function phonesOf({ location, phones }: CompanyEntry): PhoneEntry[] {
  const country = countryOfRecord(location);
  const options = country === null ? {} : { country };
  const numbers = phones.filter(
    ({ phone }) => phone !== null && (/[0-9]/u.test(phone) || canonicalizePhone(phone, options)),
  );
  const unique = dedupePhones(numbers, options);
  return [...unique.filter((entry) => entry.is_verify === true), ...unique.filter((entry) => entry.is_verify !== true)];
}
