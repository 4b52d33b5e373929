import { expect, test } from "vitest";
import { encodePerson } from "../../../src/matching/index.ts";
import type { PersonResult } from "../../../src/models/index.ts";
import { company } from "../records.ts";

type Job = [industry: string, end: string | null, primary: boolean | null];

const EMPLOYER_INDUSTRY = 2;

function person(jobs: readonly Job[]): PersonResult {
  const experiences = jobs.map(([industry, end_date, is_primary]) => ({ company: { industry }, end_date, is_primary }));
  return { person: { experiences }, company: null } as unknown as PersonResult;
}

test.each<[string, Job[], string | null]>([
  [
    "the job marked as primary",
    [
      ["banking", null, null],
      ["retail", "2020-01", true],
    ],
    "retail",
  ],
  [
    "else the first without an end",
    [
      ["banking", "2020-01", null],
      ["retail", null, null],
    ],
    "retail",
  ],
  [
    "Present is no end",
    [
      ["banking", "2020-01", null],
      ["retail", "Present", null],
    ],
    "retail",
  ],
  ["none where all have ended", [["banking", "2020-01", null]], null],
])("the industry of somebody without a known company is that of %s", (_what, jobs, industry) => {
  expect(encodePerson(person(jobs)).categories[EMPLOYER_INDUSTRY]?.[0] ?? null).toBe(industry);
});

const ann = {
  full_name: "Ann Harlow",
  job: {
    headline: "Senior Baker and Pastry Teacher",
    title: "Head Baker",
    level: "head",
    role: "Operations",
    categories: ["baking", null],
  },
  location: { country: "germany", state: "Bayern", city: "Fürth" },
  social: { pronet_url: "linkedin.com/in/annharlow", socialA_url: null, socialC_url: null },
  followers_count: 7,
  emails: { work_email: { email: " Ann@Quillon.com " }, personal_email: { email: "" } },
  experiences: [
    { company: { name: "Marbas Ltd", industry: "Mills" }, end_date: "2019" },
    { company: { name: "Quillon", industry: "Bakeries", website: "https://quillon.com/x" }, is_primary: true },
    { company: null },
  ],
  educations: [{ school: { name: "Baking College" }, majors: "Pastry", degrees: null }, null],
  certifications: [{ name: "Master Baker", organization: "Guild of Bakers" }, null],
};
const bakery = {
  name: "Quillon Ltd",
  domain: "quillon.com",
  industry: "Bakeries",
  employee_count: 64,
  description: "Bakes bread.",
  specialties: ["Sourdough"],
};
const encoded = (person: object, employer: PersonResult["company"]): ReturnType<typeof encodePerson> =>
  encodePerson({ person, company: employer } as PersonResult);

test("all that a record says is encoded: words of the title whole, of the headline a quarter, no seniority", () => {
  const { terms, ...facts } = encoded(ann, company(bakery));
  expect(facts).toEqual({
    categories: [["head"], ["operations"], ["bakeries", null, null], [6], ["DE", "bayern", "furth"]],
    keys: ["il:bakeries|head", "lr:head|operations", "ilp:bakeries|head|DE", "lrp:head|operations|DE"],
    identities: ["profile linkedin.com/in/annharlow", "email ann@quillon.com", "name ann harlow at quillon.com"],
    group: "quillon.com",
    followers: 7,
    tieBreak: "linkedin.com/in/annharlow",
  });
  expect(terms.map((list) => list?.terms)).toEqual([
    ["baker", "pastry", "teacher"],
    ["food products"],
    ["sourdough"],
    ["baking colleg", "pastry"],
    ["baking", "guild of baker", "master baker"],
    ["marbas", "quillon"],
  ]);
  expect(terms[0]?.counts).toEqual([16, 4, 4]);
});

test("without a company the job tells the employer, and of nothing nothing is told", () => {
  expect(encoded(ann, null)).toMatchObject({
    categories: [["head"], ["operations"], ["bakeries", null, null], null, ["DE", "bayern", "furth"]],
    group: "quillon.com",
  });
  const job = { company: { name: "Quillon Ltd" }, is_primary: true };
  expect(encoded({ full_name: "Ann Harlow", experiences: [job] }, null)).toMatchObject({
    identities: ["name ann harlow at quillon"],
    group: "quillon",
    tieBreak: "ann harlow",
  });
  expect(encoded({}, null)).toMatchObject({ keys: [], identities: [], group: null, followers: -1, tieBreak: "" });
});
