import { isPublicSuffix } from "./public-suffix.ts";

/**
 * The host without leading `www.` labels while a registrable domain remains: `www.www.acme.com` is `acme.com`,
 * `www.com` and `www.gov.uk` stay. Only ICANN suffixes count, so `www.wordpress.com` is `wordpress.com`.
 */
export function stripWww(host: string): string {
  const rest = host.slice(4);
  return host.startsWith("www.") && !isPublicSuffix(rest) ? stripWww(rest) : host;
}
