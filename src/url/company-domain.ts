import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { FREEMAIL_DOMAINS } from "./data/freemail.ts";
import { SHARED_SITES, TENANT_DOMAINS } from "./data/hosted-platforms.ts";
import { domainOfEmail, looksLikeEmail } from "./normalize-email.ts";
import { normalizeUrl } from "./normalize-url.ts";
import { splitSuffix } from "./public-suffix.ts";
import { scanHost } from "./scan-host.ts";
import type { LengthOption } from "./types.ts";

/**
 * The domain that stands for a company, from its website or an e-mail address: the registrable domain with the
 * private section of the Public Suffix List and further hosting platforms, so that `acme.github.io` and
 * `acme.wordpress.com` stay apart from their neighbours. A platform's own address is its registrable domain.
 *
 * @returns Lower-case A-labels without port; null for an address, a public suffix, freemail (`isFreemailDomain`) and
 * sites whose pages belong to others (`facebook.com`, `sites.google.com`).
 * @example
 * companyDomain("https://www.shop.acme.co.uk/en"); // => "acme.co.uk"
 * companyDomain("Jane Doe <jane@mail.acme.com>"); // => "acme.com"
 * companyDomain("https://acme.github.io/docs"); // => "acme.github.io"
 * companyDomain("jane@gmail.com"); // => null
 */
export function companyDomain(urlOrEmail: string, options?: LengthOption): string | null {
  if (typeof urlOrEmail !== "string" || urlOrEmail.length > capOf(options, URL_MAX_LENGTH)) return null;
  const host = scanHost(urlOrEmail) ?? readHost(urlOrEmail, options);
  return host === null ? null : companyDomainOfHost(host);
}

function readHost(value: string, options: LengthOption | undefined): string | null {
  if (looksLikeEmail(value)) return domainOfEmail(value, options);
  const site = normalizeUrl(value, options);
  if (site === null || site.startsWith("[")) return null;
  const colon = site.indexOf(":");
  return colon < 0 ? site : site.slice(0, colon);
}

/** The company domain of a canonical host. */
export function companyDomainOfHost(host: string): string | null {
  const own = splitSuffix(host, true).registrableDomain;
  // "www.blogspot.com" is no customer of blogspot.com.
  const domain = own === null || own.startsWith("www.") ? splitSuffix(host, false).registrableDomain : own;
  if (domain === null || FREEMAIL_DOMAINS.has(domain) || SHARED_SITES.has(domain)) return null;
  if (host !== domain && isUnderSharedSite(host, domain)) return null;
  return TENANT_DOMAINS.has(domain) ? tenantOf(host, domain) : domain;
}

/** Whether the host is a shared site or `www.` of one below its registrable domain: `sites.google.com`. */
function isUnderSharedSite(host: string, domain: string): boolean {
  const name = host.startsWith("www.") && host.length > domain.length + 4 ? host.slice(4) : host;
  return SHARED_SITES.has(name);
}

/** The domain with the one label before it, `www` aside: the tenant's address. */
function tenantOf(host: string, domain: string): string {
  if (host === domain) return domain;
  const front = host.slice(0, host.length - domain.length - 1);
  const label = front.slice(front.lastIndexOf(".") + 1);
  return label === "www" ? domain : `${label}.${domain}`;
}
