import { cleanUrlText } from "./clean-url-text.ts";
import { companyDomain } from "./company-domain.ts";
import { domainRole } from "./domain-role.ts";
import { isAddress } from "./is-address.ts";
import { domainOfName } from "./public-suffix.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";

/** What divides a host from what is behind it. */
const DIVIDER = /[/\\?#]/u;
/** Something behind the host and its dividers. */
const PAGE = /[^/\\?#]/u;

/**
 * Whether a URL is a profile or a page on a site whose pages belong to its users: its host tells nothing of whom it is
 * about. The site's own address is none, nor is a page of a provider of mailboxes.
 */
export function isHostedPage(url: string): boolean {
  if (!DIVIDER.test(url) || companyDomain(url) !== null) return false;
  const parts = splitUrl(cleanUrlText(url));
  if (typeof parts === "string" || !PAGE.test(parts.text.slice(parts.end))) return false;
  const host = siteHostOf(parts);
  return host !== null && !isAddress(host) && isOfUsers(host);
}

/** Whether a host that is no company's own is a site of its users: it has a domain, and not for its mailboxes. */
function isOfUsers(host: string): boolean {
  const domain = domainOfName(host, false);
  return domain !== null && domainRole(domain) !== "freemail";
}
