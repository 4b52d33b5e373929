const COLON = 0x3a;
const DASH = 0x2d;
const DOT = 0x2e;
const HASH = 0x23;
const QUESTION = 0x3f;
const SLASH = 0x2f;
const LONGEST_LABEL = 63;
const LONGEST_NAME = 253;

/**
 * Host of a plainly written web address in one pass: `http://`, `https://` or no scheme, then letters, digits, single
 * hyphens and dots, in lower case. Null for everything else (ports, user information, addresses, non-ASCII, repairs),
 * which the full parser reads; both answer alike on what this accepts.
 */
export function scanHost(text: string): string | null {
  const start = afterScheme(text);
  let at = start;
  let labelStart = start;
  let upper = 0;
  let dots = 0;
  let last = DOT;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) {
      last = unit;
    } else if (unit === DOT) {
      if (last === DOT || at - labelStart > LONGEST_LABEL) return null;
      dots++;
      labelStart = at + 1;
      last = unit;
    } else if (unit >= 0x30 && unit <= 0x39) {
      last = unit;
    } else if (unit >= 0x41 && unit <= 0x5a) {
      upper = 1;
      last = unit;
    } else if (unit === DASH) {
      if (last === DASH) return null;
      last = unit;
    } else if (unit === SLASH || unit === QUESTION || unit === HASH) break;
    else return null;
  }
  if (dots === 0 || last === DOT || at - labelStart > LONGEST_LABEL || at - start > LONGEST_NAME) return null;
  // A last label that starts with a digit may be an IPv4 address.
  if (text.charCodeAt(labelStart) <= 0x39) return null;
  const host = text.slice(start, at);
  return upper === 0 ? host : host.toLowerCase();
}

/** Offset behind `http://` or `https://`, or 0. */
function afterScheme(text: string): number {
  if ((text.charCodeAt(0) | 0x20) !== 0x68 || (text.charCodeAt(1) | 0x20) !== 0x74) return 0;
  if ((text.charCodeAt(2) | 0x20) !== 0x74 || (text.charCodeAt(3) | 0x20) !== 0x70) return 0;
  const colon = (text.charCodeAt(4) | 0x20) === 0x73 ? 5 : 4;
  if (text.charCodeAt(colon) !== COLON || text.charCodeAt(colon + 1) !== SLASH) return 0;
  return text.charCodeAt(colon + 2) === SLASH ? colon + 3 : 0;
}
