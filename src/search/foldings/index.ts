// What a store elsewhere needs to compare, order and page as the index in memory does.
export { type AskedSearch, readRequest } from "../asked-search.ts";
export { countryKey, countryText, postalKey, stateKey, textKey } from "../filter-keys.ts";
export { flagsOf } from "../flags.ts";
export { PAGE_SIZE } from "../page.ts";
export { standingRelevance } from "../relevance.ts";
