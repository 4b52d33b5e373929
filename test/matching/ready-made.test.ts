import { describe, expect, test } from "vitest";
import { companyMatcher, localBusinessMatcher, personMatcher } from "../../src/matching/index.ts";
import { type Company, type LocalBusiness, type Person, readRecord } from "../../src/models/index.ts";

function read<T>(kind: "company" | "local_business" | "person", value: object): T {
  const answer = readRecord(kind, value);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.record as T;
}

const business = (value: object): LocalBusiness => read("local_business", value);
const company = (value: object): Company => read("company", value);
const person = (value: object): Person => read("person", value);

const bakery = business({
  name: "Blue Door Bakery",
  domain: "bluedoorbakery.com",
  phone: "+13125550142",
  location: {
    country: "united states",
    country_code: "US",
    city: "Chicago",
    address: "118 W Adams St",
    postal_code: "60603",
  },
  coordinates: { lat: 41.8794, lng: -87.6312 },
});

describe("localBusinessMatcher", () => {
  test.each([
    [
      "written otherwise",
      {
        name: "The Blue Door Bakery, LLC",
        location: { city: "chicago", address: "118 West Adams Street", postal_code: "60603" },
      },
    ],
    [
      "with another phone",
      { name: "Blue Door Bakery", phone: "+13125550199", location: bakery.location, coordinates: bakery.coordinates },
    ],
    ["by phone and name alone", { name: "Blue Door Bakery & Cafe", phone: "(312) 555-0142" }],
  ])("the same business %s", (_how, value) => {
    expect(localBusinessMatcher.compare(bakery, business(value)).probability).toBeGreaterThan(0.5);
  });

  test.each([
    [
      "a branch in the same town",
      {
        name: "Blue Door Bakery",
        domain: "bluedoorbakery.com",
        phone: "+13125550177",
        location: { city: "Chicago", address: "4011 N Damen Ave", postal_code: "60618" },
        coordinates: { lat: 41.955, lng: -87.6788 },
      },
    ],
    [
      "a branch in another town, of which no position is known",
      {
        name: "Blue Door Bakery",
        domain: "bluedoorbakery.com",
        phone: "+12175550177",
        location: { city: "Springfield", address: "77 Lake Shore Dr", postal_code: "62701" },
      },
    ],
    [
      "a neighbour",
      {
        name: "Adams Street Dental",
        phone: "+13125550188",
        location: { city: "Chicago", address: "120 W Adams St", postal_code: "60603" },
        coordinates: { lat: 41.8794, lng: -87.6314 },
      },
    ],
    [
      "another tenant of the house",
      { name: "Loop Dental Care", phone: "+13125550189", location: bakery.location, coordinates: bakery.coordinates },
    ],
  ])("not %s", (_how, value) => {
    expect(localBusinessMatcher.compare(bakery, business(value)).probability).toBeLessThan(0.5);
  });

  test("finds the duplicates of a list and explains them", () => {
    const rows = [
      bakery,
      business({ name: "Harbour Cycles", location: { city: "Boston", address: "9 Pier Rd" } }),
      business({
        name: "Blue Door Bakery LLC",
        phone: "312-555-0142",
        location: { city: "Chicago", address: "118 West Adams" },
      }),
    ];
    const { clusters, explain } = localBusinessMatcher.duplicates(rows);
    expect(clusters).toEqual([[0, 2]]);
    expect(explain(0, 2).evidence.find((part) => part.field === "phone")?.level).toBe("exact");
  });
});

test("a company meets its trade name: by name in a town or near a position", () => {
  const at = (name: string, location: object): object => ({ name, location });
  const owner = at("Quillon Foods Corp DBA Blue Door Bakery", { city: "Chicago", postal_code: "60603" });
  const shop = at("Blue Door Bakery", { city: "Chicago", postal_code: "60603" });
  const unlike = at("Red Gate Bakery", { city: "Chicago", postal_code: "60603" });
  for (const matcher of [companyMatcher, localBusinessMatcher]) {
    const rows = [owner, shop, unlike].map((value) => (matcher === companyMatcher ? company(value) : business(value)));
    const { clusters, explain } = (matcher as typeof companyMatcher).duplicates(rows as Company[]);
    expect(clusters).toEqual([[0, 1]]);
    expect(explain(0, 1).evidence[0]?.weight).toBeGreaterThan(3);
  }
  const near = { lat: 41.88001, lng: -87.63 };
  const rows = ["Quillon Foods Corp DBA Blue Door Bakery", "Blue Door Bakery"].map((name) =>
    business({ name, coordinates: near }),
  );
  expect(localBusinessMatcher.duplicates(rows).clusters).toEqual([[0, 1]]);
});

