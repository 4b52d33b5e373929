const LONGEST = 4;
const DECIMAL = /^[0-9]+$/u;
/** What a number of each radix is written with, its sign aside. */
const HEXADECIMAL = /^0x[0-9a-f]*$/u;
const OCTAL = /^0[0-7]+$/u;

/**
 * Whether a host ends in a number (URL Standard, "ends in a number checker"): its last label, a trailing dot aside,
 * is all digits or a hexadecimal number. The host is in lower case.
 */
export function endsInNumber(host: string): boolean {
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  const last = name.slice(name.lastIndexOf(".") + 1);
  return DECIMAL.test(last) || HEXADECIMAL.test(last);
}

/**
 * The dotted form of an IPv4 address in any spelling of the URL Standard: decimal, octal, hexadecimal, one to four
 * parts; null when it is none. The host is in lower case.
 */
export function parseIpv4(host: string): string | null {
  const numbers = (host.endsWith(".") ? host.slice(0, -1) : host).split(".", LONGEST + 1).map(parseNumber);
  // The last number fills the bytes that the others leave.
  const last = numbers.pop() ?? Number.NaN;
  const room = LONGEST - numbers.length;
  if (room < 1 || !(last < 256 ** room) || !numbers.every((number) => number < 256)) return null;
  for (let power = room - 1; power >= 0; power--) numbers.push(Math.floor(last / 256 ** power) % 256);
  return numbers.join(".");
}

/** A part in decimal, octal (0…) or hexadecimal (0x…); NaN when it is no number. */
function parseNumber(part: string): number {
  if (HEXADECIMAL.test(part)) return Number.parseInt(`0${part.slice(2)}`, 16);
  if (OCTAL.test(part)) return Number.parseInt(part, 8);
  return DECIMAL.test(part) && (part === "0" || !part.startsWith("0")) ? Number(part) : Number.NaN;
}
