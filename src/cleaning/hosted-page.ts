import { trimSpaces } from "../text/spaces.ts";
import { companyDomain, isFreemailDomain, normalizeUrl, parseProfileUrl } from "../url/index.ts";

const BEFORE_HOST = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/*/u;
/** Something behind the host. */
const BEHIND_HOST = /[/?#][^/?#]/u;

/**
 * Whether a URL is a profile or a page on a site whose pages belong to its users: its host tells nothing of whom it is
 * about. The site's own address is none, nor is a page of a provider of mailboxes.
 */
export function isHostedPage(url: string): boolean {
  if (companyDomain(url) !== null) return false;
  if (parseProfileUrl(url) !== null) return true;
  if (!BEHIND_HOST.test(trimSpaces(url).replace(BEFORE_HOST, ""))) return false;
  const host = normalizeUrl(url);
  return host !== null && !isFreemailDomain(host);
}
