import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { parseHost } from "./host.ts";
import { publicSuffixDomain } from "./public-suffix.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";
import { splitUrl } from "./split-url.ts";
import type { DomainOptions } from "./types.ts";

/** Letters, digits, `-` and `_`, and what an address has. */
const A_LABELS = /^[a-z0-9_.:[\]-]+$/u;

/**
 * Registrable domain (public suffix plus one label) of a URL, host or e-mail address, by the ICANN section of the
 * Public Suffix List; with `allowPrivateDomains` by both sections. An unknown top-level domain counts as a suffix.
 *
 * @param value Text as found; a leading dot or an empty label is not repaired.
 * @returns Lower-case A-labels without trailing dot; null for an address, a public suffix itself, or no host.
 * @example
 * registrableDomain("https://www.example.co.uk/a"); // => "example.co.uk"
 * registrableDomain("acme.github.io"); // => "github.io"
 * registrableDomain("acme.github.io", { allowPrivateDomains: true }); // => "acme.github.io"
 */
export function registrableDomain(value: string, options?: DomainOptions): string | null {
  if (typeof value !== "string" || value.length > capOf(options, URL_MAX_LENGTH)) return null;
  const host = scanHost(value, "host") ?? anyHost(value);
  return host === null ? null : publicSuffixDomain(host, options?.allowPrivateDomains === true);
}

function anyHost(value: string): string | null {
  const plain = scanHost(lowerForScan(value), "host");
  if (plain !== null) return plain;
  const parts = splitUrl(cleanUrlText(value));
  const host = typeof parts === "string" ? null : parseHost(parts.host, "any");
  return host !== null && A_LABELS.test(host) ? host : null;
}
