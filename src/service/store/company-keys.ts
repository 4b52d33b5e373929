import type { Company } from "../../models/index.ts";
import { isHostedPage } from "../../url/hosted/index.ts";
import { companyDomain, normalizeUrl, profileUrlKey } from "../../url/index.ts";

type Addresses = Pick<Company, "domain" | "website_url">;

/** Hosts of a company as its domain and its website have them. A page on `facebook.com` makes nobody Facebook. */
export function companyHosts(company: Addresses): string[] {
  return keysOf(company, normalizeUrl);
}

/**
 * Registrable domains of the hosts of a company that are none of its hosts: a company at `cloud.globex.com` is found at
 * `globex.com` where no other is at that very host.
 */
export function companyDomains(company: Addresses): string[] {
  const hosts = companyHosts(company);
  return keysOf(company, companyDomain).filter((domain) => !hosts.includes(domain));
}

function keysOf({ domain, website_url }: Addresses, keyOf: (address: string) => string | null): string[] {
  const keys = new Set<string>();
  for (const address of [domain, website_url]) {
    const key = address === null || isHostedPage(address) ? null : keyOf(address);
    if (key !== null) keys.add(key);
  }
  return [...keys];
}

/** Key of the website of a company that is a page of a larger site, as on a platform; null for a site of its own. */
export function companyPage({ website_url }: Pick<Company, "website_url">): string | null {
  const key = website_url === null ? null : profileUrlKey(website_url);
  return key?.includes("/") ? key : null;
}

/** Keys of the profile pages of a company, the professional network first. */
export function companyProfiles({ social }: Pick<Company, "social">): string[] {
  const { pronet, socialA, socialB, socialC, videoA, videoB } = social;
  return [pronet, socialA, socialB, socialC, videoA, videoB].flatMap((url) => {
    const key = url === null ? null : profileUrlKey(url);
    return key === null ? [] : [key];
  });
}
