import type { LocalBusiness } from "../../models/index.ts";
import { blockingKey, companyKeys, firstWords, phoneEnd } from "../blocking-keys.ts";
import { createMatcher, type Matcher } from "../matcher.ts";
import { domainKey } from "../site-keys.ts";
import { fieldsOfRecords } from "./field-weights.ts";

/** Cells of a hundredth of a degree, about a kilometre. */
const CELLS_PER_DEGREE = 100;

/**
 * Ready-made matcher for local businesses: name, address, town, postal code, phone, domain, position.
 * Branches of a chain share name and domain, so they are told apart by phone, address and position.
 *
 * @example
 * localBusinessMatcher.duplicates([]).clusters; // => []
 */
export const localBusinessMatcher: Matcher<LocalBusiness> = /* @__PURE__ */ createMatcher<LocalBusiness>({
  fields: /* @__PURE__ */ fieldsOfRecords("local_business", [
    { name: "name", compare: "company_name", get: (row) => row.name },
    { name: "address", compare: "address", get: (row) => row.location?.address },
    { name: "city", compare: "place", get: (row) => row.location?.city },
    { name: "postal_code", compare: "postal_code", get: (row) => row.location?.postal_code },
    { name: "phone", compare: "phone", get: (row) => row.phone },
    { name: "domain", compare: "domain", get: site },
    { name: "position", compare: "geo", get: (row) => row.coordinates },
  ]),
  blocking: [
    (row) => phoneEnd(row.phone),
    (row) => domainKey(site(row)),
    (row) => companyKeys(row.name).flatMap((key) => blockingKey(key, row.location?.city) ?? []),
    (row) => blockingKey(row.location?.address, row.location?.city),
    (row) => firstWords(row.name).flatMap((word) => blockingKey(word, row.location?.postal_code) ?? []),
    (row) => cells(row).flatMap((cell) => wordsOrNone(row).map((word) => `${cell}|${word}`)),
  ],
});

function site(row: LocalBusiness): string | null {
  return row.domain ?? row.website_url ?? null;
}

/** First words of the name, and one empty word where it has none: businesses without a name meet at their position. */
function wordsOrNone(row: LocalBusiness): string[] {
  const words = firstWords(row.name);
  return words.length === 0 ? [""] : words;
}

/** The cell of a position and those it is nearest to, so that neighbours across an edge meet. */
function cells({ coordinates }: LocalBusiness): string[] {
  const { lat, lng } = coordinates ?? {};
  if (typeof lat !== "number" || typeof lng !== "number") return [];
  const [x, y] = [lat * CELLS_PER_DEGREE, lng * CELLS_PER_DEGREE];
  const near = [
    [Math.floor(x), Math.floor(y)],
    [Math.floor(x + 0.5), Math.floor(y)],
    [Math.floor(x), Math.floor(y + 0.5)],
    [Math.floor(x + 0.5), Math.floor(y + 0.5)],
  ];
  return near.map(([row, column], corner) => `${corner} ${row} ${column}`);
}
