/**
 * The paths of the 13 operations in the order of the specification, for programs that call a service and hold none of
 * its code.
 *
 * @example
 * OPERATION_PATHS[3]; // => "/v3/companies/employees"
 */
export const OPERATION_PATHS = [
  "/v3/people/lookalikes",
  "/v3/people/email-finder",
  "/v3/companies/lookalikes",
  "/v3/companies/employees",
  "/v3/companies/careers-page",
  "/v3/companies/phone-finder",
  "/v3/companies/pronet-finder",
  "/v3/companies/name-to-domain",
  "/v3/companies/free-trial-check",
  "/v3/local-businesses/search",
  "/v3/normalize/address",
  "/v3/normalize/person-name",
  "/v3/normalize/url",
] as const;

/** Path of an operation. */
export type OperationPath = (typeof OPERATION_PATHS)[number];
