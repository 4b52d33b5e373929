import type { Company, LocalBusiness, LocalBusinessSearch, Person, PersonResult } from "../models/index.ts";
import type { Awaitable } from "./awaitable.ts";

/** A company as a store holds it: the wire record and what only the store knows. */
export interface CompanyEntry extends Company {
  /** URL of the page with open positions. */
  careers_page_url?: string | null;
  offers_free_trial?: boolean | null;
  /** Further names of the company, such as a brand or a former name. */
  aliases?: string[] | null;
}

/** A company that a name may mean. */
export interface CompanyNameQuery {
  name: string;
  /** ISO 3166-1 alpha-2 code. It orders candidates and excludes none. */
  country_code?: string | undefined;
  address?: string | undefined;
}

/** A company and how sure the answer is. */
export interface ResolvedCompany {
  company: CompanyEntry;
  /** Integer 0 to 100, as the name ladder of the service gives it. */
  confidence: number;
}

/** A record and how alike it is to the seed. */
export interface Scored<T> {
  item: T;
  /** 0 to 1. */
  score: number;
}

/**
 * Where the records are: the port to write for another database, nine questions and an optional `prepare`. An adapter
 * answers these questions from a database or another service; `canonry/service/testing` checks it. Every method may
 * answer at once or with a promise, and answers the same for the same question and data. Keys come normalized: profile
 * keys as `profileUrlKey` gives them, hosts as `normalizeUrl`, e-mail addresses as `normalizeEmail` in lower case. A
 * method that throws fails the call; a `ServiceError` reaches the caller as it is.
 */
export interface RecordStore {
  /**
   * The company with a social or professional-network page of this key, else the one whose website is that page; the one
   * with more followers when several have it.
   */
  companyByProfile(key: string): Awaitable<CompanyEntry | null>;
  /**
   * The company whose website or domain is at this very host, else at its registrable domain, else at another host of that
   * domain; of several at one step the one with more followers.
   */
  companyByDomain(host: string): Awaitable<CompanyEntry | null>;
  /** The company that a name means, by the ladder of names; null below the floor of 40. */
  companyByName(query: CompanyNameQuery): Awaitable<ResolvedCompany | null>;
  /** At most `limit` companies that resemble a stored one, the most similar first; never itself or a sister. */
  similarCompanies(company: CompanyEntry, limit: number): Awaitable<Scored<CompanyEntry>[]>;
  /** The person with a professional-network page of this key. */
  personByProfile(key: string): Awaitable<Person | null>;
  /** The person with this work or personal e-mail address. */
  personByEmail(email: string): Awaitable<Person | null>;
  /** At most `limit` people who resemble a stored one, the most similar first; never the person or another record of them. */
  similarPeople(person: Person, limit: number): Awaitable<Scored<PersonResult>[]>;
  /** People whose primary experience is the company, most senior first, then in store order: those from `offset`, at most `limit`. */
  employees(company: CompanyEntry, offset: number, limit: number): Awaitable<PersonResult[]>;
  /** One page of ten local businesses. */
  searchLocalBusinesses(request: LocalBusinessSearch): Awaitable<{ records: LocalBusiness[]; has_more: boolean }>;
  /**
   * Builds what later calls need, so that none of them waits. `pause` is awaited between steps and lets a host answer
   * calls meanwhile. `replaceStore` calls it before it swaps.
   */
  prepare?(pause?: () => Promise<void>): Awaitable<void>;
}
