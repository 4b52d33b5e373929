/** Where a company has its seat. */
export interface CompanyLocation {
  /** Country name, mostly lower-case English: "united states". */
  country: string | null;
  /** ISO 3166-1 alpha-2 code: "US". */
  country_code: string | null;
  /** State, province or region, by name. */
  state: string | null;
  city: string | null;
  /** Street line, without the city. */
  address: string | null;
  postal_code: string | null;
  /** Degrees north, -90 to 90. */
  latitude: number | null;
  /** Degrees east, -180 to 180. */
  longitude: number | null;
}

/** Where a person lives or works. */
export interface PersonLocation {
  /** Country name, mostly lower-case English. */
  country: string | null;
  state: string | null;
  city: string | null;
}

/** Where a local business stands; its coordinates are a field of the business. */
export interface LocalBusinessLocation {
  /** Country name, mostly lower-case English. */
  country: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country_code: string | null;
  state: string | null;
  city: string | null;
  /** Street line. */
  address: string | null;
  postal_code: string | null;
}

/** A point on the globe, WGS 84. */
export interface Coordinates {
  /** Degrees north, -90 to 90. */
  lat: number | null;
  /** Degrees east, -180 to 180. */
  lng: number | null;
}
