import type { LocalBusinessSearch, LocalBusinessSort } from "../models/index.ts";
import { FLAG_NAMES } from "./flags.ts";

const FLAGS: readonly string[] = FLAG_NAMES;
const FIELDS: readonly (keyof LocalBusinessSearch)[] = [
  "country",
  "industry",
  "page",
  "sort",
  "name",
  "city",
  "state",
  "postal_code",
  "sic_codes",
  "naics_codes",
  "phone_types",
  "min_rating",
  "min_reviews",
  ...FLAG_NAMES,
];

/** A request whose fields all stand in one place, whatever object they came in. */
export class AskedSearch {
  country = "";
  industry = "";
  page: number | undefined = undefined;
  sort: LocalBusinessSort | undefined = undefined;
  /** Whether anything but the four fields above is asked for. */
  filtered = false;
  name: string | undefined = undefined;
  city: string | undefined = undefined;
  state: string | undefined = undefined;
  postal_code: string | undefined = undefined;
  sic_codes: readonly string[] | undefined = undefined;
  naics_codes: readonly string[] | undefined = undefined;
  phone_types: readonly string[] | undefined = undefined;
  min_rating: number | undefined = undefined;
  min_reviews: number | undefined = undefined;
  /** Bits of `FLAG_NAMES`. */
  flags = 0;
}

/**
 * Reads a request once. Walking its own keys is what keeps this fast: requests come in hundreds of shapes, and asking
 * each by name for 23 fields, most of them absent, takes longer than the search.
 */
export function readRequest(request: LocalBusinessSearch): AskedSearch {
  if (typeof request !== "object" || request === null) throw refused("the request", "an object", request);
  const asked = new AskedSearch();
  // Fields of a class instance may be getters of its prototype, which no walk over keys shows.
  const given = Object.getPrototypeOf(request) === Object.prototype ? request : byName(request);
  for (const key in given) {
    const value: unknown = given[key as keyof LocalBusinessSearch];
    if (value !== undefined) readField(asked, key, value);
  }
  if (asked.country === "") textOf("country", request.country);
  if (asked.industry === "") textOf("industry", request.industry);
  return asked;
}

function readField(asked: AskedSearch, key: string, value: unknown): void {
  if (key === "country") asked.country = textOf(key, value);
  else if (key === "industry") asked.industry = textOf(key, value);
  else if (key === "page") asked.page = value as number;
  else if (key === "sort") asked.sort = value as LocalBusinessSort;
  else readFilter(asked, key, value);
}

function readFilter(asked: AskedSearch, key: string, value: unknown): void {
  asked.filtered = true;
  if (key === "city") asked.city = textOf(key, value);
  else if (key === "name") asked.name = textOf(key, value);
  else if (key === "state") asked.state = textOf(key, value);
  else if (key === "postal_code") asked.postal_code = textOf(key, value);
  else if (key === "min_rating") asked.min_rating = numberOf(key, value);
  else if (key === "min_reviews") asked.min_reviews = numberOf(key, value);
  else if (key === "sic_codes") asked.sic_codes = textsOf(key, value);
  else if (key === "naics_codes") asked.naics_codes = textsOf(key, value);
  else if (key === "phone_types") asked.phone_types = textsOf(key, value);
  else if (value !== false) readFlag(asked, key, value);
}

function readFlag(asked: AskedSearch, key: string, value: unknown): void {
  const bit = FLAGS.indexOf(key);
  if (bit < 0) return;
  if (value !== true) throw refused(key, "true or false", value);
  asked.flags |= 1 << bit;
}

// A filter of plain JavaScript that is none would silently keep nothing or everything.
function textOf(key: string, value: unknown): string {
  if (typeof value === "string") return value;
  throw refused(key, "text", value);
}

function numberOf(key: string, value: unknown): number {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  throw refused(key, "a number", value);
}

function textsOf(key: string, value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((text) => typeof text === "string")) return value;
  throw refused(key, "a list of texts", value);
}

function refused(key: string, wanted: string, value: unknown): TypeError {
  return new TypeError(
    `search: ${key} must be ${wanted}, got ${value === null || typeof value === "number" ? value : typeof value}`,
  );
}

function byName(request: LocalBusinessSearch): LocalBusinessSearch {
  const fields = FIELDS.map((field): [string, unknown] => [field, request[field]]);
  return Object.fromEntries(fields) as unknown as LocalBusinessSearch;
}
