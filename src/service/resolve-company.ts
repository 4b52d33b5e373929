import { isHostedPage } from "../url/hosted/index.ts";
import { isFreemailDomain, normalizeEmail, normalizeUrl, profileUrlKey } from "../url/index.ts";
import { nullable } from "./awaitable.ts";
import { knownText } from "./known-text.ts";
import type { CompanyEntry, CompanyNameQuery, RecordStore, ResolvedCompany } from "./record-store.ts";
import { notFound, ServiceError } from "./service-error.ts";

/** Confidence of an exact key. */
const EXACT = 100;
/** Least confidence at which a company has the very name, alone or in its country, and not one that resembles it. */
const NAMED = 90;

/**
 * The company that a query means: by profile URL or page, then by the domain of a URL, host or e-mail address, then by name.
 * @throws ServiceError `not_found` when no company is meant with enough confidence.
 */
export async function resolveCompany(store: RecordStore, query: string): Promise<ResolvedCompany> {
  const company = await companyByAddress(store, query);
  if (company !== null) return { company, confidence: EXACT };
  const named = await nullable(store.companyByName({ name: query }));
  if (named === null) throw notFound("company", "query", query);
  return named;
}

/**
 * The company that a name means; a name that no company has may be an address: "Acme.com". A country orders the candidates and
 * excludes none, so where it leaves nobody with enough confidence it is not asked.
 * @throws ServiceError `not_found` when no company is meant with enough confidence.
 */
export async function resolveCompanyName(store: RecordStore, query: CompanyNameQuery): Promise<ResolvedCompany> {
  const named = await nullable(store.companyByName(query));
  if (named !== null && named.confidence >= NAMED) return named;
  const company = await companyByAddress(store, query.name);
  if (company !== null) return { company, confidence: EXACT };
  if (named !== null) return named;
  const { country_code, ...anywhere } = query;
  const abroad = country_code === undefined ? null : await nullable(store.companyByName(anywhere));
  if (abroad === null) throw notFound("company", "name", query.name);
  return abroad;
}

/** By the page, then by the host. A bare host is a site before it is a profile, which some platforms give a host each. */
async function companyByAddress(store: RecordStore, query: string): Promise<CompanyEntry | null> {
  if (!mayBeAddress(query)) return null;
  const key = profileUrlKey(query);
  const isPage = key?.includes("/") === true;
  const byPage = key !== null && isPage ? await nullable(store.companyByProfile(key)) : null;
  if (byPage !== null) return byPage;
  const host = hostOf(query);
  const byHost = host === null ? null : await nullable(store.companyByDomain(host));
  return byHost === null && key !== null && !isPage ? await nullable(store.companyByProfile(key)) : byHost;
}

/** Host of a URL or of an e-mail address; null where it tells no company: of a profile on a platform, of freemail. */
function hostOf(query: string): string | null {
  const email = query.includes("@") ? normalizeEmail(query) : null;
  if (email === null) return isHostedPage(query) ? null : normalizeUrl(query);
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isFreemailDomain(domain) ? null : domain;
}

/** A name has no dot between two letters or digits, no `@` and no `://`: it need not be tried as an address. */
function mayBeAddress(query: string): boolean {
  if (query.includes("@") || query.includes("/")) return true;
  const dot = query.indexOf(".");
  return dot > 0 && dot < query.length - 1 && !query.includes(" ");
}

/** The error of a record that is known and lacks the one value asked for. */
export function valueMissing(what: string, company: CompanyEntry): ServiceError {
  return new ServiceError(
    "not_found",
    `no ${what} is known for ${knownText(company.domain) ?? knownText(company.name) ?? "this company"}`,
  );
}
