import { getDomain, getPublicSuffix } from "tldts";
import { isAddress } from "./is-address.ts";

/** How tldts is asked: the host is canonical already. */
const ICANN = { allowPrivateDomains: false, detectIp: false, extractHostname: false, validateHostname: false };
const ICANN_AND_PRIVATE = { ...ICANN, allowPrivateDomains: true };

/** Public suffix and registrable domain of a canonical host name; null for what it has none of. */
export interface SuffixParts {
  readonly publicSuffix: string | null;
  readonly registrableDomain: string | null;
}

/** Whether a canonical name is itself a suffix of the ICANN section, as every single label is. */
export function isPublicSuffix(name: string): boolean {
  return getPublicSuffix(name, ICANN) === name;
}

/**
 * Where the Public Suffix List, private section included, divides a canonical name without empty labels that is no
 * address; all null for "".
 */
export function splitSuffix(name: string): SuffixParts {
  const publicSuffix = getPublicSuffix(name, ICANN_AND_PRIVATE) || null;
  if (publicSuffix === null || publicSuffix === name) return { publicSuffix, registrableDomain: null };
  const dot = name.lastIndexOf(".", name.length - publicSuffix.length - 2);
  return { publicSuffix, registrableDomain: name.slice(dot + 1) };
}

/** The registrable domain of a canonical host name; null for an address or a name with an empty label. */
export function publicSuffixDomain(host: string, withPrivate: boolean): string | null {
  if (isAddress(host) || host.startsWith(".") || host.includes("..")) return null;
  return domainOfName(host, withPrivate);
}

/** The registrable domain of a canonical name without empty labels that is no address; a dot behind it falls away. */
export function domainOfName(name: string, withPrivate: boolean): string | null {
  return getDomain(name, withPrivate ? ICANN_AND_PRIVATE : ICANN);
}
