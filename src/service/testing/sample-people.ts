import type { Person } from "../../models/index.ts";
import type { CompanyEntry } from "../record-store.ts";

const LEVELS = ["senior", "cxo", "entry", "manager", "intern", "director", null] as const;
const TITLES = [
  "software engineer",
  "chief executive officer",
  "account executive",
  "engineering manager",
  "intern",
  "director of sales",
  "adviser",
] as const;
const FIRST = ["ada", "ben", "clara", "david", "elena", "frank", "grace", "henry", "iris", "jonas"] as const;
const LAST = ["abbot", "becker", "carver", "dalton", "ellis", "foster", "garner"] as const;
/** People of the sample; 30 of them work at the first company, more than a page holds. */
const PEOPLE = 45;
const AT_FIRST_COMPANY = 30;

function person(place: number, employer: CompanyEntry): Person {
  const first = FIRST[place % FIRST.length] ?? "";
  const last = LAST[place % LAST.length] ?? "";
  const level = LEVELS[place % LEVELS.length] ?? null;
  const title = TITLES[place % TITLES.length] ?? null;
  const { name, size, founded_year, industry, social, pronet_id, domain, location } = employer;
  return {
    first_name: first,
    last_name: last,
    full_name: `${first} ${last}`,
    avatar_url: null,
    job: { headline: null, title, level, role: place % 2 === 0 ? "engineering" : "sales", categories: [] },
    location: { country: location.country, state: location.state, city: location.city },
    social: {
      pronet_url: `https://www.linkedin.com/in/${first}-${last}-${place}`,
      socialA_url: null,
      socialC_url: null,
    },
    followers_count: place,
    emails: {
      work_email: {
        email: place % 5 === 4 ? null : `${first}.${last}.${place}@${domain}`,
        accuracy: 90,
        is_catch_all_email: false,
        service_provider: null,
      },
      personal_email: { email: place % 3 === 0 ? `${first}${place}@mail.example` : null, accuracy: "70" },
    },
    phones: [],
    attributes: { is_ceo: level === "cxo", is_company_investor: false },
    experiences: [
      {
        company: {
          name,
          size: size.employee_range,
          id: null,
          founded: founded_year,
          industry: industry.name,
          location: null,
          pronet_url: social.pronet,
          pronet_id,
          socialA_url: null,
          socialC_url: null,
          website: domain,
          job_company_id_store: null,
        },
        title: { name: title, role: null, levels: level },
        start_date: "2019-03",
        end_date: null,
        is_primary: true,
      },
    ],
    educations: [],
    certifications: [],
    languages: [],
    publications: [],
    recommendations: [],
    service_offers: [],
    volunteering: [],
    similar_profiles: [],
  };
}

/** People of the sample and where they work. */
export function samplePeople(companies: readonly CompanyEntry[]): Person[] {
  return Array.from({ length: PEOPLE }, (_, place) => {
    const employer = companies[place < AT_FIRST_COMPANY ? 0 : place % companies.length];
    if (employer === undefined) throw new RangeError("the sample has no company");
    return person(place, employer);
  });
}
