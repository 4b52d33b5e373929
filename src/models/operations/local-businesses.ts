import type { LocalBusiness } from "../local-business.ts";

/** Order of the local search. */
export type LocalBusinessSort = "relevance" | "rating" | "reviews";

/** Body of the local search operation. A `has_` filter that is false or absent does not filter. */
export interface LocalBusinessSearch {
  /** Country as English name, ISO alpha-2 or alpha-3. */
  country: string;
  /** Name from the list of local-business industries. */
  industry: string;
  /** Part of the business name, in any case and with or without accents. */
  name?: string;
  /** State by name or code. */
  state?: string;
  city?: string;
  /** Compared without spaces. */
  postal_code?: string;
  /** SIC codes; a shorter code matches as a prefix. */
  sic_codes?: string[];
  /** NAICS codes; a shorter code matches as a prefix. */
  naics_codes?: string[];
  /** Phone types, such as "MOBILE". */
  phone_types?: string[];
  has_website?: boolean;
  has_phone?: boolean;
  has_mobile?: boolean;
  has_email?: boolean;
  has_pronet?: boolean;
  has_socialA?: boolean;
  has_socialB?: boolean;
  has_socialC?: boolean;
  has_videoA?: boolean;
  has_videoB?: boolean;
  /** Least mean score, 0 to 5. */
  min_rating?: number;
  /** Least number of reviews, integer from 0. */
  min_reviews?: number;
  /** Default "relevance". */
  sort?: LocalBusinessSort;
  /** Page number from 1, 10 records a page; default 1. */
  page?: number;
}

/** Body of the local search operation. */
export type LocalBusinessesSearchRequest = LocalBusinessSearch;

/** Data of the local search operation. */
export interface LocalBusinessesSearchData {
  /** At most 10 a page. */
  local_businesses: LocalBusiness[];
}
