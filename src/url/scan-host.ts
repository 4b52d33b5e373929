const COLON = 0x3a;
const DASH = 0x2d;
const DOT = 0x2e;
const HASH = 0x23;
const QUESTION = 0x3f;
const SLASH = 0x2f;
const LONGEST_LABEL = 63;
const LONGEST_NAME = 253;

/** Offset of the authority of a text that starts with `http://` or `https://` in any case, else 0. */
export function authorityStart(text: string): number {
  if ((text.charCodeAt(0) | 0x20) !== 0x68 || (text.charCodeAt(1) | 0x20) !== 0x74) return 0;
  if ((text.charCodeAt(2) | 0x20) !== 0x74 || (text.charCodeAt(3) | 0x20) !== 0x70) return 0;
  const colon = (text.charCodeAt(4) | 0x20) === 0x73 ? 5 : 4;
  if (text.charCodeAt(colon) !== COLON || text.charCodeAt(colon + 1) !== SLASH) return 0;
  return text.charCodeAt(colon + 2) === SLASH ? colon + 3 : 0;
}

/**
 * Offsets of the last and the last but one dot of the host that `plainHostEnd` accepted last. They stand beside the
 * answer because an object a call would cost more than the scan; calls are synchronous and read them at once.
 */
export let lastDot = -1;
export let dotBefore = -1;

/**
 * End of a plainly written host that starts at an offset, in one pass: letters, digits, single hyphens, dots, then the
 * end of the text, a slash, "?" or "#". Answers `2 * end`, plus 1 when there are capitals; -1 for everything else
 * (ports, user information, addresses, non-ASCII, repairs), which the full parser reads. Both answer alike on what
 * this accepts.
 */
export function plainHostEnd(text: string, start: number): number {
  let at = start;
  let dot = start - 1;
  let before = dot;
  let upper = 0;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) continue;
    if (unit === DOT) {
      if (at - dot === 1 || at - dot > LONGEST_LABEL + 1) return -1;
      before = dot;
      dot = at;
    } else if (unit === SLASH || unit === QUESTION || unit === HASH) {
      break;
    } else if (unit >= 0x41 && unit <= 0x5a) {
      upper = 1;
    } else if (unit === DASH) {
      if (text.charCodeAt(at + 1) === DASH) return -1;
    } else if (unit < 0x30 || unit > 0x39) return -1;
  }
  if (dot < start || at - dot === 1 || at - dot > LONGEST_LABEL + 1 || at - start > LONGEST_NAME) return -1;
  // A last label that starts with a digit may be an IPv4 address.
  if (text.charCodeAt(dot + 1) <= 0x39) return -1;
  lastDot = dot;
  dotBefore = before;
  return 2 * at + upper;
}

/** The plainly written host of a web address in lower case, `www.` kept; null when the full parser has to read it. */
export function scanHost(text: string): string | null {
  const start = authorityStart(text);
  const end = plainHostEnd(text, start);
  return end < 0 ? null : sliceLower(text, start, end);
}

/** A stretch of the text in lower case; `end` as `plainHostEnd` answers. */
export function sliceLower(text: string, start: number, end: number): string {
  const host = text.slice(start, end >> 1);
  return (end & 1) === 0 ? host : host.toLowerCase();
}
