import type { CompanyEmail } from "./email.ts";
import type { CompanyLocation } from "./location.ts";
import type { PhoneEntry } from "./phone.ts";
import type { SocialProfiles } from "./social.ts";

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
