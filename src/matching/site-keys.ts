import { isHostedPage } from "../url/hosted/index.ts";
import { companyDomain, normalizeEmail, profileUrlKey, registrableDomain } from "../url/index.ts";

/**
 * Domain that stands for a company: the registrable domain of a URL, host or e-mail address, where a host under a
 * private suffix ("shop.example-host.io") counts as its own; null when there is none, and for what tells of no company: a page
 * on a site whose pages belong to its users ("facebook.com/acme"), a mailbox of a provider.
 */
export function domainKey(value: unknown): string | null {
  if (typeof value !== "string" || value === "" || isHostedPage(value) || isSharedMailbox(value)) return null;
  return registrableDomain(value, { allowPrivateDomains: true });
}

/** Whether a text is an e-mail address that anybody may have: of a provider, or of a site whose pages belong to its users. */
function isSharedMailbox(value: string): boolean {
  return value.includes("@") && companyDomain(value) === null && normalizeEmail(value) !== null;
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