test("a business is known by its website, and near the edge of a cell by its place", () => {
  const site = business({ name: "Quillon", website_url: "https://quillon.com/contact" });
  const { evidence } = localBusinessMatcher.compare(site, business({ name: "Quillon", domain: "quillon.com" }));
  expect(evidence.find(({ field }) => field === "domain")?.level).toBe("exact");
  const at = (name: string, lat: number, lng: number): LocalBusiness => business({ name, coordinates: { lat, lng } });
  const rows = [
    at("Blue Door Bakery", 41.87999, -87.63),
    at("Blue Door Bakery", 41.88001, -87.63),
    at("Red Gate Bakery", 41.88001, -87.63),
    at("Green Hatch Bakery", 41.885, -87.64001),
    at("Green Hatch Bakery", 41.885, -87.63999),
    business({ name: "Green Hatch Bakery" }),
  ];
  const { pairs } = localBusinessMatcher.duplicates(rows, { threshold: 0.01 });
  expect(pairs.map(({ a, b }) => [a, b])).toEqual([
    [0, 1],
    [3, 4],
  ]);
});

describe("companyMatcher", () => {
  const acme = company({
    name: "Acme Robotics Inc.",
    domain: "acmerobotics.com",
    location: { country_code: "US", city: "Austin" },
  });

  test.each([
    ["by domain", { name: "ACME ROBOTICS", website_url: "https://www.acmerobotics.com/about" }],
    ["by name and town", { name: "Acme Robotics Incorporated", location: { country_code: "US", city: "Austin" } }],
  ])("the same company %s", (_how, value) => {
    expect(companyMatcher.compare(acme, company(value)).probability).toBeGreaterThan(0.5);
  });

  test("not a company of another name in the same town", () => {
    const other = company({
      name: "Apex Robotics Inc.",
      domain: "apexrobotics.com",
      location: { country_code: "US", city: "Austin" },
    });
    expect(companyMatcher.compare(acme, other).probability).toBeLessThan(0.5);
  });
});

describe("personMatcher", () => {
  const jane = person({
    first_name: "Jane",
    last_name: "Okafor",
    location: { city: "leeds", country: "united kingdom" },
    emails: { work_email: { email: "jane.okafor@northmill.co.uk" }, personal_email: { email: null } },
    social: { pronet_url: "https://www.linkedin.com/in/janeokafor" },
  });

  test.each([
    ["by e-mail", { full_name: "Okafor, Jane", emails: { work_email: { email: "Jane.Okafor@northmill.co.uk" } } }],
    [
      "by profile",
      { first_name: "Janie", last_name: "Okafor-Hill", social: { pronet_url: "linkedin.com/in/janeokafor/" } },
    ],
  ])("the same person %s", (_how, value) => {
    expect(personMatcher.compare(jane, person(value)).probability).toBeGreaterThan(0.5);
  });

  test.each([
    [
      "of the same name with another profile elsewhere",
      {
        first_name: "Jane",
        last_name: "Okafor",
        location: { city: "lagos", country: "nigeria" },
        social: { pronet_url: "linkedin.com/in/jane-okafor-9" },
      },
    ],
    [
      "at the same company",
      {
        first_name: "Peter",
        last_name: "Marsh",
        location: { city: "leeds", country: "united kingdom" },
        emails: { work_email: { email: "peter.marsh@northmill.co.uk" } },
      },
    ],
  ])("not a person %s", (_how, value) => {
    expect(personMatcher.compare(jane, person(value)).probability).toBeLessThan(0.5);
  });
});

test("the whole name, the personal e-mail address and the employer of the primary job are compared", () => {
  const personal = { personal_email: { email: "ann@harlow.example" } };
  const jobs = [{ company: { name: "Marbas Ltd" } }, { company: { name: "Quillon" }, is_primary: true }];
  const ann = person({ full_name: "Ann Harlow", emails: personal, experiences: jobs });
  const level = (other: object, name: string): string | undefined =>
    personMatcher.compare(ann, person(other)).evidence.find(({ field }) => field === name)?.level;
  expect(level({ first_name: "Ann", last_name: "Harlow" }, "name")).toBe("given_exact,family_exact");
  expect(level({ last_name: "Harlow" }, "name")).toBe("given_missing,family_exact");
  expect(level({ first_name: "Ann" }, "name")).toBe("given_exact,family_missing");
  expect(level({ emails: personal }, "personal_email")).toBe("exact");
  expect(level({ emails: { work_email: personal.personal_email } }, "work_email")).toBe("missing");
  expect(level({ experiences: [{ company: { name: "Quillon Inc." } }, jobs[0]] }, "employer")).toBe("exact");
});

