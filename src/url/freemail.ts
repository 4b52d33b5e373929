import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { FREEMAIL_DOMAINS } from "./data/freemail.ts";
import { normalizeUrl } from "./normalize-url.ts";
import type { LengthOption } from "./types.ts";

/**
 * Whether a domain gives mailboxes to anybody (Gmail, GMX, QQ Mail, providers of access), so that an address on it
 * names no company.
 *
 * @param domain A domain in any spelling; subdomains do not count.
 * @example
 * isFreemailDomain("GMAIL.com"); // => true
 * isFreemailDomain("acme.com"); // => false
 */
export function isFreemailDomain(domain: string, options?: LengthOption): boolean {
  if (typeof domain !== "string" || domain.length > capOf(options, URL_MAX_LENGTH)) return false;
  const host = normalizeUrl(domain, options);
  return host !== null && FREEMAIL_DOMAINS.has(host);
}
