import type { Company } from "../../models/index.ts";
import type { CompanyEntry } from "../record-store.ts";

/** What the sample says of a company; everything else is null or empty. */
interface CompanyFacts {
  readonly name: string;
  readonly domain: string;
  readonly followers: number;
  readonly country: readonly [name: string, code: string, city: string];
  readonly industry: readonly [name: string, sic: string, naics: string];
  readonly employees: readonly [range: string, count: number];
  readonly specialties: readonly string[];
  readonly technologies?: readonly string[];
  readonly description?: string;
  readonly aliases?: readonly string[];
  readonly address?: string;
  readonly website?: string;
}

const US = ["united states", "US", "austin"] as const;
const GB = ["united kingdom", "GB", "london"] as const;
const DE = ["germany", "DE", "berlin"] as const;
const SOFTWARE = ["computer software", "7372", "513210"] as const;
const CATERING = ["restaurants", "5812", "722511"] as const;

const COMPANIES: readonly CompanyFacts[] = [
  {
    name: "Tallow Ledger Inc",
    domain: "tallowledger.example",
    followers: 900,
    country: US,
    industry: SOFTWARE,
    employees: ["201-500", 320],
    specialties: ["billing", "invoicing"],
    technologies: ["react", "postgresql"],
    description: "billing software for small firms",
    address: "500 w 2nd st",
  },
  {
    name: "Quorra GmbH",
    domain: "quorra.example",
    followers: 50,
    country: DE,
    industry: SOFTWARE,
    employees: ["11-50", 30],
    specialties: ["billing"],
    technologies: ["react"],
    description: "billing for workshops",
  },
  {
    name: "Quorra Ltd",
    domain: "quorra-london.example",
    followers: 70,
    country: GB,
    industry: CATERING,
    employees: ["11-50", 40],
    specialties: ["catering"],
    description: "catering for offices",
  },
  {
    name: "Bramble Invoices LLC",
    domain: "brambleinvoices.example",
    followers: 400,
    country: US,
    industry: SOFTWARE,
    employees: ["51-200", 120],
    specialties: ["invoicing", "payroll"],
    technologies: ["react"],
    description: "invoicing software for small firms",
  },
  {
    name: "Sable Payroll Inc",
    domain: "sablepayroll.example",
    followers: 300,
    country: US,
    industry: SOFTWARE,
    employees: ["51-200", 90],
    specialties: ["payroll"],
    technologies: ["postgresql"],
    description: "payroll software",
  },
  {
    name: "Copper Kettle Catering",
    domain: "copperkettle.example",
    followers: 20,
    country: GB,
    industry: CATERING,
    employees: ["1-10", 8],
    specialties: ["catering", "banquets"],
    aliases: ["The Kettle"],
    description: "catering for events",
  },
  {
    name: "Tallow Ledger Deutschland",
    domain: "tallowledger.example",
    followers: 10,
    country: DE,
    industry: SOFTWARE,
    employees: ["1-10", 5],
    specialties: ["billing"],
    description: "billing software",
  },
  {
    name: "Copper Kettle Shop",
    domain: "shop.copperkettle.example",
    followers: 600,
    country: GB,
    industry: CATERING,
    employees: ["1-10", 3],
    specialties: ["kitchenware"],
    description: "kettles and pans",
    website: "https://mall.example/kettles",
  },
];

function company(facts: CompanyFacts, place: number): CompanyEntry {
  const [country, country_code, city] = facts.country;
  const [name, sic_code, naics_code] = facts.industry;
  const [employee_range, employee_count] = facts.employees;
  const slug = facts.domain.split(".")[0];
  const record: Company = {
    name: facts.name,
    domain: facts.domain,
    industry: { name, sic_code, naics_code },
    type: "privately held",
    size: { employee_range, employee_count },
    followers_count: facts.followers,
    location: {
      country,
      country_code,
      state: null,
      city,
      address: facts.address ?? null,
      postal_code: null,
      latitude: null,
      longitude: null,
    },
    social: {
      pronet: `https://www.linkedin.com/company/${slug}-${place}`,
      socialA: null,
      socialB: null,
      socialC: null,
      videoA: null,
      videoB: null,
    },
    website_url: facts.website ?? `https://www.${facts.domain}/`,
    pronet_id: String(4000 + place),
    logo_url: null,
    description: facts.description ?? null,
    tagline: null,
    founded_year: 2000 + place,
    specialties: [...facts.specialties],
    emails: [],
    phones: [{ phone: "+1 212 555 0123", is_verify: true, type: null }],
    revenue: { annual_revenue: null, annual_revenue_million_count: null },
    funding: { round_type: null, amount: null, total_funding: null, funding_rounds: null },
    attributes: { is_investor: null, is_school: false },
    tech_stack: [...(facts.technologies ?? [])],
    domain_info: { ip: null, mx_hosts: null, email_hosting: null, is_accept_all_domain: null },
  };
  const extras = { careers_page_url: `https://${facts.domain}/jobs`, offers_free_trial: place % 2 === 0 };
  return facts.aliases === undefined ? { ...record, ...extras } : { ...record, ...extras, aliases: [...facts.aliases] };
}

/** Companies of the sample, with ties, sisters and gaps. */
export function sampleCompanies(): CompanyEntry[] {
  return COMPANIES.map(company);
}
