import {
  type LocalBusiness,
  type LocalBusinessesSearchApplied,
  type LocalBusinessesSearchData,
  type LocalBusinessSearch,
  localBusinessesSearchDataSchema,
  localBusinessesSearchRequestSchema,
} from "../../models/index.ts";
import { whenReady } from "../awaitable.ts";
import type { Found, Operation } from "../operation.ts";

/** Every filter is exact, so that a match is certain. */
const MATCH_CONFIDENCE = 100;

/** Local businesses by country, industry and filters, ten a page. */
export const localBusinessesSearch: Operation<
  LocalBusinessSearch,
  LocalBusinessesSearchApplied,
  LocalBusinessesSearchData
> = {
  summary: "Search local businesses",
  request: localBusinessesSearchRequestSchema,
  data: localBusinessesSearchDataSchema,
  price: 5,
  paginated: true,
  example: { country: "United States", industry: "bakery", sort: "rating" },
  echo: withoutUnusedFlags,
  find(store, query) {
    const { page } = query;
    return whenReady(store.searchLocalBusinesses(query), (found) => {
      if (found.records.length > 0 || page === 1) return answer(found, page, found.records.length > 0);
      // Past the end: whether anything matches shows on the first page.
      return whenReady(store.searchLocalBusinesses({ ...query, page: 1 }), (first) =>
        answer(found, page, first.records.length > 0),
      );
    });
  },
};

function answer(
  { records, has_more }: { records: LocalBusiness[]; has_more: boolean },
  page: number,
  matches: boolean,
): Found<LocalBusinessesSearchData> {
  return {
    data: { local_businesses: records },
    confidence: matches ? MATCH_CONFIDENCE : 0,
    empty: records.length === 0,
    pagination: { page, has_more },
  };
}

/** The request without the `has_` filters that are false: they filter nothing. */
function withoutUnusedFlags(query: LocalBusinessesSearchApplied): LocalBusinessesSearchApplied {
  const kept = { ...query };
  for (const name of Object.keys(kept) as (keyof LocalBusinessesSearchApplied)[])
    if (kept[name] === false) delete kept[name];
  return kept;
}
