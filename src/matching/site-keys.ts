import { companyDomain, isFreemailDomain, normalizeUrl, profileUrlKey, registrableDomain } from "../url/index.ts";

/** Something behind the host, where the scheme ends in "//" or is missing. */
const BEHIND_HOST = /[^:/?#][/?#]+[^/?#]/u;

/**
 * Domain that stands for a company: the registrable domain of a URL, host or e-mail address, where a host under a
 * private suffix ("shop.example-host.io") counts as its own; null when there is none, and for what tells of no company: a page
 * on a site whose pages belong to its users ("facebook.com/acme"), a mailbox of a provider.
 */
export function domainKey(value: unknown): string | null {
  if (typeof value !== "string" || value === "" || isOfPlatform(value)) return null;
  return registrableDomain(value, { allowPrivateDomains: true });
}

function isOfPlatform(address: string): boolean {
  const isMailbox = address.includes("@");
  if (!(isMailbox || BEHIND_HOST.test(address)) || companyDomain(address) !== null) return false;
  const host = isMailbox ? null : normalizeUrl(address);
  return host === null || !isFreemailDomain(host);
}

/** The domain of a company: its own, else that of its website. */
export function siteKey({
  domain,
  website_url,
}: {
  readonly domain?: unknown;
  readonly website_url?: unknown;
}): string | null {
  return domainKey(domain) ?? domainKey(website_url);
}

/** The label before the public suffix: "acme" of "acme.co.uk". Takes a registrable domain. */
export function domainLabel(domain: string): string {
  const dot = domain.indexOf(".");
  return dot < 0 ? domain : domain.slice(0, dot);
}

/** Key of a profile URL: the same for all its spellings; null when there is none. */
export function profileKey(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? profileUrlKey(value) : null;
}
