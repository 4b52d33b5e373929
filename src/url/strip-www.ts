import { getDomain } from "tldts";
import { NESTED_SUFFIX_TLDS } from "./data/nested-suffix-tlds.ts";

/** How tldts is asked: the host is canonical already. */
const ICANN_ONLY = { allowPrivateDomains: false, detectIp: false, extractHostname: false, validateHostname: false };

/**
 * The host without leading `www.` labels while a registrable domain remains: `www.www.acme.com` is `acme.com`,
 * `www.com` and `www.gov.uk` stay. Only ICANN suffixes count, so `www.wordpress.com` is `wordpress.com`.
 */
export function stripWww(host: string): string {
  let out = host;
  while (out.startsWith("www.")) {
    const rest = out.slice(4);
    if (!hasRegistrableDomain(rest)) break;
    out = rest;
  }
  return out;
}

/** The suffix list is asked only below top-level domains that have longer suffixes: elsewhere one dot is enough. */
function hasRegistrableDomain(host: string): boolean {
  const dot = host.lastIndexOf(".");
  if (dot <= 0) return false;
  return !NESTED_SUFFIX_TLDS.has(host.slice(dot + 1)) || getDomain(host, ICANN_ONLY) !== null;
}
