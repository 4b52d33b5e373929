import { domainKey, profileKey, siteKey } from "../site-keys.ts";
import { CompanyNames, type NameSource, type NearName } from "./company-names.ts";
import { type Evidence, evidenceFor, type Hints, hintsOf, placeOf } from "./evidence.ts";
import {
  EXACT_KEY_CONFIDENCE,
  LEAST_CONFIDENCE,
  severalConfidence,
  support,
  UNIQUE_IN_COUNTRY_CONFIDENCE,
  UNIQUE_NAME_CONFIDENCE,
  withAddress,
} from "./ladder.ts";
import { KeyIndex, type NameKeys, nameKeys } from "./name-index.ts";
import type { CompanyQuery, CompanyResolution, CompanyResolver, ResolvableCompany } from "./types.ts";

const MOST_CANDIDATES = 10;
/** Similarity of a name to itself without its brackets, with its umlauts spelled, or without the suffix of its domain. */
const SHORT_NAME = 0.9;

/** A candidate with everything that decides between it and its rivals. */
interface Scored {
  readonly number: number;
  /** Similarity of the name times the support of the hints. */
  readonly similarity: number;
  readonly evidence: Evidence;
  readonly followers: number;
}

/**
 * Index that finds the company which a name, domain or profile URL means.
 *
 * Steps: profile URL, registrable domain, then the name: same text, same core (legal form stripped), same words in
 * another order or abbreviated, acronym, without brackets ("Google LLC (Alphabet)") or the suffix of its own domain
 * ("Booking.com"), with umlauts spelled ("Mueller"), misspelling. Country, city and address decide between candidates, then
 * followers, then the order of `companies`. Confidence: 100 exact key, 95 unique name, 90 unique within the country,
 * else floor(89 × similarity × (1 − 0.5 × second ÷ best)); an agreeing address adds 5, at most 95; below 40
 * `company` is null. Records of one domain count as one company.
 *
 * @param companies Wire records; each may carry the extra `aliases`, other names it goes by.
 * @example
 * createCompanyResolver([]).resolve({ name: "Northwind" }).company; // => null
 */
export function createCompanyResolver<C extends ResolvableCompany>(companies: Iterable<C>): CompanyResolver<C> {
  const index = buildIndex([...companies]);
  return { resolve: (query) => resolve(index, isQuery(query) ? query : {}) };
}

function isQuery(query: unknown): query is CompanyQuery {
  return typeof query === "object" && query !== null;
}

interface ResolverIndex<C extends ResolvableCompany> {
  readonly companies: readonly C[];
  readonly names: NameSource;
  readonly byDomain: KeyIndex;
  readonly byProfile: KeyIndex;
  /** Registrable domain of each record. */
  readonly domains: readonly (string | null)[];
}

function buildIndex<C extends ResolvableCompany>(companies: readonly C[]): ResolverIndex<C> {
  const names = new CompanyNames();
  const byDomain = new KeyIndex();
  const byProfile = new KeyIndex();
  const domains = companies.map((company, number) => {
    const domain = siteKey(company);
    names.add(company, number, domain);
    for (const url of Object.values(company.social ?? {})) byProfile.add(profileKey(url) ?? "", number);
    byDomain.add(domain ?? "", number);
    return domain;
  });
  return { companies, names, byDomain, byProfile, domains };
}

/** The same ladder over the companies that a store drew for one query, in store order, and where their names were found. */
export function resolveDrawn<C extends ResolvableCompany>(
  companies: readonly C[],
  names: NameSource,
  query: CompanyQuery,
): CompanyResolution<C> {
  const domains = companies.map(siteKey);
  const none = new KeyIndex();
  return resolve({ companies, names, byDomain: none, byProfile: none, domains }, query);
}

function resolve<C extends ResolvableCompany>(index: ResolverIndex<C>, query: CompanyQuery): CompanyResolution<C> {
  const hints = hintsOf(query);
  const exact = index.byProfile.get(profileKey(query.pronet_url) ?? "");
  const found = exact.length > 0 ? exact : index.byDomain.get(domainKey(query.domain) ?? "");
  if (found.length > 0) return answer(index, rank(index, found.map(certain), hints), () => EXACT_KEY_CONFIDENCE);
  const keys = nameKeys(query.name);
  return keys === null ? { company: null, confidence: 0, candidates: [] } : resolveName(index, keys, hints);
}

function resolveName<C extends ResolvableCompany>(
  index: ResolverIndex<C>,
  keys: NameKeys,
  hints: Hints,
): CompanyResolution<C> {
  const same = sameName(index, keys, hints);
  if (same.length > 0) return answerSameName(index, rank(index, same.map(certain), hints));
  const near = nearNames(index, keys, hints);
  return answer(index, near, (best, rival) =>
    withAddress(severalConfidence(best.similarity, rival?.similarity ?? 0), best.evidence),
  );
}

/**
 * Companies of the same text, else of the same core. A company of the asked country goes first even where only its
 * legal form tells it from the text: "Acme" in Germany is Acme GmbH and not the Acme of another country.
 */
function sameName<C extends ResolvableCompany>(
  index: ResolverIndex<C>,
  keys: NameKeys,
  hints: Hints,
): readonly number[] {
  const text = index.names.byText.get(keys.text);
  const core = index.names.byCore.get(keys.joined);
  if (text.length === 0) return core;
  // A text that states its legal form means that company alone.
  if (keys.text !== keys.joined) return text;
  const stands = (number: number, ...agreements: readonly string[]): boolean => {
    const company = index.companies[number];
    return company !== undefined && agreements.includes(evidenceFor(hints, placeOf(company), company).country);
  };
  if (text.some((number) => stands(number, "agrees", "unasked", "unknown"))) return text;
  return core.some((number) => stands(number, "agrees")) ? core : text;
}

