import type { Company } from "../../models/index.ts";
import { isHostedPage } from "../../url/hosted/index.ts";
import { companyDomain, normalizeUrl, profileUrlKey } from "../../url/index.ts";

/** A slash between something and something else, as a path has one and the two of a scheme do not. */
const BEHIND_HOST = /[^/]\/[^/?#]/u;

/** Where a company is on the web. */
export interface CompanySites {
  /** Hosts as its domain and its website have them. */
  readonly hosts: readonly string[];
  /**
   * Registrable domains of these hosts that are none of them: a company at `cloud.globex.com` is found at `globex.com` where
   * no other is at that very host.
   */
  readonly domains: readonly string[];
}

/** The sites of a company. A page on `facebook.com` makes nobody Facebook. */
export function companySites({ domain, website_url }: Pick<Company, "domain" | "website_url">): CompanySites {
  const hosts = new Set<string>();
  const domains = new Set<string>();
  for (const address of [domain, website_url]) {
    if (address === null || isHostedPage(address)) continue;
    const host = normalizeUrl(address);
    if (host !== null) hosts.add(host);
    const registrable = companyDomain(address);
    if (registrable !== null) domains.add(registrable);
  }
  return { hosts: [...hosts], domains: [...domains].filter((name) => !hosts.has(name)) };
}

/** Key of the website of a company that is a page of a larger site, as on a platform; null for a site of its own. */
export function companyPage({ website_url }: Pick<Company, "website_url">): string | null {
  // Most websites are bare hosts: a look for anything behind them costs less than a key.
  const key = website_url !== null && BEHIND_HOST.test(website_url) ? profileUrlKey(website_url) : null;
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
