import type { Company } from "../../models/index.ts";
import { blockingKey, companyKeys, firstWords, phoneEnd, phonesOf } from "../blocking-keys.ts";
import { createMatcher, type Matcher } from "../matcher.ts";
import { countryKey } from "../resolver/evidence.ts";
import { domainKey, profileKey } from "../site-keys.ts";
import { fieldsOfRecords } from "./field-weights.ts";

/**
 * Ready-made matcher for company records: name without legal form, domain, profile, phone, address, town, postal code, country.
 *
 * @example
 * companyMatcher.duplicates([]).clusters; // => []
 */
export const companyMatcher: Matcher<Company> = /* @__PURE__ */ createMatcher<Company>({
  fields: /* @__PURE__ */ fieldsOfRecords("company", [
    { name: "name", compare: "company_name", get: (row) => row.name },
    { name: "domain", compare: "domain", get: site },
    { name: "profile", compare: "identifier", get: (row) => profileKey(row.social?.pronet) },
    { name: "phone", compare: "phone", get: (row) => phonesOf(row.phones) },
    { name: "address", compare: "address", get: (row) => row.location?.address },
    { name: "city", compare: "place", get: (row) => row.location?.city },
    { name: "postal_code", compare: "postal_code", get: (row) => row.location?.postal_code },
    { name: "country", compare: "exact", get: (row) => countryKey(row.location?.country_code, row.location?.country) },
  ]),
  blocking: [
    (row) => domainKey(site(row)),
    (row) => profileKey(row.social?.pronet),
    (row) => phonesOf(row.phones).flatMap((phone) => phoneEnd(phone) ?? []),
    (row) => companyKeys(row.name),
    (row) => firstWords(row.name).flatMap((word) => blockingKey(word, row.location?.city) ?? []),
    (row) => firstWords(row.name).flatMap((word) => blockingKey(word, row.location?.postal_code) ?? []),
    (row) => blockingKey(row.location?.address, row.location?.postal_code),
  ],
});

function site(row: Company): string | null {
  return row.domain ?? row.website_url ?? null;
}
