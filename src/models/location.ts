import * as z from "zod/mini";
import { type FieldsOf, type RecordSchema, record, schema } from "./record-schema.ts";
import { text } from "./scalars.ts";
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

const latitude = /* @__PURE__ */ schema(() => z.nullable(z.number().check(z.gte(-90), z.lte(90))));
const longitude = /* @__PURE__ */ schema(() => z.nullable(z.number().check(z.gte(-180), z.lte(180))));

const companyLocationFields = () => ({
  country: text,
  country_code: text,
  state: text,
  city: text,
  address: text,
  postal_code: text,
  latitude: latitude,
  longitude: longitude,
});

/** Schema of the seat of a company. */
export const companyLocationSchema: RecordSchema<CompanyLocation> = /* @__PURE__ */ record(
  companyLocationFields satisfies FieldsOf<CompanyLocation, typeof companyLocationFields>,
);

const personLocationFields = () => ({
  country: text,
  state: text,
  city: text,
});

/** Schema of the place of a person. */
export const personLocationSchema: RecordSchema<PersonLocation> = /* @__PURE__ */ record(
  personLocationFields satisfies FieldsOf<PersonLocation, typeof personLocationFields>,
);

const localBusinessLocationFields = () => ({
  country: text,
  country_code: text,
  state: text,
  city: text,
  address: text,
  postal_code: text,
});

/** Schema of the place of a local business. */
export const localBusinessLocationSchema: RecordSchema<LocalBusinessLocation> = /* @__PURE__ */ record(
  localBusinessLocationFields satisfies FieldsOf<LocalBusinessLocation, typeof localBusinessLocationFields>,
);

const coordinatesFields = () => ({
  lat: latitude,
  lng: longitude,
});

/** Schema of a point on the globe. */
export const coordinatesSchema: RecordSchema<Coordinates> = /* @__PURE__ */ record(
  coordinatesFields satisfies FieldsOf<Coordinates, typeof coordinatesFields>,
);
