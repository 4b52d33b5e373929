export { normalizeCompanyName } from "./company-name/normalize.ts";
export { type CompanyNameSplit, splitCompanyName } from "./company-name/split.ts";
export {
  COMPANY_NAME_LEVELS,
  type CompanyNameLevel,
  compareCompanyNames,
  type EncodedCompanyName,
  encodeCompanyName,
} from "./comparison/company-name.ts";
export { compareAddresses } from "./comparison/compare-addresses.ts";
export { comparePersonNames, type PersonNameComparison } from "./comparison/person-name.ts";
export type { DuplicatePair, Duplicates } from "./duplicates.ts";
export type { FieldKind } from "./field-kinds.ts";
export type { BlockingRule } from "./key-column.ts";
export { COMPANY_LOOKALIKE_SCHEMA, encodeCompany } from "./lookalike/company-features.ts";
export { type CompanyIndex, createCompanyIndex, type SimilarCompany } from "./lookalike/company-index.ts";
export { lookalikeKeys, lookalikeSeedKeys, lookalikeStatistics } from "./lookalike/keys.ts";
export type { SimilarOptions } from "./lookalike/lookalike-index.ts";
export { encodePerson, PERSON_LOOKALIKE_SCHEMA } from "./lookalike/person-features.ts";
export { createPersonIndex, type PersonIndex, type SimilarPerson } from "./lookalike/person-index.ts";
export type {
  CategoryFeature,
  CategoryValue,
  CombinedKey,
  EncodedRecord,
  EncodedTerms,
  LookalikeSchema,
  LookalikeStatistics,
  TermFeature,
} from "./lookalike/schema.ts";
export type { Contribution } from "./lookalike/score.ts";
export { lookalikeContributions, lookalikeScore } from "./lookalike/score.ts";
export { type CategoryPart, type SeedProfile, seedProfile, type TermPart } from "./lookalike/seed-profile.ts";
export {
  createMatcher,
  type DuplicatesOptions,
  type Matcher,
  type MatcherOptions,
  type MatchField,
} from "./matcher.ts";
export { companyMatcher } from "./records/company-matcher.ts";
export { localBusinessMatcher } from "./records/local-business-matcher.ts";
export { personMatcher } from "./records/person-matcher.ts";
export { createCompanyResolver } from "./resolver/resolver.ts";
export type {
  CompanyCandidate,
  CompanyQuery,
  CompanyResolution,
  CompanyResolver,
  ResolvableCompany,
} from "./resolver/types.ts";
export { diceSimilarity } from "./string/dice.ts";
export { type EncodedText, encodeText } from "./string/encode.ts";
export { jaroSimilarity } from "./string/jaro.ts";
export { jaroWinklerSimilarity } from "./string/jaro-winkler.ts";
export { levenshteinDistance, levenshteinSimilarity } from "./string/levenshtein.ts";
export { tokenSetSimilarity } from "./string/token-set.ts";
export type { FieldEvidence, MatchResult } from "./weights.ts";
