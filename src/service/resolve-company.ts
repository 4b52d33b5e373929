import { normalizeEmail, normalizeUrl, profileUrlKey } from "../url/index.ts";
import type { CompanyEntry, RecordStore, ResolvedCompany } from "./record-store.ts";
import { notFound, ServiceError } from "./service-error.ts";

/** Confidence of an exact key. */
const EXACT = 100;

/**
 * The company that a query means: by profile URL, then by the domain of a URL, host or e-mail address, then by name.
 * @throws ServiceError `not_found` when no company is meant with enough confidence.
 */
export async function resolveCompany(store: RecordStore, query: string): Promise<ResolvedCompany> {
  const company = await companyByAddress(store, query);
  if (company !== null) return { company, confidence: EXACT };
  const named = await store.companyByName({ name: query });
  if (named === null) throw notFound("company", "query", query);
  return named;
}

async function companyByAddress(store: RecordStore, query: string): Promise<CompanyEntry | null> {
  if (!mayBeAddress(query)) return null;
  const profile = profileUrlKey(query);
  const byProfile = profile === null ? null : await store.companyByProfile(profile);
  if (byProfile !== null) return byProfile;
  const host = hostOf(query);
  return host === null ? null : await store.companyByDomain(host);
}

/** Host of a URL or of an e-mail address. */
function hostOf(query: string): string | null {
  const email = query.includes("@") ? normalizeEmail(query) : null;
  return email === null ? normalizeUrl(query) : email.slice(email.lastIndexOf("@") + 1);
}

/** A name has no dot between two letters or digits, no `@` and no `://`: it need not be tried as an address. */
function mayBeAddress(query: string): boolean {
  if (query.includes("@") || query.includes("/")) return true;
  const dot = query.indexOf(".");
  return dot > 0 && dot < query.length - 1 && !query.includes(" ");
}

/** The error of a record that is known and lacks the one value asked for. */
export function valueMissing(what: string, company: CompanyEntry): ServiceError {
  return new ServiceError("not_found", `no ${what} is known for ${company.domain ?? company.name ?? "this company"}`);
}
