import { PHONE_METADATA_VERSION } from "./phone/index.ts";
import { IDNA_UNICODE_VERSION, PUBLIC_SUFFIX_LIST_VERSION } from "./url/index.ts";

/**
 * Version of the canonical forms. It rises when a release writes any canonical text, match key or blocking key
 * in another way, so keep it beside stored keys: keys of different versions may not meet.
 *
 * @example
 * CANONICAL_FORM_VERSION; // => 1
 */
export const CANONICAL_FORM_VERSION = 1 as const;

/** What the canonical forms of this release rest on. */
export interface DataVersions {
  /** Unicode version of letter case, normalization forms and character classes. */
  readonly unicode: string;
  /** Version of the UTS #46 tables. */
  readonly idna: string;
  /** Version of the public suffix list, as the package that carries it names it. */
  readonly publicSuffixList: string;
  /** Version of the numbering plans, as the package that carries them names it. */
  readonly numberingPlans: string;
  /** Month of the postal tables. */
  readonly postalTables: string;
}

/** Versions of the tables behind the canonical forms; upgrading a runtime package changes two of them. */
export const DATA_VERSIONS: DataVersions = {
  unicode: "15.0",
  idna: IDNA_UNICODE_VERSION,
  publicSuffixList: PUBLIC_SUFFIX_LIST_VERSION,
  numberingPlans: PHONE_METADATA_VERSION,
  postalTables: "2026-11",
};
