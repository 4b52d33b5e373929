export { normalizeCompanyName } from "./company-name/normalize.ts";
export { type CompanyNameSplit, splitCompanyName } from "./company-name/split.ts";
export {
  COMPANY_NAME_LEVELS,
  type CompanyNameLevel,
  compareCompanyNames,
  type EncodedCompanyName,
  encodeCompanyName,
} from "./comparison/company-name.ts";
