import type {
  Certification,
  CompactCompany,
  Company,
  CompanyEmail,
  Education,
  Experience,
  LocalBusiness,
  Person,
  PhoneEntry,
} from "../models/index.ts";
import type { FieldPlan } from "./field-plan.ts";

const SEAT = {
  country: "label",
  country_code: "line",
  state: "label",
  city: "label",
  address: "street",
  postal_code: "line",
} as const;

const PROFILES = {
  pronet: "profile",
  socialA: "profile",
  socialB: "profile",
  socialC: "profile",
  videoA: "profile",
  videoB: "profile",
} as const;

const ORGANIZATION = {
  name: "label",
  id: "line",
  pronet_url: "profile",
  pronet_id: "line",
  socialA_url: "profile",
  socialC_url: "profile",
  website: "line",
  job_company_id_store: "line",
} as const;

const PARTS = {
  name: "label",
  locality: "label",
  region: "label",
  country: "label",
  continent: "label",
  postal_code: "line",
} as const;

export const PHONE_PLAN: FieldPlan<PhoneEntry> = { phone: "line", type: "line" };

export const COMPANY_EMAIL_PLAN: FieldPlan<CompanyEmail> = { email: "email", type: "label" };

export const COMPACT_COMPANY_PLAN: FieldPlan<CompactCompany> = {
  name: "label",
  domain: "line",
  industry: { name: "label", sic_code: "line", naics_code: "line" },
  type: "label",
  size: { employee_range: "line" },
  location: SEAT,
  social: PROFILES,
};

export const COMPANY_PLAN: FieldPlan<Company> = {
  ...COMPACT_COMPANY_PLAN,
  website_url: "line",
  pronet_id: "line",
  logo_url: "line",
  description: "text",
  tagline: "text",
  specialties: "label",
  emails: COMPANY_EMAIL_PLAN,
  phones: PHONE_PLAN,
  revenue: { annual_revenue: "line" },
  tech_stack: "label",
  domain_info: { ip: "line", mx_hosts: "line", email_hosting: "line" },
};

export const LOCAL_BUSINESS_PLAN: FieldPlan<LocalBusiness> = {
  name: "label",
  industry: "label",
  naics_code: "line",
  sic_code: "line",
  website_url: "line",
  domain: "line",
  phone: "line",
  phone_type: "line",
  email: "email",
  location: SEAT,
  social: PROFILES,
};

export const EXPERIENCE_PLAN: FieldPlan<Experience> = {
  company: {
    ...ORGANIZATION,
    size: "line",
    industry: "label",
    location: { ...PARTS, metro: "label", street_address: "label", address_line_2: "label", geo: "line" },
  },
  title: { name: "label", role: "label", levels: "label" },
};

export const EDUCATION_PLAN: FieldPlan<Education> = {
  school: { ...ORGANIZATION, type: "label", location: PARTS },
  degrees: "line",
  majors: "line",
};

export const CERTIFICATION_PLAN: FieldPlan<Certification> = {
  name: "label",
  organization: "label",
  license_number: "line",
  url: "line",
};

export const PERSON_PLAN: FieldPlan<Person> = {
  first_name: "person",
  last_name: "person",
  full_name: "person",
  avatar_url: "line",
  job: { headline: "text", title: "label", level: "label", role: "label", categories: "label" },
  location: { country: "label", state: "label", city: "label" },
  social: { pronet_url: "profile", socialA_url: "profile", socialC_url: "profile" },
  emails: { work_email: { email: "email", service_provider: "line" }, personal_email: { email: "email" } },
  phones: PHONE_PLAN,
  experiences: EXPERIENCE_PLAN,
  educations: EDUCATION_PLAN,
  certifications: CERTIFICATION_PLAN,
  languages: { name: "label", proficiency: "line" },
  publications: { title: "line", publisher: "line", url: "line", summary: "text" },
  recommendations: { recommender_name: "person", recommender_url: "profile", text: "text" },
  volunteering: { role: "label", organization: "label", cause: "line" },
  similar_profiles: { pronet_url: "profile" },
};
