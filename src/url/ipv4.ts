const DOT = 0x2e;

/**
 * Whether a host ends in a number (URL Standard, "ends in a number checker"): its last label, a trailing dot aside,
 * is all digits or a hexadecimal number.
 */
export function endsInNumber(host: string): boolean {
  const end = host.charCodeAt(host.length - 1) === DOT ? host.length - 1 : host.length;
  const start = host.lastIndexOf(".", end - 1) + 1;
  if (end <= start) return false;
  const last = host.slice(start, end);
  return allDigits(last) || (last.startsWith("0x") && parseNumber(last) !== null);
}

/**
 * The dotted form of an IPv4 address in any spelling of the URL Standard: decimal, octal, hexadecimal, one to four
 * parts; null when it is none. The host is in lower case.
 */
export function parseIpv4(host: string): string | null {
  const parts = host.split(".", 6);
  if (parts.length > 1 && parts[parts.length - 1] === "") parts.pop();
  if (parts.length > 4) return null;
  let address = 0;
  for (let i = 0; i < parts.length; i++) {
    const number = parseNumber(parts[i] ?? "");
    if (number === null) return null;
    const isLast = i === parts.length - 1;
    if (isLast ? number >= 256 ** (5 - parts.length) : number > 255) return null;
    address += isLast ? number : number * 256 ** (3 - i);
  }
  return formatIpv4(address);
}

/** Four decimal numbers with dots. */
function formatIpv4(address: number): string {
  const byte = (power: number): number => Math.floor(address / 256 ** power) % 256;
  return `${byte(3)}.${byte(2)}.${byte(1)}.${byte(0)}`;
}

/** A part in decimal, octal (0…) or hexadecimal (0x…); null when it is no number. Values beyond 2^53 are only known to be too large. */
function parseNumber(part: string): number | null {
  if (part === "") return null;
  let radix = 10;
  let at = 0;
  if (part.startsWith("0x")) {
    radix = 16;
    at = 2;
  } else if (part.length > 1 && part.charCodeAt(0) === 0x30) {
    radix = 8;
    at = 1;
  }
  let value = 0;
  for (; at < part.length; at++) {
    const digit = hexDigit(part.charCodeAt(at));
    if (digit < 0 || digit >= radix) return null;
    value = Math.min(value * radix + digit, Number.MAX_SAFE_INTEGER);
  }
  return value;
}

/** Value of a hexadecimal digit, or -1. */
export function hexDigit(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

function allDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return true;
}
