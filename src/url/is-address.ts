const BRACKET = 0x5b;
const DIGITS_AND_DOTS = /^[0-9.]+$/u;

/** Whether a canonical host is an IPv4 or a bracketed IPv6 address: no other host is all digits and dots. */
export function isAddress(host: string): boolean {
  // Nearly all hosts begin with a letter, which stands behind the bracket.
  const first = host.charCodeAt(0);
  return first === BRACKET || (first < BRACKET && DIGITS_AND_DOTS.test(host));
}
