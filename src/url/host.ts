import { isAscii } from "../text/unicode.ts";
import { domainToAscii } from "./idna.ts";
import { endsInNumber, parseIpv4 } from "./ipv4.ts";
import { formatIpv6, parseIpv6 } from "./ipv6.ts";
import { percentDecode } from "./percent-decode.ts";
import type { ALabelLeniency } from "./types.ts";

/** Names have 253 characters; this leaves room for percent-encoding and ignored characters and bounds Punycode. */
const LONGEST_HOST = 4096;

/**
 * The host as the URL Standard serialises it ("host parser"): percent-decoded once, UTS #46, forbidden code points
 * refused after the mapping, IPv4 and IPv6 folded; null on failure and for a host over 4,096 units as written.
 */
export function parseHost(host: string, malformed: ALabelLeniency = "none"): string | null {
  if (host.length > LONGEST_HOST) return null;
  if (host.startsWith("[")) return parseBracketed(host);
  const decoded = percentDecode(host);
  const plain = isAscii(decoded) && (malformed !== "none" || !hasALabel(decoded));
  const ascii = plain ? decoded.toLowerCase() : domainToAscii(decoded, malformed === "any");
  if (ascii === null || ascii === "" || hasForbidden(ascii)) return null;
  return endsInNumber(ascii) ? parseIpv4(ascii) : ascii;
}

function parseBracketed(host: string): string | null {
  const pieces = host.endsWith("]") ? parseIpv6(host.slice(1, -1)) : null;
  return pieces === null ? null : `[${formatIpv6(pieces)}]`;
}

function hasALabel(host: string): boolean {
  for (let at = host.indexOf("--"); at >= 0; at = host.indexOf("--", at + 1)) {
    if (at < 2 || (at > 2 && host.charCodeAt(at - 3) !== 0x2e)) continue;
    if (host.slice(at - 2, at).toLowerCase() === "xn") return true;
  }
  return false;
}

/** Forbidden domain code points of the URL Standard: controls, space and `#%/:<>?@[\]^|`. */
function hasForbidden(host: string): boolean {
  for (let i = 0; i < host.length; i++) {
    const unit = host.charCodeAt(i);
    if (unit <= 0x20 || unit === 0x7f || (unit < 0x80 && FORBIDDEN.includes(host.charAt(i)))) return true;
  }
  return false;
}

const FORBIDDEN = "#%/:<>?@[\\]^|";
