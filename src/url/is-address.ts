const DIGITS_AND_DOTS = /^[0-9.]+$/u;

/** Whether a canonical host is an IPv4 or a bracketed IPv6 address: no other host is all digits and dots. */
export function isAddress(host: string): boolean {
  return host.startsWith("[") || DIGITS_AND_DOTS.test(host);
}
