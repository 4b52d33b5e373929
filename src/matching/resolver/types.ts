import type { Company } from "../../models/index.ts";

/** A company of a store: the wire record, with the other names it goes by as an extra. */
export interface ResolvableCompany extends Company {
  /** Other names: former, short, in another language. */
  aliases?: readonly string[] | null;
}

/** What is known of the company that is looked for; every part may be missing. */
export interface CompanyQuery {
  readonly name?: string | null | undefined;
  /** A domain, host, URL or e-mail address. */
  readonly domain?: string | null | undefined;
  /** Profile URL of the company on any platform. */
  readonly pronet_url?: string | null | undefined;
  /** ISO 3166-1 alpha-2. Orders candidates, never excludes one. */
  readonly country_code?: string | null | undefined;
  /** Country as name or code. */
  readonly country?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** Any part of an address, as one text. */
  readonly address?: string | null | undefined;
}

/** A company that a query may mean. */
export interface CompanyCandidate<C extends Company = ResolvableCompany> {
  company: C;
  /** Integer, 0 to 100. */
  confidence: number;
}

/** The answer of a resolver. */
export interface CompanyResolution<C extends Company = ResolvableCompany> {
  /** null below confidence 40. */
  company: C | null;
  /** Integer, 0 to 100; that of the best candidate, also when it is too low for an answer. */
  confidence: number;
  /** At most 10, best first. */
  candidates: CompanyCandidate<C>[];
}

/** Finds the company that a name, domain or profile URL means. */
export interface CompanyResolver<C extends Company = ResolvableCompany> {
  resolve(query: CompanyQuery): CompanyResolution<C>;
}
