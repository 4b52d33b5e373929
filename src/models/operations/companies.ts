import * as z from "zod/mini";
import { upperCase } from "../../text/letter-case.ts";
import {
  type CompactCompany,
  type Company,
  type CompanySize,
  compactCompanySchema,
  companySchema,
  companySizeSchema,
} from "../company.ts";
import { type PersonResult, personResultSchema } from "../person.ts";
import { type PhoneEntry, phoneEntrySchema } from "../phone.ts";
import { type FieldsOf, type RecordSchema, record, schema } from "../record-schema.ts";
import { optionalText, pageNumber, type RequestSchema, requestText } from "./request-schema.ts";

/** Body of the company operations that take a domain, website, name or professional-network URL. */
export interface CompanyQueryRequest {
  query: string;
}

/** Body of the company lookalikes operation. */
export type CompaniesLookalikesRequest = CompanyQueryRequest;

/** Data of the company lookalikes operation. */
export interface CompaniesLookalikesData {
  /** At most 25. */
  similar_companies: Company[];
}

/** Body of the employees operation. */
export interface CompaniesEmployeesRequest extends CompanyQueryRequest {
  /** Page number from 1; default 1. */
  page?: number | undefined;
}

/** Data of the employees operation. */
export interface CompaniesEmployeesData {
  employee_count_data: { size: CompanySize };
  /** At most 25 a page. */
  people: PersonResult[];
}

/** Body of the employees operation with its default filled. */
export interface CompaniesEmployeesApplied extends CompaniesEmployeesRequest {
  page: number;
}

/** Body of the careers-page operation. */
export type CompaniesCareersPageRequest = CompanyQueryRequest;

/** Data of the careers-page operation. */
export interface CompaniesCareersPageData {
  careers: { page_url: string };
  company: CompactCompany;
}

/** Body of the phone-finder operation. */
export type CompaniesPhoneFinderRequest = CompanyQueryRequest;

/** Data of the phone-finder operation. */
export interface CompaniesPhoneFinderData {
  /** One entry per number, verified ones first. */
  phones: PhoneEntry[];
  company: CompactCompany;
}

/** Body of the pronet-finder operation. */
export interface CompaniesPronetFinderRequest {
  /** Company name. */
  name: string;
}

/** Data of the pronet-finder operation. */
export interface CompaniesPronetFinderData {
  pronet_url: string;
  company: CompactCompany;
}

/** Body of the name-to-domain operation. */
export interface CompaniesNameToDomainRequest {
  /** Company name. */
  name: string;
  /** ISO 3166-1 alpha-2 code in any case; default "US". It orders candidates and excludes none. */
  country_code?: string | undefined;
  /** Company address as a further hint. */
  address?: string | undefined;
}

/** Body of the name-to-domain operation with its default filled and the code in upper case. */
export interface CompaniesNameToDomainApplied extends CompaniesNameToDomainRequest {
  country_code: string;
}

/** Data of the name-to-domain operation. */
export interface CompaniesNameToDomainData {
  company: CompactCompany;
}

/** Body of the free-trial-check operation. */
export type CompaniesFreeTrialCheckRequest = CompanyQueryRequest;

/** Data of the free-trial-check operation. */
export interface CompaniesFreeTrialCheckData {
  offers_free_trial: boolean;
}

const queryRequest: RequestSchema<CompanyQueryRequest> = /* @__PURE__ */ schema(() =>
  z.strictObject({ query: requestText }),
);

/** Schema of the body of company lookalikes. */
export const companiesLookalikesRequestSchema: RequestSchema<CompaniesLookalikesRequest> = queryRequest;

const companiesLookalikes = () => ({ similar_companies: z.array(companySchema) });

/** Schema of the data of company lookalikes. */
export const companiesLookalikesDataSchema: RecordSchema<CompaniesLookalikesData> = /* @__PURE__ */ record(
  companiesLookalikes satisfies FieldsOf<CompaniesLookalikesData, typeof companiesLookalikes>,
);

/** Schema of the body of employees. */
export const companiesEmployeesRequestSchema: RequestSchema<CompaniesEmployeesApplied, CompaniesEmployeesRequest> =
  /* @__PURE__ */ schema(() => z.strictObject({ query: requestText, page: pageNumber }));

