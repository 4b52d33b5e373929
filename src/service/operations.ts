import type { OperationPath } from "./operation-paths.ts";
import { companiesCareersPage } from "./operations/companies-careers-page.ts";
import { companiesEmployees } from "./operations/companies-employees.ts";
import { companiesFreeTrialCheck } from "./operations/companies-free-trial-check.ts";
import { companiesLookalikes } from "./operations/companies-lookalikes.ts";
import { companiesNameToDomain } from "./operations/companies-name-to-domain.ts";
import { companiesPhoneFinder } from "./operations/companies-phone-finder.ts";
import { companiesPronetFinder } from "./operations/companies-pronet-finder.ts";
import { localBusinessesSearch } from "./operations/local-businesses-search.ts";
import { normalizeAddress } from "./operations/normalize-address.ts";
import { normalizePersonName } from "./operations/normalize-person-name.ts";
import { normalizeUrl } from "./operations/normalize-url.ts";
import { peopleEmailFinder } from "./operations/people-email-finder.ts";
import { peopleLookalikes } from "./operations/people-lookalikes.ts";

/** Type of the table below. */
export interface Operations extends Record<OperationPath, object> {
  readonly "/v3/people/lookalikes": typeof peopleLookalikes;
  readonly "/v3/people/email-finder": typeof peopleEmailFinder;
  readonly "/v3/companies/lookalikes": typeof companiesLookalikes;
  readonly "/v3/companies/employees": typeof companiesEmployees;
  readonly "/v3/companies/careers-page": typeof companiesCareersPage;
  readonly "/v3/companies/phone-finder": typeof companiesPhoneFinder;
  readonly "/v3/companies/pronet-finder": typeof companiesPronetFinder;
  readonly "/v3/companies/name-to-domain": typeof companiesNameToDomain;
  readonly "/v3/companies/free-trial-check": typeof companiesFreeTrialCheck;
  readonly "/v3/local-businesses/search": typeof localBusinessesSearch;
  readonly "/v3/normalize/address": typeof normalizeAddress;
  readonly "/v3/normalize/person-name": typeof normalizePersonName;
  readonly "/v3/normalize/url": typeof normalizeUrl;
}

/**
 * The 13 operations by path, in the order of the specification: the only source of schemas, prices, types, HTTP routes
 * and the OpenAPI document.
 *
 * @example
 * OPERATIONS["/v3/companies/employees"].price; // => 5
 */
export const OPERATIONS: Operations = {
  "/v3/people/lookalikes": peopleLookalikes,
  "/v3/people/email-finder": peopleEmailFinder,
  "/v3/companies/lookalikes": companiesLookalikes,
  "/v3/companies/employees": companiesEmployees,
  "/v3/companies/careers-page": companiesCareersPage,
  "/v3/companies/phone-finder": companiesPhoneFinder,
  "/v3/companies/pronet-finder": companiesPronetFinder,
  "/v3/companies/name-to-domain": companiesNameToDomain,
  "/v3/companies/free-trial-check": companiesFreeTrialCheck,
  "/v3/local-businesses/search": localBusinessesSearch,
  "/v3/normalize/address": normalizeAddress,
  "/v3/normalize/person-name": normalizePersonName,
  "/v3/normalize/url": normalizeUrl,
};
