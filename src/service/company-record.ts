import type { CompactCompany, Company } from "../models/index.ts";
import type { CompanyEntry } from "./record-store.ts";

/** The company record of a store entry, without what only the store knows. */
export function companyRecord(entry: CompanyEntry): Company {
  const { careers_page_url, offers_free_trial, aliases, ...record } = entry;
  return record;
}

/** The compact form of a company. */
export function compactCompany(entry: CompanyEntry): CompactCompany {
  const { name, domain, industry, type, size, followers_count, location, social } = entry;
  return { name, domain, industry, type, size, followers_count, location, social };
}
