import { FREEMAIL_DOMAINS } from "./data/freemail.ts";
import {
  AUTHORITY_DOMAINS,
  LISTING_SITES,
  REGISTRY_DOMAINS,
  SHARED_PATHS,
  SHARED_SITES,
  TENANT_DOMAINS,
} from "./data/hosted-platforms.ts";

/**
 * What a domain is besides a company's own: mailboxes for anybody, pages of its users, some such pages, or a site a
 * label below it.
 */
export type DomainRole = "freemail" | "shared" | "paths" | "tenants";

let roles: ReadonlyMap<string, DomainRole> | undefined;
/**
 * By the first two characters of a domain: bit `n` is set when one of the table has such a beginning and `n`
 * characters, counted modulo 32.
 */
const lengths = /* @__PURE__ */ new Int32Array(1024);

/** The role of a domain or host; undefined for an ordinary one. */
export function domainRole(domain: string): DomainRole | undefined {
  roles ??= buildRoles();
  // Nearly all domains are ordinary and need no hash of theirs: an eighth of the time of `companyDomain`.
  const mayHaveOne = ((lengths[beginningOf(domain)] as number) >>> domain.length) & 1;
  return mayHaveOne === 0 ? undefined : roles.get(domain);
}

function beginningOf(domain: string): number {
  return ((domain.charCodeAt(0) & 31) << 5) | (domain.charCodeAt(1) & 31);
}

/** One table, so that an ordinary domain costs one look-up. */
function buildRoles(): ReadonlyMap<string, DomainRole> {
  const table = new Map<string, DomainRole>();
  for (const domain of TENANT_DOMAINS) table.set(domain, "tenants");
  for (const domain of AUTHORITY_DOMAINS) table.set(domain, "tenants");
  for (const domain of REGISTRY_DOMAINS) table.set(domain, "tenants");
  for (const domain of FREEMAIL_DOMAINS) table.set(domain, "freemail");
  for (const domain of LISTING_SITES) table.set(domain, "paths");
  for (const path of SHARED_PATHS) table.set(path.slice(0, path.indexOf("/")), "paths");
  // A network that gives mailboxes too, as vk.com, has pages first.
  for (const domain of SHARED_SITES) table.set(domain, "shared");
  for (const domain of table.keys()) {
    const at = beginningOf(domain);
    lengths[at] = (lengths[at] as number) | (1 << domain.length);
  }
  return table;
}
