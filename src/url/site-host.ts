import { parseHost } from "./host.ts";
import { isAddress } from "./public-suffix.ts";
import type { UrlParts } from "./types.ts";

const DASH = 0x2d;
const DOT = 0x2e;
const UNDERSCORE = 0x5f;
const LONGEST_LABEL = 63;
const LONGEST_NAME = 253;

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

/** Whether an ASCII host is two or more labels within the limits of the DNS. */
function isSiteName(host: string): boolean {
  if (host.length > LONGEST_NAME) return false;
  let labelStart = 0;
  let dots = 0;
  for (let i = 0; i < host.length; i++) {
    const unit = host.charCodeAt(i);
    if (unit === DOT) {
      if (i - labelStart > LONGEST_LABEL) return false;
      dots++;
      labelStart = i + 1;
    } else if (!isNameUnit(unit)) return false;
  }
  return dots > 0 && host.length - labelStart <= LONGEST_LABEL;
}

function isNameUnit(unit: number): boolean {
  if (unit >= 0x61 && unit <= 0x7a) return true;
  return (unit >= 0x30 && unit <= 0x39) || unit === DASH || unit === UNDERSCORE;
}

function repairDots(host: string): string {
  if (host.charCodeAt(0) !== DOT && host.charCodeAt(host.length - 1) !== DOT && !host.includes("..")) return host;
  let out = "";
  let from = 0;
  for (let i = 0; i <= host.length; i++) {
    if (i < host.length && host.charCodeAt(i) !== DOT) continue;
    if (i > from) out += (out === "" ? "" : ".") + host.slice(from, i);
    from = i + 1;
  }
  return out;
}
