export { localBusinessIndexFromBuffer } from "./load-index.ts";
export { createLocalBusinessIndex } from "./local-business-index.ts";
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
