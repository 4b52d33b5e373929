import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { parseHost } from "./host.ts";
import { publicSuffixDomain } from "./public-suffix.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";
import { splitUrl } from "./split-url.ts";
import type { DomainOptions } from "./types.ts";

const A_LABELS = /^[a-z0-9_.-]+$/u;

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
  const domain = host === null ? null : publicSuffixDomain(host, options?.allowPrivateDomains === true);
  // Labels before it, which the URL Standard lets be anything, do not count.
  return domain !== null && A_LABELS.test(domain) ? domain : null;
}

function anyHost(value: string): string | null {
  const plain = scanHost(lowerForScan(value), "host");
  if (plain !== null) return plain;
  const parts = splitUrl(cleanUrlText(value));
  return typeof parts === "string" ? null : parseHost(parts.host, "any");
}
