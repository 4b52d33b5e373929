import type { Company } from "../../models/index.ts";
import { isHostedPage } from "../../url/hosted/index.ts";
import { companyDomain, normalizeUrl, profileUrlKey } from "../../url/index.ts";

/**
 * Hosts at which a company is found: its domain and its website, each as written and as registrable domain. A page on
 * `facebook.com` makes nobody Facebook.
 */
export function companyHosts({ domain, website_url }: Pick<Company, "domain" | "website_url">): string[] {
  const hosts = new Set<string>();
  for (const address of [domain, website_url]) {
    if (address === null || isHostedPage(address)) continue;
    for (const host of [normalizeUrl(address), companyDomain(address)]) if (host !== null) hosts.add(host);
  }
  return [...hosts];
}

/** Keys of the profile pages of a company, the professional network first. */
export function companyProfiles({ social }: Pick<Company, "social">): string[] {
  const { pronet, socialA, socialB, socialC, videoA, videoB } = social;
  return [pronet, socialA, socialB, socialC, videoA, videoB].flatMap((url) => {
    const key = url === null ? null : profileUrlKey(url);
    return key === null ? [] : [key];
  });
}
