import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { domainRole } from "./domain-role.ts";
import { isAddress } from "./is-address.ts";
import { domainOfMailbox, looksLikeEmail } from "./normalize-email.ts";
import { siteOf } from "./normalize-url.ts";
import { domainOfName } from "./public-suffix.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";
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
  const host = scanHost(urlOrEmail, "host") ?? readHost(urlOrEmail);
  return host === null ? null : companyDomainOfName(host);
}

function readHost(value: string): string | null {
  const plain = scanHost(lowerForScan(value), "host");
  if (plain !== null) return plain;
  const text = cleanUrlText(value);
  if (looksLikeEmail(text)) return domainOfMailbox(text);
  const parts = splitUrl(text);
  const host = typeof parts === "string" ? null : siteHostOf(parts);
  return host === null || isAddress(host) ? null : siteOf(host, null);
}

function companyDomainOfName(host: string): string | null {
  const own = domainOfName(host, true);
  // "www.blogspot.com" is no customer of blogspot.com.
  const domain = own === null || own.startsWith("www.") ? domainOfName(host, false) : own;
  if (domain === null) return null;
  const role = domainRole(domain);
  if (role === "freemail" || role === "shared") return null;
  // A shared site below its registrable domain: "sites.google.com".
  if (domainRole(host) === "shared") return null;
  return role === "tenants" ? tenantOf(host, domain) : domain;
}

/** The domain with the one label before it, `www` aside: the tenant's address. */
function tenantOf(host: string, domain: string): string {
  if (host === domain) return domain;
  const front = host.slice(0, host.length - domain.length - 1);
  const label = front.slice(front.lastIndexOf(".") + 1);
  return label === "www" ? domain : `${label}.${domain}`;
}
