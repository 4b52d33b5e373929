import { isPublicSuffix } from "./public-suffix.ts";
import { suffixMasks as masks } from "./suffix-masks.ts";

const COLON = 0x3a;
const DASH = 0x2d;
const DOT = 0x2e;
const HASH = 0x23;
const QUESTION = 0x3f;
const SLASH = 0x2f;
/** Words as the scan adds up their letters, five bits apart: up to five letters no two are equal. */
const WWW = 0x1_eb57;
const HTTP = 0x35_def0;
const HTTPS = 0x6bb_de73;
/** A host that is no longer than a label may be has no label that is too long. */
const LONGEST_SCANNED = 63;
/** More than scheme, `www.`, such a host and a port: what does not end by then is no plain address. */
const LONGEST_READ = 99;
const LARGEST_PORT = 65_535;

/**
 * The host of a plainly written web address: perhaps `http://` or `https://`, perhaps `www.`, then small letters,
 * digits, hyphens but for A-labels, dots, then the end of the text, a port, a slash, "?" or "#". Null for everything
 * else (capitals, user information, addresses, non-ASCII, repairs, a second `www.`), which the full parser reads; both
 * answer alike on what this accepts.
 *
 * One pass in one function: as it is too long for engines to copy into its callers, it is compiled only once. A text is
 * compared where it is read, because every further place that reads a character makes compiling longer.
 *
 * @param form The host as it stands, or the canonical form of the site, with its port and perhaps without `www.`.
 */
export function scanHost(text: string, form: "host" | "site"): string | null {
  const { length } = text;
  let start = 0;
  let name = 0;
  let at = 0;
  let dot = -1;
  let before = -1;
  let word = 0;
  let last = 0;
  let prior = 0;
  let dash = -1;
  let digit = -1;
  let port = 0;
  for (; at < length; at++) {
    const unit = text.charCodeAt(at);
    // One comparison for a letter: what is less wraps to a large number.
    if ((unit - 0x61) >>> 0 < 26) {
      word = ((word << 5) + unit) | 0;
    } else if (unit === DOT) {
      if (at - dot === 1) return null;
      if (word === WWW && at - dot === 4 && dot < name) {
        if (name > start) return null;
        name = at + 1;
      }
      before = dot;
      dot = at;
      prior = last;
      // Of three letters the first and the last count, of which "com" and "nom" have one in common.
      last = word ^ (word >>> 10);
      word = 0;
    } else if (unit === SLASH || unit === QUESTION || unit === HASH) {
      break;
    } else if (unit === DASH) {
      if (at - dot === 4 && dash === at - 1) return null;
      dash = at;
    } else if (unit === COLON) {
      if (((at === 4 && word === HTTP) || (at === 5 && word === HTTPS)) && text.startsWith("//", at + 1)) {
        at += 2;
        before = dot = at;
        start = name = at + 1;
        word = 0;
        continue;
      }
      port = portLength(text, at);
      if (port < 0) return null;
      break;
    } else if (unit < 0x30 || unit > 0x39) {
      return null;
    } else digit = at;
  }
  // A last label with a digit may be the end of an IPv4 address.
  if (dot < name || at - dot === 1 || at - name > LONGEST_SCANNED || digit > dot) return null;
  // One end for both forms: a call not made before the function was compiled would have it compiled anew.
  if (form === "host") {
    name = start;
    port = 0;
  } else if (name > start) {
    // The sign bits of differences stand for branches, which would be guessed wrong every third time.
    const row = ((word & 1023) << 4) + (((dot + 3 - at) >>> 31) << 3) + (((name - 1 - before) >>> 31) << 1);
    const ofSecond = ((masks[row] ?? 0) >>> (dot - before - 1)) & ((masks[row + 1] ?? 0) >>> last) & 1;
    if (ofSecond !== 0) {
      const ofFront = ((masks[row + 2] ?? 0) >>> (before - name)) & ((masks[row + 3] ?? 0) >>> prior) & 1;
      if (before < name || ofFront !== 0) return openSite(text, start, name, at, at + port);
    }
  }
  return text.slice(name, at + port);
}

/** The site of a host behind `www.` that may be a public suffix, by the suffix list. */
function openSite(text: string, start: number, name: number, end: number, siteEnd: number): string {
  return text.slice(isPublicSuffix(text.slice(name, end)) ? start : name, siteEnd);
}

/** Length of a port with its colon, 0 for 80 and 443, which fall away; -1 for anything but a port without leading zeros. */
function portLength(text: string, colon: number): number {
  let port = 0;
  let at = colon + 1;
  for (; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) break;
    port = port * 10 + digit;
    if (port === 0 || port > LARGEST_PORT) return -1;
  }
  if (port === 0 || (at < text.length && !endsAuthority(text.charCodeAt(at)))) return -1;
  return port === 80 || port === 443 ? 0 : at - colon;
}

function endsAuthority(unit: number): boolean {
  return unit === SLASH || unit === QUESTION || unit === HASH;
}

/** The text in lower case for another scan, as far as that needs it: what it accepts is ASCII, on which engines agree. */
export function lowerForScan(text: string): string {
  return text.slice(0, LONGEST_READ).toLowerCase();
}
