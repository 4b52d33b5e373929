import type { CompactCompany, Company, CompanySize } from "../company.ts";
import type { PersonResult } from "../person.ts";
import type { PhoneEntry } from "../phone.ts";

/** Body of the company operations that take a domain, website, name or professional-network URL. */
export interface CompanyQueryRequest {
  query: string;
}

/** Body of the company lookalikes operation. */
export type CompaniesLookalikesRequest = CompanyQueryRequest;

/** Data of the company lookalikes operation. */
export interface CompaniesLookalikesData {
  /** At most 25. */
  similar_companies: Company[];
}

/** Body of the employees operation. */
export interface CompaniesEmployeesRequest extends CompanyQueryRequest {
  /** Page number from 1; default 1. */
  page?: number;
}

/** Data of the employees operation. */
export interface CompaniesEmployeesData {
  employee_count_data: { size: CompanySize };
  /** At most 25 a page. */
  people: PersonResult[];
}

/** Body of the careers-page operation. */
export type CompaniesCareersPageRequest = CompanyQueryRequest;

/** Data of the careers-page operation. */
export interface CompaniesCareersPageData {
  careers: { page_url: string };
  company: CompactCompany;
}

/** Body of the phone-finder operation. */
export type CompaniesPhoneFinderRequest = CompanyQueryRequest;

/** Data of the phone-finder operation. */
export interface CompaniesPhoneFinderData {
  /** One entry per number, verified ones first. */
  phones: PhoneEntry[];
  company: CompactCompany;
}

/** Body of the pronet-finder operation. */
export interface CompaniesPronetFinderRequest {
  /** Company name. */
  name: string;
}

/** Data of the pronet-finder operation. */
export interface CompaniesPronetFinderData {
  pronet_url: string;
  company: CompactCompany;
}

/** Body of the name-to-domain operation. */
export interface CompaniesNameToDomainRequest {
  /** Company name. */
  name: string;
  /** ISO 3166-1 alpha-2 code in any case; default "US". It orders candidates and excludes none. */
  country_code?: string;
  /** Company address as a further hint. */
  address?: string;
}

/** Data of the name-to-domain operation. */
export interface CompaniesNameToDomainData {
  company: CompactCompany;
}

/** Body of the free-trial-check operation. */
export type CompaniesFreeTrialCheckRequest = CompanyQueryRequest;

/** Data of the free-trial-check operation. */
export interface CompaniesFreeTrialCheckData {
  offers_free_trial: boolean;
}
