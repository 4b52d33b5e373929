import { expect, test } from "vitest";
import { createPersonIndex } from "../../../src/matching/index.ts";
import type { Company, Person, PersonResult } from "../../../src/models/index.ts";
import { company } from "../records.ts";

interface PersonFacts {
  name: string;
  title: string;
  level?: string;
  role?: string;
  city?: string;
  followers?: number;
  employer?: Company;
}

function person({ name, title, level, role, city, followers, employer }: PersonFacts): PersonResult {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const record: Person = {
    first_name: null,
    last_name: null,
    full_name: name,
    avatar_url: null,
    job: { headline: null, title, level: level ?? null, role: role ?? null, categories: [] },
    location: { country: "united states", state: null, city: city ?? null },
    social: { pronet_url: `https://www.linkedin.com/in/${slug}`, socialA_url: null, socialC_url: null },
    followers_count: followers ?? null,
    emails: {
      work_email: { email: null, accuracy: null, is_catch_all_email: null, service_provider: null },
      personal_email: { email: null, accuracy: null },
    },
    phones: [],
    attributes: { is_ceo: null, is_company_investor: null },
    experiences: [],
    educations: [],
    certifications: [],
    languages: [],
    publications: [],
    recommendations: [],
    service_offers: [],
    volunteering: [],
    similar_profiles: [],
  };
  return { person: record, company: employer ?? null };
}

const mill = company({ name: "Aller Mill", domain: "allermill.example", industry: "textiles", employee_count: 200 });
const loom = company({ name: "Brook Loom", domain: "brookloom.example", industry: "textiles", employee_count: 300 });
const bank = company({ name: "Cove Bank", domain: "covebank.example", industry: "banking", employee_count: 9000 });
const seed = person({
  name: "Ada Quill",
  title: "Head of Weaving Operations",
  level: "head",
  role: "operations",
  employer: mill,
});
const near = person({
  name: "Bo Marsh",
  title: "Director Weaving Operations",
  level: "director",
  role: "operations",
  employer: loom,
});
const colleague = person({
  name: "Cy Fell",
  title: "Weaving Operations Manager",
  level: "manager",
  role: "operations",
  employer: mill,
});
const far = person({ name: "Di Rowe", title: "Loan Analyst", level: "entry", role: "finance", employer: bank });
const again = person({
  name: "Ada Quill",
  title: "Head of Weaving",
  level: "head",
  role: "operations",
  employer: mill,
});
const index = createPersonIndex([far, colleague, near, seed, again]);

test("nearest first, without the seed and other records of the person", () => {
  expect(index.similar(seed).map(({ person: { full_name } }) => full_name)).toEqual(["Bo Marsh", "Cy Fell", "Di Rowe"]);
});

test("contributions add up to the score", () => {
  for (const { score, contributions } of index.similar(seed, { explain: true })) {
    expect(contributions.reduce((sum, { weight, similarity }) => sum + weight * similarity, 0)).toBeCloseTo(score, 9);
    expect(contributions.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  }
});

test("perCompany counts people of one employer", () => {
  const other = person({ name: "Eve Moor", title: "Weaving Operations Lead", level: "manager", employer: mill });
  const found = createPersonIndex([colleague, other, near]).similar(seed, { perCompany: 1 });
  expect(found.map(({ company: employer }) => employer?.name).sort()).toEqual(["Aller Mill", "Brook Loom"]);
});

test("equal scores: more followers first, then the profile", () => {
  const facts = { title: "Weaver", employer: loom };
  const people = ["Zed One", "Abe Two", "Max Three"].map((name, i) =>
    person({ ...facts, name, followers: i === 0 ? 9 : 1 }),
  );
  const found = createPersonIndex(people).similar(seed);
  expect(found.map(({ person: { full_name } }) => full_name)).toEqual(["Zed One", "Abe Two", "Max Three"]);
});

test("people without their company around them are refused by name, as records and as seeds", () => {
  const message = "item 0 is no person result { person, company }";
  expect(() => createPersonIndex([near.person as never])).toThrow(new TypeError(`createPersonIndex: ${message}`));
  expect(() => createPersonIndex([near]).similar(near.person as never)).toThrow(new TypeError(`similar: ${message}`));
});
