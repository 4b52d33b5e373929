import { parseIpv6 } from "./ipv6.ts";

/**
 * Whether an address is not for the public Internet: the special-purpose blocks of the IANA registries for IPv4
 * (RFC 6890) and IPv6, and IPv6 addresses that carry such an IPv4 address.
 */
export function isPrivateAddressHost(host: string): boolean {
  if (!host.startsWith("[")) return isPrivateIpv4(host.split(".").map(Number));
  const pieces = parseIpv6(host.slice(1, -1));
  return pieces !== null && isPrivateIpv6(pieces);
}

function isPrivateIpv4(bytes: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0] = bytes;
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  if (a === 192) return b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99);
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  return a === 203 && b === 0 && c === 113;
}

function isPrivateIpv6(pieces: readonly number[]): boolean {
  const [first = 0, second = 0] = pieces;
  const carried = carriedIpv4(pieces);
  if (carried !== null) return isPrivateIpv4(carried);
  // fc00::/7 unique local, fe80::/10 link-local, fec0::/10 site-local, ff00::/8 multicast.
  if ((first & 0xfe00) === 0xfc00 || (first & 0xff80) === 0xfe80 || first >= 0xff00) return true;
  // 100::/64 discard, 2001:db8::/32 and 3fff::/20 documentation.
  if (first === 0x100) return pieces.slice(1, 4).every((piece) => piece === 0);
  return (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000);
}

/** The IPv4 address inside ::/96 (with ::1 and ::), ::ffff:0:0/96, 64:ff9b::/96 and 2002::/16; null without one. */
function carriedIpv4(pieces: readonly number[]): number[] | null {
  const zeros = (from: number, to: number): boolean => pieces.slice(from, to).every((piece) => piece === 0);
  const bytes = (at: number): number[] => {
    const high = pieces[at] ?? 0;
    const low = pieces[at + 1] ?? 0;
    return [high >> 8, high & 0xff, low >> 8, low & 0xff];
  };
  if (pieces[0] === 0x2002) return bytes(1);
  if (zeros(0, 5) && (pieces[5] === 0 || pieces[5] === 0xffff)) return bytes(6);
  return pieces[0] === 0x64 && pieces[1] === 0xff9b && zeros(2, 6) ? bytes(6) : null;
}
