import { profileUrlKey, registrableDomain } from "../url/index.ts";

/**
 * Domain that stands for a company: the registrable domain of a URL, host or e-mail address, where a host under a
 * private suffix ("shop.example-host.io") counts as its own; null when there is none.
 */
export function domainKey(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? registrableDomain(value, { allowPrivateDomains: true }) : null;
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
