import {
  type LocalBusinessesSearchApplied,
  type LocalBusinessesSearchData,
  type LocalBusinessSearch,
  localBusinessesSearchDataSchema,
  localBusinessesSearchRequestSchema,
} from "../../models/index.ts";
import type { Operation } from "../operation.ts";

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
  async find(store, query) {
    const { records, has_more } = await store.searchLocalBusinesses(query);
    return {
      data: { local_businesses: records },
      confidence: await confidenceOf(records.length > 0, query.page, () =>
        store.searchLocalBusinesses({ ...query, page: 1 }),
      ),
      empty: records.length === 0,
      pagination: { page: query.page, has_more },
    };
  },
};

/** 100 when anything matches, on a page past the end too. */
async function confidenceOf(
  onPage: boolean,
  page: number,
  firstPage: () => Promise<{ records: unknown[] }> | { records: unknown[] },
): Promise<number> {
  if (onPage) return MATCH_CONFIDENCE;
  return page > 1 && (await firstPage()).records.length > 0 ? MATCH_CONFIDENCE : 0;
}

/** The request without the `has_` filters that are false: they filter nothing. */
function withoutUnusedFlags(query: LocalBusinessesSearchApplied): LocalBusinessesSearchApplied {
  const kept = { ...query };
  for (const name of Object.keys(kept) as (keyof LocalBusinessesSearchApplied)[])
    if (kept[name] === false) delete kept[name];
  return kept;
}
