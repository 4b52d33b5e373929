import { isPublicSuffix } from "./public-suffix.ts";
import { suffixMasks } from "./suffix-masks.ts";

const COLON = 0x3a;
const DASH = 0x2d;
const DOT = 0x2e;
const HASH = 0x23;
const QUESTION = 0x3f;
const SLASH = 0x2f;
/** The letters of "www" as the scan adds them up, five bits apart. */
const WWW = ((0x77 << 5) + 0x77) * 32 + 0x77;
/** A host that is no longer than a label may be has no label that is too long. */
const LONGEST_SCANNED = 63;
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
  if (text.startsWith("http")) {
    const colon = text.startsWith("s", 4) ? 5 : 4;
    if (text.startsWith("://", colon)) start = colon + 3;
  }
  let name = start;
  let at = start;
  let dot = start - 1;
  let before = dot;
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
      last = word;
      word = 0;
    } else if (unit === SLASH || unit === QUESTION || unit === HASH) {
      break;
    } else if (unit === DASH) {
      if (at - dot === 4 && dash === at - 1) return null;
      dash = at;
    } else if (unit === COLON) {
      port = portLength(text, at);
      if (port < 0) return null;
      break;
    } else if (unit < 0x30 || unit > 0x39) {
      return null;
    } else digit = at;
  }
  // A last label with a digit may be the end of an IPv4 address.
  if (dot < name || at - dot === 1 || at - name > LONGEST_SCANNED || digit > dot) return null;
  if (form === "host") return text.slice(start, at);
  if (name === start) return text.slice(start, at + port);
  // The sign bits of differences stand for branches, which would be guessed wrong every third time.
  const row = ((word & 1023) << 4) + (((dot + 3 - at) >>> 31) << 3) + (((name - 1 - before) >>> 31) << 1);
  const keepsWww =
    hasBit(row, dot - before - 1) &&
    hasBit(row + 1, last) &&
    (before < name || (hasBit(row + 2, before - name) && hasBit(row + 3, prior))) &&
    isPublicSuffix(text.slice(name, at));
  return text.slice(keepsWww ? start : name, at + port);
}

/** Whether a mask has a bit; shifts count modulo 32, as the table does. */
function hasBit(mask: number, bit: number): boolean {
  return (((suffixMasks[mask] ?? 0) >>> bit) & 1) !== 0;
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

/** The text in lower case for another scan: what it accepts is ASCII, on which engines agree. */
export function lowerForScan(text: string): string {
  return text.toLowerCase();
}
