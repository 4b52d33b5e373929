import { getDomain, parse } from "tldts";
import { isAddress } from "./is-address.ts";

/** How tldts is asked: the host is canonical already. */
const ICANN = { allowPrivateDomains: false, detectIp: false, extractHostname: false, validateHostname: false };
const ICANN_AND_PRIVATE = { ...ICANN, allowPrivateDomains: true };

/** Public suffix and registrable domain of a canonical host name. */
export interface SuffixParts {
  readonly publicSuffix: string | null;
  readonly registrableDomain: string | null;
}

/** Where the Public Suffix List divides a canonical host name; all null for an address or a name with an empty label. */
export function splitSuffix(host: string, withPrivate: boolean): SuffixParts {
  if (isAddress(host) || host.startsWith(".") || host.includes("..")) return NOTHING;
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  const { publicSuffix, domain } = parse(name, withPrivate ? ICANN_AND_PRIVATE : ICANN);
  return { publicSuffix, registrableDomain: domain };
}

/** The registrable domain of a canonical host name; null as in `splitSuffix`. */
export function publicSuffixDomain(host: string, withPrivate: boolean): string | null {
  if (isAddress(host) || host.startsWith(".") || host.includes("..")) return null;
  return domainOfName(host.endsWith(".") ? host.slice(0, -1) : host, withPrivate);
}

/** The registrable domain of a canonical name without empty labels that is no address. */
export function domainOfName(name: string, withPrivate: boolean): string | null {
  return getDomain(name, withPrivate ? ICANN_AND_PRIVATE : ICANN);
}

const NOTHING: SuffixParts = { publicSuffix: null, registrableDomain: null };