/** Candidates of the first step that has any: other word order or abbreviations, acronym, shorter name, misspelling. */
function nearNames<C extends ResolvableCompany>(index: ResolverIndex<C>, keys: NameKeys, hints: Hints): Scored[] {
  // One word has no other order, and as an abbreviation it may stand for many.
  const sameWords = keys.core.length < 2 ? [] : index.names.bySorted.get(keys.sorted);
  const reordered = sameWords.map((number) => ({ number, similarity: 0.97 }));
  if (reordered.length > 0) return rank(index, reordered, hints);
  const acronym = acronymCandidates(index, keys, hints);
  if (acronym.length > 0) return rank(index, acronym, hints);
  const shortened = shortCandidates(index.names, keys);
  if (shortened.length > 0) return rank(index, shortened, hints);
  return rank(index, index.names.misspelt(keys).slice(0, MOST_CANDIDATES), hints);
}

/**
 * Companies known by the asked name too, and those of the asked name without its brackets or with its umlauts spelled. Names
 * that differ in what they hold in brackets are those of two campuses or branches.
 */
function shortCandidates({ byCore, byShort }: NameSource, { joined, others }: NameKeys): NearName[] {
  const numbers = new Set([...byShort.get(joined), ...others.flatMap((key) => byCore.get(key))]);
  return [...numbers].map((number) => ({ number, similarity: SHORT_NAME }));
}

/** Companies with these initials: those of the asked city, or the only one of the country. */
function acronymCandidates<C extends ResolvableCompany>(
  index: ResolverIndex<C>,
  keys: NameKeys,
  hints: Hints,
): NearName[] {
  if (keys.joined.length < 2 || keys.joined.length > 8 || keys.text !== keys.joined) return [];
  const all = index.names.byAcronym.get(keys.joined).map((number) => {
    const company = index.companies[number];
    return { number, evidence: company === undefined ? null : evidenceFor(hints, placeOf(company), company) };
  });
  const inCity = all.filter(
    (candidate) => candidate.evidence?.city === "agrees" && candidate.evidence.country !== "disagrees",
  );
  if (inCity.length > 0) return inCity.map(({ number }) => ({ number, similarity: 0.9 }));
  const inCountry = all.filter((candidate) => candidate.evidence?.country !== "disagrees");
  const distinct = new Set(inCountry.map(({ number }) => identity(index, number)));
  if (distinct.size !== 1 || inCountry.some(({ evidence }) => evidence?.city === "disagrees")) return [];
  return inCountry.map(({ number }) => ({ number, similarity: 0.8 }));
}

function certain(number: number): NearName {
  return { number, similarity: 1 };
}

/** The candidates, best first, one record a company. */
function rank<C extends ResolvableCompany>(index: ResolverIndex<C>, near: readonly NearName[], hints: Hints): Scored[] {
  const scored: Scored[] = [];
  for (const { number, similarity } of near) {
    const company = index.companies[number];
    if (company === undefined) continue;
    const evidence = evidenceFor(hints, placeOf(company), company);
    const followers = typeof company.followers_count === "number" ? company.followers_count : -1;
    scored.push({ number, similarity: similarity * support(evidence), evidence, followers });
  }
  scored.sort((a, b) => b.similarity - a.similarity || b.followers - a.followers || a.number - b.number);
  const seen = new Set<string>();
  return scored.filter(({ number }) => {
    const key = identity(index, number);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Records of one registrable domain are one company. */
function identity<C extends ResolvableCompany>(index: ResolverIndex<C>, number: number): string {
  return index.domains[number] ?? `#${number}`;
}

function answerSameName<C extends ResolvableCompany>(
  index: ResolverIndex<C>,
  ranked: readonly Scored[],
): CompanyResolution<C> {
  const inCountry = ranked.filter((candidate) => candidate.evidence.country === "agrees").length;
  return answer(index, ranked, (best, rival) => {
    if (ranked.length === 1) return UNIQUE_NAME_CONFIDENCE;
    const decided = inCountry === 1 && best.evidence.country === "agrees";
    const several = severalConfidence(1, (rival?.similarity ?? 0) / best.similarity);
    return withAddress(decided ? UNIQUE_IN_COUNTRY_CONFIDENCE : several, best.evidence);
  });
}

/** The ranked candidates as the answer; `confidenceOf` is asked for each with its best rival. */
function answer<C extends ResolvableCompany>(
  index: ResolverIndex<C>,
  ranked: readonly Scored[],
  confidenceOf: (candidate: Scored, rival: Scored | undefined) => number,
): CompanyResolution<C> {
  const [best, second] = ranked;
  if (best === undefined) return { company: null, confidence: 0, candidates: [] };
  const confidence = confidenceOf(best, second);
  const candidates = ranked.slice(0, MOST_CANDIDATES).flatMap((candidate, place) => {
    const company = index.companies[candidate.number];
    // A rival is as sure as it is near the best one.
    const own = place === 0 ? confidence : Math.floor((confidence * candidate.similarity) / (2 * best.similarity));
    return company === undefined ? [] : [{ company, confidence: own }];
  });
  const company = confidence < LEAST_CONFIDENCE ? null : (candidates[0]?.company ?? null);
  return { company, confidence, candidates };
}
