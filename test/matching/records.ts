import type { Company } from "../../src/models/index.ts";

/** What a test says of a company; the rest is null. */
export interface CompanyFacts {
  name: string | null;
  domain?: string | null;
  industry?: string | null;
  naics_code?: string | null;
  type?: string | null;
  employee_count?: number | null;
  employee_range?: string | null;
  followers_count?: number | null;
  country_code?: string | null;
  country?: string | null;
  state?: string | null;
  city?: string | null;
  address?: string | null;
  postal_code?: string | null;
  description?: string | null;
  tagline?: string | null;
  founded_year?: number | null;
  specialties?: string[];
  tech_stack?: string[];
  annual_revenue?: string | null;
  annual_revenue_million_count?: number | null;
}

/** A full company record from a few facts. */
export function company(facts: CompanyFacts): Company {
  const { name, domain = null } = facts;
  return {
    name,
    domain,
    industry: { name: facts.industry ?? null, sic_code: null, naics_code: facts.naics_code ?? null },
    type: facts.type ?? null,
    size: { employee_range: facts.employee_range ?? null, employee_count: facts.employee_count ?? null },
    followers_count: facts.followers_count ?? null,
    location: {
      country: facts.country ?? null,
      country_code: facts.country_code ?? null,
      state: facts.state ?? null,
      city: facts.city ?? null,
      address: facts.address ?? null,
      postal_code: facts.postal_code ?? null,
      latitude: null,
      longitude: null,
    },
    social: {
      pronet: domain === null ? null : `https://www.linkedin.com/company/${domain}`,
      socialA: null,
      socialB: null,
      socialC: null,
      videoA: null,
      videoB: null,
    },
    website_url: domain === null ? null : `https://${domain}`,
    pronet_id: null,
    logo_url: null,
    description: facts.description ?? null,
    tagline: facts.tagline ?? null,
    founded_year: facts.founded_year ?? null,
    specialties: facts.specialties ?? [],
    emails: [],
    phones: [],
    revenue: {
      annual_revenue: facts.annual_revenue ?? null,
      annual_revenue_million_count: facts.annual_revenue_million_count ?? null,
    },
    funding: { round_type: null, amount: null, total_funding: null, funding_rounds: null },
    attributes: { is_investor: null, is_school: false },
    tech_stack: facts.tech_stack ?? [],
    domain_info: { ip: null, mx_hosts: null, email_hosting: null, is_accept_all_domain: null },
  };
}
