import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { FREEMAIL_DOMAINS } from "./data/freemail.ts";
import { FRONT_PAGE, HANDLE, LISTING_SITES, SHARED_PATHS, STAFF_HOST, TENANT_PAGES } from "./data/hosted-platforms.ts";
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
 * sites whose pages belong to others (`facebook.com`, `sites.google.com`, `google.com/maps`, `medium.com/@acme`, not
 * `booking.com` alone), but for their own mailboxes.
 * @example
 * companyDomain("https://www.shop.acme.co.uk/en"); // => "acme.co.uk"
 * companyDomain("Jane Doe <jane@mail.acme.com>"); // => "acme.com"
 * companyDomain("https://acme.github.io/docs"); // => "acme.github.io"
 * companyDomain("jane@gmail.com"); // => null
 */
export function companyDomain(urlOrEmail: string, options?: LengthOption): string | null {
  if (typeof urlOrEmail !== "string" || urlOrEmail.length > capOf(options, URL_MAX_LENGTH)) return null;
  const host = scanHost(urlOrEmail, "host");
  return host === null ? readDomain(urlOrEmail) : domainOfSite(host, urlOrEmail);
}

function readDomain(value: string): string | null {
  const plain = scanHost(lowerForScan(value), "host");
  if (plain !== null) return domainOfSite(plain, value);
  const text = cleanUrlText(value);
  if (looksLikeEmail(text)) return domainOfMail(domainOfMailbox(text));
  const parts = splitUrl(text);
  const host = typeof parts === "string" ? null : siteHostOf(parts);
  const site = host === null || isAddress(host) ? null : siteOf(host, null);
  return site === null ? null : domainOfSite(site, text);
}

/** Only the people of a site whose pages belong to others have their mailboxes there. */
function domainOfMail(host: string | null): string | null {
  if (host === null) return null;
  if (domainRole(host) === "shared" && !FREEMAIL_DOMAINS.has(host)) return host;
  const domain = domainOfSite(host, "");
  // "guest.booking.com" passes mail on to others.
  return domain === null || domain === host || !LISTING_SITES.has(domain) || STAFF_HOST.test(host) ? domain : null;
}

/** The company of a host; `text` is the URL, of which the path may tell that its page belongs to another. */
function domainOfSite(host: string, text: string): string | null {
  const own = domainOfName(host, true);
  // "www.blogspot.com" is no customer of blogspot.com.
  const domain = own === null || own.startsWith("www.") ? domainOfName(host, false) : own;
  if (domain === null) return null;
  const role = domainRole(domain);
  if (role === "freemail" || role === "shared") return null;
  // A shared site below its registrable domain: "sites.google.com".
  if (domainRole(host) === "shared") return null;
  if (role === undefined) return domain;
  const isPlatform = role === "tenants";
  const tenant = isPlatform ? tenantOf(host, domain) : domain;
  if (tenant !== domain) return tenant;
  const path = pathOf(text);
  return (isPlatform && HANDLE.test(path)) || isOfOther(domain, path) ? null : domain;
}

/** Whether the page behind a path on a site belongs to another, which its front page in a language, "us/en", does not. */
function isOfOther(domain: string, path: string): boolean {
  const segment = path.slice(0, path.search(/[/\\?#]|$/u));
  if (LISTING_SITES.has(domain) || TENANT_PAGES.has(domain)) return segment !== "" && !FRONT_PAGE.test(path);
  return SHARED_PATHS.has(`${domain}/${segment}`);
}

function pathOf(text: string): string {
  return lowerForScan(text.replace(/^(?:[A-Za-z]+:)?[/\\]*[^/\\?#]*[/\\]*/u, ""));
}

/** The domain with the one label before it, `www` aside: the tenant's address. */
function tenantOf(host: string, domain: string): string {
  if (host === domain) return domain;
  const front = host.slice(0, host.length - domain.length - 1);
  const label = front.slice(front.lastIndexOf(".") + 1);
  if (label === "www") return domain;
  const tenant = `${label}.${domain}`;
  // "web.fc2.com" has tenants too.
  return domainRole(tenant) === "tenants" ? tenantOf(host, tenant) : tenant;
}