const employeeCount = () => ({ size: companySizeSchema });
const employeeCountSchema: RecordSchema<{ size: CompanySize }> = /* @__PURE__ */ record(employeeCount);

const companiesEmployees = () => ({ employee_count_data: employeeCountSchema, people: z.array(personResultSchema) });

/** Schema of the data of employees. */
export const companiesEmployeesDataSchema: RecordSchema<CompaniesEmployeesData> = /* @__PURE__ */ record(
  companiesEmployees satisfies FieldsOf<CompaniesEmployeesData, typeof companiesEmployees>,
);

/** Schema of the body of the careers page. */
export const companiesCareersPageRequestSchema: RequestSchema<CompaniesCareersPageRequest> = queryRequest;

const careers = () => ({ page_url: z.string() });
const careersSchema: RecordSchema<{ page_url: string }> = /* @__PURE__ */ record(careers);

const companiesCareersPage = () => ({ careers: careersSchema, company: compactCompanySchema });

/** Schema of the data of the careers page. */
export const companiesCareersPageDataSchema: RecordSchema<CompaniesCareersPageData> = /* @__PURE__ */ record(
  companiesCareersPage satisfies FieldsOf<CompaniesCareersPageData, typeof companiesCareersPage>,
);

/** Schema of the body of the phone finder. */
export const companiesPhoneFinderRequestSchema: RequestSchema<CompaniesPhoneFinderRequest> = queryRequest;

const companiesPhoneFinder = () => ({ phones: z.array(phoneEntrySchema), company: compactCompanySchema });

/** Schema of the data of the phone finder. */
export const companiesPhoneFinderDataSchema: RecordSchema<CompaniesPhoneFinderData> = /* @__PURE__ */ record(
  companiesPhoneFinder satisfies FieldsOf<CompaniesPhoneFinderData, typeof companiesPhoneFinder>,
);

/** Schema of the body of the pronet finder. */
export const companiesPronetFinderRequestSchema: RequestSchema<CompaniesPronetFinderRequest> = /* @__PURE__ */ schema(
  () =>
    z.strictObject({
      name: requestText,
    }),
);

const companiesPronetFinder = () => ({ pronet_url: z.string(), company: compactCompanySchema });

/** Schema of the data of the pronet finder. */
export const companiesPronetFinderDataSchema: RecordSchema<CompaniesPronetFinderData> = /* @__PURE__ */ record(
  companiesPronetFinder satisfies FieldsOf<CompaniesPronetFinderData, typeof companiesPronetFinder>,
);

/** Schema of the body of name to domain. */
export const companiesNameToDomainRequestSchema: RequestSchema<
  CompaniesNameToDomainApplied,
  CompaniesNameToDomainRequest
> = /* @__PURE__ */ schema(() =>
  z.strictObject({
    name: requestText,
    country_code: z._default(
      requestText.check(z.regex(/^[A-Za-z]{2}$/u, "must be two letters, such as DE"), z.overwrite(upperCase)),
      "US",
    ),
    address: optionalText,
  }),
);

const companiesNameToDomain = () => ({ company: compactCompanySchema });

/** Schema of the data of name to domain. */
export const companiesNameToDomainDataSchema: RecordSchema<CompaniesNameToDomainData> = /* @__PURE__ */ record(
  companiesNameToDomain satisfies FieldsOf<CompaniesNameToDomainData, typeof companiesNameToDomain>,
);

/** Schema of the body of the free-trial check. */
export const companiesFreeTrialCheckRequestSchema: RequestSchema<CompaniesFreeTrialCheckRequest> = queryRequest;

const companiesFreeTrialCheck = () => ({ offers_free_trial: z.boolean() });

/** Schema of the data of the free-trial check. */
export const companiesFreeTrialCheckDataSchema: RecordSchema<CompaniesFreeTrialCheckData> = /* @__PURE__ */ record(
  companiesFreeTrialCheck satisfies FieldsOf<CompaniesFreeTrialCheckData, typeof companiesFreeTrialCheck>,
);
