const COLON = 0x3a;
const DASH = 0x2d;
const DOT = 0x2e;
const HASH = 0x23;
const QUESTION = 0x3f;
const SLASH = 0x2f;
/** A host that is no longer than a label may be has no label that is too long. */
const LONGEST_SCANNED = 63;
const LARGEST_PORT = 65_535;

/** Offset of the authority of a text that starts with `http://` or `https://` in lower case, else 0. */
export function authorityStart(text: string): number {
  // Engines compare up to three characters in place; a longer word would be a call.
  if (!text.startsWith("htt") || !text.startsWith("p", 3)) return 0;
  const colon = text.startsWith("s", 4) ? 5 : 4;
  return text.startsWith("://", colon) ? colon + 3 : 0;
}

/** Whether `www.` in lower case stands at an offset. */
export function startsWithWww(text: string, at: number): boolean {
  return text.startsWith("www", at) && text.startsWith(".", at + 3);
}

/**
 * Offsets of the last and the last but one dot of the host that `plainHostEnd` accepted last, and the end of the host
 * with the port that stays. They stand beside the answer because an object a call would cost more than the scan; calls
 * are synchronous and read them at once.
 */
export let lastDot = -1;
export let dotBefore = -1;
export let siteEnd = -1;

/**
 * End of a plainly written host that starts at an offset, behind its `www.`, in one pass: small letters, digits, hyphens
 * but for A-labels, dots, then the end of the text, a port, a slash, "?" or "#"; -1 for everything else (capitals, user
 * information, addresses, non-ASCII, repairs, a second `www.`), which the full parser reads. Both answer alike on what
 * this accepts.
 */
export function plainHostEnd(text: string, start: number): number {
  const { length } = text;
  let at = start;
  let dot = start - 1;
  let before = dot;
  let digit = -1;
  let port = 0;
  for (; at < length; at++) {
    const unit = text.charCodeAt(at);
    // One comparison for a letter: what is less wraps to a large number.
    if ((unit - 0x61) >>> 0 < 26) continue;
    if (unit === DOT) {
      if (at - dot === 1) return -1;
      if (dot < start && at - dot === 4 && text.startsWith("www", start)) return -1;
      before = dot;
      dot = at;
    } else if (endsAuthority(unit)) {
      break;
    } else if (unit === DASH) {
      if (at - dot === 4 && text.charCodeAt(at - 1) === DASH) return -1;
    } else if (unit === COLON) {
      port = portLength(text, at);
      if (port < 0) return -1;
      break;
    } else if (unit < 0x30 || unit > 0x39) {
      return -1;
    } else digit = at;
  }
  if (dot < start || at - dot === 1 || at - start > LONGEST_SCANNED) return -1;
  // A last label with a digit may be the end of an IPv4 address.
  if (digit > dot) return -1;
  lastDot = dot;
  dotBefore = before;
  siteEnd = at + port;
  return at;
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

/** The plainly written host of a web address, `www.` kept; null when the full parser has to read it. */
export function scanHost(text: string): string | null {
  const start = authorityStart(text);
  const end = plainHostEnd(text, startsWithWww(text, start) ? start + 4 : start);
  return end < 0 ? null : text.slice(start, end);
}

/** The text in lower case for another scan: what it accepts is ASCII, on which engines agree. */
export function lowerForScan(text: string): string {
  return text.toLowerCase();
}
