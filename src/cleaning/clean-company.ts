import type { CompactCompany, Company } from "../models/index.ts";
import { isHostedPage } from "../url/hosted/index.ts";
import { companyDomain, registrableDomain } from "../url/index.ts";
import { cleanEmails } from "./clean-emails.ts";
import { cleanLocation, countryOf } from "./clean-location.ts";
import { cleanPhones } from "./clean-phones.ts";
import { isMailAddress } from "./contact-text.ts";
import { employeeBucket } from "./employee-bucket.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { COMPACT_COMPANY_PLAN, COMPANY_PLAN } from "./plans.ts";
import { settle } from "./text-rules.ts";

/** Cleans a company in place. */
export function cleanCompany(cleaner: FieldCleaner, company: Company, path: string): void {
  cleaner.country = countryOf(company.location) ?? cleaner.country;
  cleaner.clean(company, COMPANY_PLAN, path);
  finish(cleaner, company, path);
  company.emails = cleanEmails(cleaner, company.emails, path === "" ? "emails" : `${path}.emails`);
  company.phones = cleanPhones(cleaner, company.phones, path === "" ? "phones" : `${path}.phones`);
  deriveDomain(
    cleaner,
    company,
    company.emails.map(({ email }) => email),
    path,
  );
}

/** Cleans the short form of a company in place. */
export function cleanCompactCompany(cleaner: FieldCleaner, company: CompactCompany, path: string): void {
  cleaner.country = countryOf(company.location) ?? cleaner.country;
  cleaner.clean(company, COMPACT_COMPANY_PLAN, path);
  finish(cleaner, company, path);
  cleanDomain(cleaner, company, path);
}

function finish(cleaner: FieldCleaner, company: CompactCompany, path: string): void {
  const prefix = path === "" ? "" : `${path}.`;
  cleanLocation(cleaner, company.location, `${prefix}location`);
  const { size } = company;
  if (size.employee_range === null && size.employee_count !== null) {
    cleaner.set(size, `${prefix}size`, "employee_range", "size-of-count", employeeBucket(size.employee_count));
  }
}

interface WithDomain {
  domain: string | null;
  website_url: string | null;
}

/**
 * The domain as such; where it is missing that of the website, else of the first e-mail address with one of its own. The
 * domain of a site on which the record has but a page is not its own.
 */
export function deriveDomain(cleaner: FieldCleaner, record: WithDomain, emails: (string | null)[], path: string): void {
  if (record.domain !== null && (isOfPage(record.domain, record.website_url) || isOfProvider(record.domain)))
    cleaner.set(record, path, "domain", "domain-of-platform", null);
  if (record.domain !== null) {
    cleanDomain(cleaner, record, path);
    return;
  }
  const ofWebsite = record.website_url === null ? null : companyDomain(record.website_url);
  if (ofWebsite !== null) {
    cleaner.set(record, path, "domain", "domain-of-website", ofWebsite);
    return;
  }
  for (const email of emails) {
    const ofEmail = email === null ? null : companyDomain(email);
    if (ofEmail === null) continue;
    cleaner.set(record, path, "domain", "domain-of-email", ofEmail);
    return;
  }
}

/** Whether a stated domain is a page on a platform, or the platform on which the website is a page. */
function isOfPage(domain: string, website: string | null): boolean {
  if (isHostedPage(domain)) return true;
  if (website === null || !isHostedPage(website)) return false;
  return registrableDomain(domain) === registrableDomain(website);
}

/** Whether a stated domain is a mailbox at a provider, which tells nothing of a company. */
function isOfProvider(domain: string): boolean {
  return isMailAddress(domain) && companyDomain(domain) === null;
}

function cleanDomain(cleaner: FieldCleaner, record: { domain: string | null }, path: string): void {
  if (record.domain !== null) cleaner.set(record, path, "domain", "domain", settle(record.domain, domainOf));
}

/** A platform's own domain is no company's but its own, so a stated one stays. */
function domainOf(text: string): string {
  return companyDomain(text) ?? (isMailAddress(text) ? null : registrableDomain(text)) ?? text;
}
