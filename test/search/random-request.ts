import type { LocalBusiness, LocalBusinessSearch } from "../../src/models/index.ts";
import { FLAG_NAMES } from "../../src/search/flags.ts";
import { CITIES, INDUSTRIES } from "./sample-businesses.ts";

const COUNTRY_TEXTS = ["US", "usa", "United States", "gb", "GERMANY", "Canada", "atlantis", "Narnia"];
const NAME_PARTS = ["STAR", "göl", "cafe", "e", "old mill", "日本", "d'or", "zzz", "a"];

/**
 * A request on sample businesses with any of the filters. With `records` given, half of the names are pieces cut out of
 * theirs, in upper or lower case.
 */
export function randomRequest(
  random: (limit: number) => number,
  records: readonly LocalBusiness[] = [],
): LocalBusinessSearch {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const request: LocalBusinessSearch = { country: pick(COUNTRY_TEXTS), industry: pick(INDUSTRIES).toUpperCase() };
  const rarely = (share: number): boolean => random(100) < share;
  if (rarely(25)) request.name = pick(NAME_PARTS);
  if (rarely(20)) request.city = ` ${pick(CITIES).toUpperCase()}`;
  if (rarely(15)) request.state = pick(["TX", "texas", "ON", "bayern", "ca", "nowhere"]);
  if (rarely(8)) request.postal_code = pick(["w1 2ab", "W12AB", "W3 4Ab"]);
  if (rarely(12)) request.sic_codes = pick([["54"], ["541", "5420"], ["99"], []]);
  if (rarely(12)) request.naics_codes = pick([["311"], ["3110", "31125"], ["9"]]);
  if (rarely(15)) request.phone_types = pick([["MOBILE"], ["mobile", "VOIP"], ["NONE"]]);
  if (rarely(20)) request.min_rating = pick([0, 3, 4.2, 5]);
  if (rarely(20)) request.min_reviews = pick([0, 1, 50, 700]);
  for (const flag of FLAG_NAMES) if (rarely(12)) request[flag] = random(4) > 0;
  const sort = pick(["rating", "reviews", "relevance", undefined] as const);
  if (sort !== undefined) request.sort = sort;
  if (request.name !== undefined && records.length > 0 && random(2) === 0) {
    const name = pick(records).name ?? "";
    const start = random(name.length);
    const piece = name.slice(start, start + 1 + random(9));
    request.name = random(2) === 0 ? piece.toUpperCase() : piece.toLowerCase();
  }
  return request;
}
