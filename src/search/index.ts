export { countryKey, postalKey, stateKey, textKey } from "./filter-keys.ts";
export { flagsAsked, flagsOf } from "./flags.ts";
export { localBusinessIndexFromBuffer } from "./load-index.ts";
export { createLocalBusinessIndex } from "./local-business-index.ts";
export { PAGE_SIZE } from "./page-rows.ts";
export { standingRelevance } from "./relevance.ts";
export { SavedIndexError, type SavedIndexErrorCode } from "./saved-index-error.ts";
export type {
  FacetField,
  FacetScope,
  FacetValue,
  FilterReport,
  LocalBusinessIndex,
  LocalBusinessPage,
  SearchExplanation,
} from "./types.ts";
