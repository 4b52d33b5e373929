import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { domainToUnicode } from "./idna.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";
import { stripWww } from "./strip-www.ts";
import type { UrlOptions } from "./types.ts";

/**
 * The site of a URL: its host without leading `www.` labels while a registrable domain remains, plus `:port` unless
 * that is 80 or 443. Scheme, user information, path, query and fragment go; names become lower-case A-labels (UTS #46,
 * Unicode 17.0), addresses their shortest form, dots are repaired.
 *
 * @param value Text as found in a website column, with or without scheme.
 * @returns Null for other schemes than http, https, ftp, ws and wss, for single-label hosts ("n/a", "localhost"),
 * malformed A-labels, and text over the cap.
 * @example
 * normalizeUrl("HTTPS://www.Acme.com/about?x=1"); // => "acme.com"
 * normalizeUrl("shop.acme.co.uk:8080"); // => "shop.acme.co.uk:8080"
 * normalizeUrl("https://bücher.example/", { unicode: true }); // => "bücher.example"
 * normalizeUrl("n/a"); // => null
 */
export function normalizeUrl(value: string, options?: UrlOptions): string | null {
  if (typeof value !== "string" || value.length > capOf(options, URL_MAX_LENGTH)) return null;
  // A plain host has no A-label, so it reads the same in Unicode.
  return scanHost(value, "site") ?? readSite(value, options);
}

/** Apart from `normalizeUrl`, so that engines compile the scan into that but once. */
function readSite(value: string, options: UrlOptions | undefined): string | null {
  const plain = scanHost(lowerForScan(value), "site");
  if (plain !== null) return plain;
  const parts = splitUrl(cleanUrlText(value));
  const host = typeof parts === "string" ? null : siteHostOf(parts);
  if (host === null || typeof parts === "string") return null;
  const site = siteOf(host, parts.port);
  return options?.unicode === true ? shownSite(site) : site;
}

/** In Unicode, but for a name whose first or last label would lose a mark of quotation when it is read again. */
function shownSite(site: string): string {
  const shown = domainToUnicode(site);
  return cleanUrlText(shown) === shown ? shown : site;
}

/** The canonical form from a host and a port. */
export function siteOf(host: string, port: number | null): string {
  const site = scanHost(host, "site") ?? stripWww(host);
  return port === null || port === 80 || port === 443 ? site : `${site}:${port}`;
}
