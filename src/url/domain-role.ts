import { FREEMAIL_DOMAINS } from "./data/freemail.ts";
import { AUTHORITY_DOMAINS, SHARED_SITES, TENANT_DOMAINS } from "./data/hosted-platforms.ts";

/** What a domain is besides a company's own: mailboxes for anybody, pages of its users, or a site a label below it. */
export type DomainRole = "freemail" | "shared" | "tenants";

let roles: ReadonlyMap<string, DomainRole> | undefined;

/** The role of a domain or host; undefined for an ordinary one. */
export function domainRole(domain: string): DomainRole | undefined {
  roles ??= buildRoles();
  return roles.get(domain);
}

/** One table, so that an ordinary domain costs one look-up. */
function buildRoles(): ReadonlyMap<string, DomainRole> {
  const table = new Map<string, DomainRole>();
  for (const domain of TENANT_DOMAINS) table.set(domain, "tenants");
  for (const domain of AUTHORITY_DOMAINS) table.set(domain, "tenants");
  for (const domain of SHARED_SITES) table.set(domain, "shared");
  for (const domain of FREEMAIL_DOMAINS) table.set(domain, "freemail");
  return table;
}
