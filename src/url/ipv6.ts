import { hexDigit } from "./ipv4.ts";

const COLON = 0x3a;
const DOT = 0x2e;
const PIECES = 8;
/** Longest spelling: eight pieces of four digits, or six and a dotted IPv4 address. */
const LONGEST_IPV6 = 45;

/** The eight 16-bit pieces of an IPv6 address without brackets (URL Standard, "IPv6 parser"); null when it is none. */
export function parseIpv6(text: string): number[] | null {
  if (text.length > LONGEST_IPV6 || text.length < 2) return null;
  const pieces: number[] = [];
  let compress = -1;
  let at = 0;
  if (text.charCodeAt(0) === COLON) {
    if (text.charCodeAt(1) !== COLON) return null;
    at = 2;
    compress = 0;
  }
  while (at < text.length) {
    if (pieces.length === PIECES) return null;
    if (text.charCodeAt(at) === COLON) {
      if (compress >= 0) return null;
      compress = pieces.length;
      at++;
      continue;
    }
    const start = at;
    let value = 0;
    while (at < text.length && at - start < 4) {
      const digit = hexDigit(text.charCodeAt(at));
      if (digit < 0) break;
      value = value * 16 + digit;
      at++;
    }
    if (text.charCodeAt(at) === DOT) {
      const tail = at > start && pieces.length <= PIECES - 2 ? dottedTail(text.slice(start)) : null;
      if (tail === null) return null;
      pieces.push(...tail);
      at = text.length;
      break;
    }
    if (at === start) return null;
    pieces.push(value);
    if (at === text.length) break;
    if (text.charCodeAt(at) !== COLON || at + 1 === text.length) return null;
    at++;
  }
  if (compress < 0) return pieces.length === PIECES ? pieces : null;
  if (pieces.length === PIECES) return null;
  const zeros = new Array<number>(PIECES - pieces.length).fill(0);
  return [...pieces.slice(0, compress), ...zeros, ...pieces.slice(compress)];
}

/** The address compressed (RFC 5952): the first longest run of two or more zero pieces as `::`, lower case. */
export function formatIpv6(pieces: readonly number[]): string {
  let best = -1;
  let bestLength = 1;
  for (let i = 0; i < PIECES; i++) {
    let end = i;
    while (end < PIECES && pieces[end] === 0) end++;
    if (end - i > bestLength) {
      best = i;
      bestLength = end - i;
    }
    if (end > i) i = end;
  }
  const hex = (list: readonly number[]): string => list.map((piece) => piece.toString(16)).join(":");
  return best < 0 ? hex(pieces) : `${hex(pieces.slice(0, best))}::${hex(pieces.slice(best + bestLength))}`;
}

/** The last two pieces from four decimal numbers without leading zeros; null otherwise. */
function dottedTail(text: string): [number, number] | null {
  const parts = text.split(".", 5);
  if (parts.length !== 4) return null;
  const bytes: number[] = [];
  for (const part of parts) {
    if (part.length === 0 || part.length > 3 || (part.length > 1 && part.startsWith("0"))) return null;
    let value = 0;
    for (let i = 0; i < part.length; i++) {
      const digit = hexDigit(part.charCodeAt(i));
      if (digit < 0 || digit > 9) return null;
      value = value * 10 + digit;
    }
    if (value > 255) return null;
    bytes.push(value);
  }
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return [a * 256 + b, c * 256 + d];
}
