import type { Coordinates, LocalBusinessLocation } from "./location.ts";
import type { SocialProfiles } from "./social.ts";

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
