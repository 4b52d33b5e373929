import * as z from "zod/mini";
import { type LocalBusiness, localBusinessSchema } from "../local-business.ts";
import { type FieldsOf, type RecordSchema, record, schema } from "../record-schema.ts";
import {
  optionalFlag,
  optionalText,
  optionalTexts,
  pageNumber,
  type RequestSchema,
  requestText,
} from "./request-schema.ts";

/** Order of the local search. */
export type LocalBusinessSort = "relevance" | "rating" | "reviews";

/** Body of the local search operation. A `has_` filter that is false or absent does not filter. */
export interface LocalBusinessSearch {
  /** Country as English name, ISO alpha-2 or alpha-3. */
  country: string;
  /** Name from the list of local-business industries. */
  industry: string;
  /** Part of the business name, in any case and with or without accents. */
  name?: string | undefined;
  /** State by name or code. */
  state?: string | undefined;
  city?: string | undefined;
  /** Compared without spaces. */
  postal_code?: string | undefined;
  /** SIC codes; a shorter code matches as a prefix, an empty list nothing. */
  sic_codes?: string[] | undefined;
  /** NAICS codes; a shorter code matches as a prefix, an empty list nothing. */
  naics_codes?: string[] | undefined;
  /** Phone types, such as "MOBILE", in any case; an empty list matches nothing. */
  phone_types?: string[] | undefined;
  has_website?: boolean | undefined;
  has_phone?: boolean | undefined;
  /** Phone type MOBILE or FIXED_LINE_OR_MOBILE; `phone_types: ["MOBILE"]` is the strict form. */
  has_mobile?: boolean | undefined;
  has_email?: boolean | undefined;
  has_pronet?: boolean | undefined;
  has_socialA?: boolean | undefined;
  has_socialB?: boolean | undefined;
  has_socialC?: boolean | undefined;
  has_videoA?: boolean | undefined;
  has_videoB?: boolean | undefined;
  /** Least mean score, 0 to 5. */
  min_rating?: number | undefined;
  /** Least number of reviews, integer from 0. */
  min_reviews?: number | undefined;
  /** Default "relevance". */
  sort?: LocalBusinessSort | undefined;
  /** Page number from 1, 10 records a page; default 1. */
  page?: number | undefined;
}

/** Body of the local search operation. */
export type LocalBusinessesSearchRequest = LocalBusinessSearch;

/** Body of the local search operation with its defaults filled. */
export interface LocalBusinessesSearchApplied extends LocalBusinessSearch {
  sort: LocalBusinessSort;
  page: number;
}

/** Data of the local search operation. */
export interface LocalBusinessesSearchData {
  /** At most 10 a page. */
  local_businesses: LocalBusiness[];
}

/** Schema of the body of the local search. */
export const localBusinessesSearchRequestSchema: RequestSchema<LocalBusinessesSearchApplied, LocalBusinessSearch> =
  /* @__PURE__ */ schema(() =>
    z.strictObject({
      country: requestText,
      industry: requestText,
      name: optionalText,
      state: optionalText,
      city: optionalText,
      postal_code: optionalText,
      sic_codes: optionalTexts,
      naics_codes: optionalTexts,
      phone_types: optionalTexts,
      has_website: optionalFlag,
      has_phone: optionalFlag,
      has_mobile: optionalFlag,
      has_email: optionalFlag,
      has_pronet: optionalFlag,
      has_socialA: optionalFlag,
      has_socialB: optionalFlag,
      has_socialC: optionalFlag,
      has_videoA: optionalFlag,
      has_videoB: optionalFlag,
      min_rating: z.optional(z.number().check(z.gte(0), z.lte(5))),
      min_reviews: z.optional(z.int().check(z.gte(0))),
      sort: z._default(z.enum(["relevance", "rating", "reviews"]), "relevance"),
      page: pageNumber,
    }),
  );

const localBusinessesSearch = () => ({ local_businesses: z.array(localBusinessSchema) });

/** Schema of the data of the local search. */
export const localBusinessesSearchDataSchema: RecordSchema<LocalBusinessesSearchData> = /* @__PURE__ */ record(
  localBusinessesSearch satisfies FieldsOf<LocalBusinessesSearchData, typeof localBusinessesSearch>,
);
