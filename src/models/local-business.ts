import * as z from "zod/mini";
import {
  type Coordinates,
  coordinatesSchema,
  type LocalBusinessLocation,
  localBusinessLocationSchema,
} from "./location.ts";
import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { count, text } from "./scalars.ts";
import { localBusinessSocialSchema, type SocialProfiles } from "./social.ts";
/** What customers say of a local business. */
export interface Rating {
  /** Mean score, 0 to 5; null when nobody rated it. */
  score: number | null;
  /** Number of reviews, 0 or more; null when it is not known. */
  reviews: number | null;
}

/** A shop, restaurant, practice or other business with a door on a street. */
export interface LocalBusiness {
  name: string | null;
  /** Name from the list of local-business industries, which is not the list of company industries. */
  industry: string | null;
  naics_code: string | null;
  sic_code: string | null;
  website_url: string | null;
  /** Registrable domain of the website. */
  domain: string | null;
  /** International form with a leading plus. */
  phone: string | null;
  /** Seen: "FIXED_LINE_OR_MOBILE"; the other values are those of the phone type of a parsed number. */
  phone_type: string | null;
  email: string | null;
  location: LocalBusinessLocation;
  coordinates: Coordinates;
  social: SocialProfiles;
  rating: Rating;
}

const ratingFields = () => ({
  score: z.nullable(z.number().check(z.gte(0), z.lte(5))),
  reviews: count,
});

/** Schema of what customers say of a local business. */
export const ratingSchema: RecordSchema<Rating> = /* @__PURE__ */ record(
  ratingFields satisfies FieldsOf<Rating, typeof ratingFields>,
);

const localBusinessFields = () => ({
  name: text,
  industry: text,
  naics_code: text,
  sic_code: text,
  website_url: text,
  domain: text,
  phone: text,
  phone_type: text,
  email: text,
  location: localBusinessLocationSchema,
  coordinates: coordinatesSchema,
  social: localBusinessSocialSchema,
  rating: ratingSchema,
});

/** Schema of a local business. */
export const localBusinessSchema: RecordSchema<LocalBusiness> = /* @__PURE__ */ record(
  localBusinessFields satisfies FieldsOf<LocalBusiness, typeof localBusinessFields>,
);
