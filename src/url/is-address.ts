/** Whether a canonical host is an IPv4 or a bracketed IPv6 address: no other host is all digits and dots. */
export function isAddress(host: string): boolean {
  return host.startsWith("[") || /^[0-9.]+$/u.test(host);
}
