import type { LocalBusiness, LocalBusinessSearch } from "../../src/models/index.ts";
import { standingRelevance } from "../../src/search/relevance.ts";

// The specification of the index as plain filter and sort, written without any of its parts but the relevance formula.
const folded = new Map<string, string>();
const fold = (text: string): string => {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const marks = /[\u0300-\u036f]/gu;
  const key = text.normalize("NFD").replace(marks, "").toLowerCase().trim();
  folded.set(text, key);
  return key;
};
const solid = (text: string): string => fold(text).replace(/\s/gu, "");
const NAMES: Readonly<Record<string, string>> = {
  us: "US",
  usa: "US",
  "united states": "US",
  gb: "GB",
  gbr: "GB",
  "united kingdom": "GB",
  de: "DE",
  germany: "DE",
  ca: "CA",
  canada: "CA",
};
const STATES: Readonly<Record<string, string>> = {
  "US texas": "TX",
  "US tx": "TX",
  "US california": "CA",
  "US ca": "CA",
  "CA ontario": "ON",
  "CA on": "ON",
};
const countryOf = (text: string): string => NAMES[fold(text)] ?? fold(text);
const stateOf = (text: string, country: string): string => STATES[`${country} ${fold(text)}`] ?? fold(text);

type Keeps = (record: LocalBusiness, request: LocalBusinessSearch) => boolean;
const MOBILE = ["mobile", "fixed_line_or_mobile"];
const FILTERS: Readonly<Record<string, Keeps>> = {
  // A blank name asks for nothing: records without a name stay.
  name: (r, q) => fold(q.name ?? "") === "" || (r.name !== null && fold(r.name).includes(fold(q.name ?? ""))),
  city: (r, q) => r.location.city !== null && fold(r.location.city) === fold(q.city ?? ""),
  state: (r, q) => {
    const country = countryOf(q.country);
    return r.location.state !== null && stateOf(r.location.state, country) === stateOf(q.state ?? "", country);
  },
  postal_code: (r, q) =>
    r.location.postal_code !== null && solid(r.location.postal_code) === solid(q.postal_code ?? ""),
  sic_codes: (r, q) => (q.sic_codes ?? []).some((code) => r.sic_code?.startsWith(code) === true),
  naics_codes: (r, q) => (q.naics_codes ?? []).some((code) => r.naics_code?.startsWith(code) === true),
  phone_types: (r, q) => r.phone_type !== null && (q.phone_types ?? []).map(fold).includes(fold(r.phone_type)),
  min_rating: (r, q) => r.rating.score !== null && r.rating.score >= (q.min_rating ?? 0),
  min_reviews: (r, q) => r.rating.reviews !== null && r.rating.reviews >= (q.min_reviews ?? 0),
  has_website: (r) => r.website_url !== null,
  has_phone: (r) => r.phone !== null,
  has_email: (r) => r.email !== null,
  has_mobile: (r) => r.phone_type !== null && MOBILE.includes(fold(r.phone_type)),
  has_pronet: (r) => r.social.pronet !== null,
  has_socialA: (r) => r.social.socialA !== null,
  has_socialB: (r) => r.social.socialB !== null,
  has_socialC: (r) => r.social.socialC !== null,
  has_videoA: (r) => r.social.videoA !== null,
  has_videoB: (r) => r.social.videoB !== null,
};

/** Country and industry as they are compared; null where no request can name them. */
export function plainGroup({ location, industry }: LocalBusiness): string | null {
  const country = location.country ?? location.country_code;
  return country === null || industry === null ? null : `${countryOf(country)} ${fold(industry)}`;
}

/** The same of a request. */
export function plainGroupAsked({ country, industry }: LocalBusinessSearch): string {
  return `${countryOf(country)} ${fold(industry)}`;
}

/** Positions of all records that pass, in the order of the request. */
export function plainSearch(records: readonly LocalBusiness[], request: LocalBusinessSearch): number[] {
  const asked = Object.entries(request).filter(([, value]) => value !== false);
  const filters = asked.flatMap(([name]) => FILTERS[name] ?? []);
  const group = plainGroupAsked(request);
  const found: number[] = [];
  records.forEach((record, i) => {
    if (plainGroup(record) !== group) return;
    if (filters.every((keeps) => keeps(record, request))) found.push(i);
  });
  const keys = sortKeys(request);
  const of = (i: number): LocalBusiness => records[i] as LocalBusiness;
  return found.sort((a, b) => {
    for (const key of keys) {
      const difference = key(of(b)) - key(of(a));
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

function sortKeys(request: LocalBusinessSearch): ((record: LocalBusiness) => number)[] {
  const score = (r: LocalBusiness): number => r.rating.score ?? -1;
  const reviews = (r: LocalBusiness): number => r.rating.reviews ?? -1;
  if (request.sort === "rating") return [score, reviews];
  if (request.sort === "reviews") return [reviews, score];
  const needle = fold(request.name ?? "");
  return [(r) => (needle === "" ? 0 : quality(fold(r.name ?? ""), needle)), standingRelevance];
}

function quality(name: string, needle: string): number {
  if (name === needle) return 3;
  if (name.startsWith(needle)) return 2;
  for (let at = name.indexOf(needle); at >= 0; at = name.indexOf(needle, at + 1))
    if (!/[a-z0-9\u0080-\uffff]/u.test(name.charAt(at - 1))) return 1;
  return 0;
}
