// What another store needs to answer as the one in memory does.
export { companyRecord } from "../company-record.ts";
export { emailKey } from "../resolve-person.ts";
export { CompanyDirectory } from "./company-directory.ts";
export { companyPage, companyProfiles, companySites } from "./company-keys.ts";
export { explained, explainedOne } from "./explained.ts";
export { CONFIDENCE_FLOOR } from "./memory-store.ts";
export { seniority } from "./people-directory.ts";
