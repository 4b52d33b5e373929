import * as z from "zod/mini";
import { type CompanyEmail, companyEmailSchema } from "./email.ts";
import { type CompanyLocation, companyLocationSchema } from "./location.ts";
import { type PhoneEntry, phoneEntrySchema } from "./phone.ts";
import { type FieldsOf, type RecordSchema, record, schema } from "./record-schema.ts";
import { count, flag, text, textOrNumber, texts } from "./scalars.ts";
import { type SocialProfiles, socialProfilesSchema } from "./social.ts";
/** What a company does, by name and by classification code. */
export interface CompanyIndustry {
  name: string | null;
  /** Standard Industrial Classification code, digits. */
  sic_code: string | null;
  /** North American Industry Classification System code, digits. */
  naics_code: string | null;
}

/** How many people a company employs. */
export interface CompanySize {
  /** Bucket: "1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001-10000", "10001+". */
  employee_range: string | null;
  /** Head count, 0 or more. */
  employee_count: number | null;
}

/** What a company takes in a year. */
export interface CompanyRevenue {
  /** Bucket as text, such as "10-50m". */
  annual_revenue: string | null;
  /** Million US dollars, 0 or more. */
  annual_revenue_million_count: number | null;
}

/** What a company raised. The specification leaves the types open, so amounts are texts or numbers. */
export interface CompanyFunding {
  round_type: string | null;
  amount: number | string | null;
  total_funding: number | string | null;
  funding_rounds: number | string | null;
}

/** Yes-or-no facts of a company. */
export interface CompanyAttributes {
  is_investor: boolean | null;
  is_school: boolean | null;
}

/** What the domain of a company tells. */
export interface DomainInfo {
  ip: string | null;
  mx_hosts: string | null;
  email_hosting: string | null;
  is_accept_all_domain: boolean | null;
}

/** The short form of a company, used by the careers-page, phone-finder, pronet-finder and name-to-domain answers. */
export interface CompactCompany {
  name: string | null;
  /** Registrable domain, without scheme and "www.". */
  domain: string | null;
  industry: CompanyIndustry;
  /** Seen: "nonprofit", "privately held", "public company", "partnership". */
  type: string | null;
  size: CompanySize;
  /** Followers on the professional network, 0 or more. */
  followers_count: number | null;
  location: CompanyLocation;
  social: SocialProfiles;
}

/** A company, in the full form. */
export interface Company extends CompactCompany {
  website_url: string | null;
  /** Id of the company on the professional network, as text. */
  pronet_id: string | null;
  logo_url: string | null;
  description: string | null;
  tagline: string | null;
  founded_year: number | null;
  specialties: string[];
  emails: CompanyEmail[];
  phones: PhoneEntry[];
  revenue: CompanyRevenue;
  funding: CompanyFunding;
  attributes: CompanyAttributes;
  tech_stack: string[];
  domain_info: DomainInfo;
}

const companyIndustryFields = () => ({
  name: text,
  sic_code: text,
  naics_code: text,
});

/** Schema of what a company does. */
export const companyIndustrySchema: RecordSchema<CompanyIndustry> = /* @__PURE__ */ record(
  companyIndustryFields satisfies FieldsOf<CompanyIndustry, typeof companyIndustryFields>,
);

const companySizeFields = () => ({
  employee_range: text,
  employee_count: count,
});

/** Schema of how many people a company employs. */
export const companySizeSchema: RecordSchema<CompanySize> = /* @__PURE__ */ record(
  companySizeFields satisfies FieldsOf<CompanySize, typeof companySizeFields>,
);

const companyRevenueFields = () => ({
  annual_revenue: text,
  annual_revenue_million_count: count,
});

/** Schema of what a company takes in a year. */
export const companyRevenueSchema: RecordSchema<CompanyRevenue> = /* @__PURE__ */ record(
  companyRevenueFields satisfies FieldsOf<CompanyRevenue, typeof companyRevenueFields>,
);

const companyFundingFields = () => ({
  round_type: text,
  amount: textOrNumber,
  total_funding: textOrNumber,
  funding_rounds: textOrNumber,
});

/** Schema of what a company raised. */
export const companyFundingSchema: RecordSchema<CompanyFunding> = /* @__PURE__ */ record(
  companyFundingFields satisfies FieldsOf<CompanyFunding, typeof companyFundingFields>,
);

const companyAttributesFields = () => ({
  is_investor: flag,
  is_school: flag,
});

/** Schema of the yes-or-no facts of a company. */
export const companyAttributesSchema: RecordSchema<CompanyAttributes> = /* @__PURE__ */ record(
  companyAttributesFields satisfies FieldsOf<CompanyAttributes, typeof companyAttributesFields>,
);

const domainInfoFields = () => ({
  ip: text,
  mx_hosts: text,
  email_hosting: text,
  is_accept_all_domain: flag,
});

/** Schema of what the domain of a company tells. */
export const domainInfoSchema: RecordSchema<DomainInfo> = /* @__PURE__ */ record(
  domainInfoFields satisfies FieldsOf<DomainInfo, typeof domainInfoFields>,
);

const compactCompanyFields = () => ({
  name: text,
  domain: text,
  industry: companyIndustrySchema,
  type: text,
  size: companySizeSchema,
  followers_count: count,
  location: companyLocationSchema,
  social: socialProfilesSchema,
});

/** Schema of the short form of a company. */
export const compactCompanySchema: RecordSchema<CompactCompany> = /* @__PURE__ */ record(
  compactCompanyFields satisfies FieldsOf<CompactCompany, typeof compactCompanyFields>,
);

/** A year of the common era, or null. */
const year = /* @__PURE__ */ schema(() => z.nullable(z.int().check(z.gte(1), z.lte(9999))));

const companyFields = () => ({
  ...compactCompanyFields(),
  website_url: text,
  pronet_id: text,
  logo_url: text,
  description: text,
  tagline: text,
  founded_year: year,
  specialties: texts,
  emails: z.array(companyEmailSchema),
  phones: z.array(phoneEntrySchema),
  revenue: companyRevenueSchema,
  funding: companyFundingSchema,
  attributes: companyAttributesSchema,
  tech_stack: texts,
  domain_info: domainInfoSchema,
});

/** Schema of a company in the full form. */
export const companySchema: RecordSchema<Company> = /* @__PURE__ */ record(
  companyFields satisfies FieldsOf<Company, typeof companyFields>,
);
