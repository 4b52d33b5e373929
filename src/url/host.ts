import { isAscii } from "../text/unicode.ts";
import { domainToAscii } from "./idna.ts";
import { endsInNumber, parseIpv4 } from "./ipv4.ts";
import { formatIpv6, parseIpv6 } from "./ipv6.ts";
import { percentDecode } from "./percent-decode.ts";
import type { ALabelLeniency } from "./types.ts";

/** Names have 253 characters; this leaves room for percent-encoding and ignored characters and bounds Punycode. */
const LONGEST_HOST = 4096;
const A_LABEL = /(?:^|\.)[Xx][Nn]--/u;
/** ASCII in lower case without the forbidden domain code points of the URL Standard: controls, space and `#%/:<>?@[\]^|`. */
const ALLOWED = /^[!"$&-.0-9;=_-{}~]+$/u;

/**
 * The host as the URL Standard serialises it ("host parser"): percent-decoded once, UTS #46, forbidden code points
 * refused after the mapping, IPv4 and IPv6 folded; null on failure and for a host over 4,096 units as written.
 */
export function parseHost(host: string, malformed: ALabelLeniency = "none"): string | null {
  if (host.length > LONGEST_HOST) return null;
  if (host.startsWith("[")) return parseBracketed(host);
  const decoded = percentDecode(host);
  const isPlain = isAscii(decoded) && (malformed !== "none" || !A_LABEL.test(decoded));
  const ascii = isPlain ? decoded.toLowerCase() : domainToAscii(decoded, malformed === "any");
  if (ascii === null || !ALLOWED.test(ascii)) return null;
  return endsInNumber(ascii) ? parseIpv4(ascii) : ascii;
}

function parseBracketed(host: string): string | null {
  const pieces = host.endsWith("]") ? parseIpv6(host.slice(1, -1)) : null;
  return pieces === null ? null : `[${formatIpv6(pieces)}]`;
}