const GIVEN = ["Ann", "Boris", "Carla", "Dmitri", "Elena", "Farid", "Gustav", "Hiroshi"];
const FAMILY = ["Harlow", "Lindqvist", "Moretti", "Nakamura", "Petrov"];

test("relatives with one phone are two persons, a pet name is one", () => {
  const at = (first_name: string, last_name: string, i: number): Person =>
    person({
      first_name,
      last_name,
      phones: [{ phone: `+1312555${1000 + ((i * 7919) % 8999)}` }],
      location: { city: "chicago", country: "united states" },
    });
  const others = Array.from({ length: 40 }, (_, i) => at(GIVEN[i % 8] as string, FAMILY[i >> 3] as string, i));
  const rows = [at("Margaret", "Okafor", 99), at("Walter", "Okafor", 99), at("Peggy", "Okafor", 99), ...others];
  expect(personMatcher.duplicates(rows).clusters).toEqual([[0, 2]]);
});

test("blank parts of a name and an entry without a number hide nothing", () => {
  const ann = person({ full_name: "Ann Harlow", phones: [{ phone: "+13125550142" }] });
  const blank = { ...ann, first_name: "", last_name: " ", phones: [{ phone: null }, { phone: "312-555-0142" }] };
  const { evidence } = personMatcher.compare(ann, blank as Person);
  expect(evidence.find(({ field }) => field === "name")?.level).toBe("given_exact,family_exact");
  expect(evidence.find(({ field }) => field === "phone")?.level).toBe("exact");
});

test("any of several phones of two records is evidence, whichever stands first", () => {
  const ann = { first_name: "Ann", last_name: "Lee", phones: ["+12125550123", "+14155550188"] };
  const other = { ...ann, phones: ["+16465550101", "+12125550123"] };
  const level = personMatcher
    .compare(person(ann), person(other))
    .evidence.find(({ field }) => field === "phone")?.level;
  expect(level).toBe("exact");
  const anna = person({ ...other, first_name: "Anna", last_name: "Leigh" });
  expect(personMatcher.duplicates([person(ann), anna], { threshold: 0.01 }).pairs).toHaveLength(1);
  const acme = { name: "Acme", phones: ["+12125550123", "+14155550188"] };
  const akme = company({ ...acme, name: "Akme Tools", phones: ["+14155550188"] });
  expect(companyMatcher.duplicates([company(acme), akme], { threshold: 0.001 }).pairs).toHaveLength(1);
});

test.each([
  [{ country: "United States", country_code: null }, { country: null, country_code: "US" }, "exact"],
  [{ country: "usa", country_code: null }, { country: "united states", country_code: "us" }, "exact"],
  [{ country: "Germany", country_code: "US" }, { country: null, country_code: "US" }, "exact"],
  [{ country: "Freedonia", country_code: "ZZ" }, { country: "FREEDONIA", country_code: null }, "exact"],
  [{ country: "Germany", country_code: null }, { country: null, country_code: "US" }, "different"],
])("the country of a company is read, its code first: %j, %j", (a, b, level) => {
  const { evidence } = companyMatcher.compare(company({ location: a }), company({ location: b }));
  expect(evidence.find(({ field }) => field === "country")?.level).toBe(level);
});

test("a job that has ended is no employer, and a country counts in any notation", () => {
  const past = { company: { name: "Alder Foods" }, end_date: "2019-05" };
  const now = { company: { name: "Pym Dental" }, end_date: "Present" };
  const who = (country: string, ...experiences: object[]): Person =>
    person({ full_name: "Ann Harlow", location: { country }, experiences });
  const levels = (a: Person, b: Person): Record<string, string> =>
    Object.fromEntries(personMatcher.compare(a, b).evidence.map(({ field, level }) => [field, level]));
  expect(levels(who("US", past, now), who("united states", now))).toMatchObject({
    country: "exact",
    employer: "exact",
  });
  expect(levels(who("US", past), who("Germany", past))).toMatchObject({ country: "different", employer: "missing" });
});
