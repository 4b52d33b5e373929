import { parseHost } from "./host.ts";
import { isAddress } from "./is-address.ts";
import type { UrlParts } from "./types.ts";

const LONGEST_NAME = 253;
const NAME = /^[a-z0-9_.-]+$/u;
const OVERLONG_LABEL = /[^.]{64}/u;
const IRREGULAR_DOTS = /^\.|\.\.|\.$/u;

/**
 * The host of a public site from the host as written: the URL Standard's host with leading, trailing and doubled dots
 * repaired. Null for a single label, characters other than letters, digits, `-` and `_`, labels over 63 and names
 * over 253 characters (RFC 1035, section 2.3.4).
 */
export function siteHost(host: string): string | null {
  const canonical = parseHost(host);
  if (canonical === null || canonical.startsWith("[")) return canonical;
  const repaired = repairDots(canonical);
  if (repaired === canonical) return isSiteName(canonical) ? canonical : null;
  // Without its outer dots a name may turn out to be an address: ".1.2.3.4".
  const again = parseHost(repaired);
  return again !== null && isSiteName(again) ? again : null;
}

/**
 * The site's host in the parts of a URL. Without a scheme an IPv4 address counts only in its dotted form: "12" and
 * "2.5" are then no addresses but what stands in a field for want of one.
 */
export function siteHostOf({ host, scheme }: UrlParts): string | null {
  const site = siteHost(host);
  const isNumber = site !== null && scheme === null && site !== host && !host.startsWith("[") && isAddress(site);
  return isNumber ? null : site;
}

/** Whether an ASCII host without empty labels is two or more labels within the limits of the DNS. */
function isSiteName(host: string): boolean {
  return host.length <= LONGEST_NAME && host.includes(".") && NAME.test(host) && !OVERLONG_LABEL.test(host);
}

function repairDots(host: string): string {
  if (!IRREGULAR_DOTS.test(host)) return host;
  return host
    .split(".")
    .filter((label) => label !== "")
    .join(".");
}
