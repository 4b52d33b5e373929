import { describe, expect, test } from "vitest";
import type { Company, LocalBusiness, Person } from "../../src/models/index.ts";
import { clean, rules } from "./cleaned-record.ts";

describe("letter case", () => {
  const company = {
    name: "Northwind GmbH",
    type: "Privately Held",
    industry: { name: "Computer Software" },
    specialties: ["Billing", "ERP"],
    tech_stack: ["React", "SAP"],
    description: "We build ERP.\nIn Vienna.",
    tagline: "ERP for All",
    pronet_id: "AbC",
    location: { city: "Wien" },
    emails: [{ email: "Jo.Lee@Northwind.example" }],
  };

  test("labels are lower case, prose, ids and local parts stay", () => {
    expect(clean("company", company)).toMatchObject({
      ...company,
      name: "northwind gmbh",
      type: "privately held",
      industry: { name: "computer software" },
      specialties: ["billing", "erp"],
      tech_stack: ["react", "sap"],
      location: { city: "wien" },
      emails: [{ email: "Jo.Lee@northwind.example" }],
    });
  });

  test("keep leaves all of it", () => {
    expect(clean("company", company, { letterCase: "keep" })).toMatchObject({
      ...company,
      emails: [{ email: "Jo.Lee@northwind.example" }],
    });
  });

  test("titles, levels and roles of a person", () => {
    const person = clean("person", {
      job: { headline: "VP Sales @ Acme", title: "VP Sales", level: "VP", role: "Sales", categories: ["Retail"] },
      experiences: [{ title: { name: "Sales Lead", role: "Sales", levels: ["Senior"] }, company: { name: "Acme" } }],
    });
    expect(person.job).toEqual({
      headline: "VP Sales @ Acme",
      title: "vp sales",
      level: "vp",
      role: "sales",
      categories: ["retail"],
    });
    expect(person.experiences[0]).toMatchObject({
      title: { name: "sales lead", levels: ["senior"] },
      company: { name: "acme" },
    });
  });
});

describe("location", () => {
  test.each<[object, object]>([
    [{ country: "USA" }, { country: "united states", country_code: "US" }],
    [{ country_code: "de" }, { country: "germany", country_code: "DE" }],
    [{ country_code: "UK" }, { country: "united kingdom", country_code: "GB" }],
    [
      { country: "France", country_code: "DE" },
      { country: "france", country_code: "DE" },
    ],
    [{ country: "Atlantis" }, { country: "atlantis", country_code: null }],
    [{ country: "US", state: "CA" }, { state: "california" }],
    [{ country: "Germany", state: "CA" }, { state: "ca" }],
    [{ country_code: "GB", postal_code: "wc2h9jw" }, { postal_code: "WC2H 9JW" }],
    [{ country: "US", postal_code: "2134" }, { postal_code: "02134" }],
    [{ country: "US", address: "12 Oak Street, Suite 4" }, { address: "12 oak st ste 4" }],
    [
      { country: "DE", address: "Werk Nord GmbH\n Torstraße 12\n10119 Berlin" },
      { address: "werk nord gmbh torstraße 12 10119 berlin" },
    ],
    [{ country: "DE", address: "Torstraße 12" }, { address: "torstraße 12" }],
    [
      { country: "US", city: "N/A", address: " " },
      { city: null, address: null },
    ],
  ])("%j", (location, want) => {
    expect(clean("company", { location }).location).toMatchObject(want);
  });

  test("keep writes new words like their neighbours", () => {
    const cleaned = (address: string): string | null =>
      clean("company", { location: { country: "US", address } }, { letterCase: "keep" }).location.address;
    expect(cleaned("12 Oak Street, Suite 4")).toBe("12 Oak St Ste 4");
    expect(cleaned("12 OAK STREET")).toBe("12 OAK ST");
  });
});

describe("domain", () => {
  test.each<[Partial<Company> | object, string | null]>([
    [{ domain: "https://www.Acme.com/en" }, "acme.com"],
    [{ website_url: "https://www.shop.acme.co.uk/en" }, "acme.co.uk"],
    [
      { website_url: "https://facebook.com/acme", emails: [{ email: "jo@gmail.com" }, { email: "jo@mail.acme.de" }] },
      "acme.de",
    ],
    [{ emails: [{ email: "jo@gmail.com" }] }, null],
    [{ domain: "facebook.com", website_url: "https://acme.com" }, "facebook.com"],
    [{ domain: "facebook.com", website_url: "https://www.facebook.com/" }, "facebook.com"],
    [{ domain: "facebook.com", website_url: "https://m.facebook.com/acme" }, null],
    [{ domain: "facebook.com/acme" }, null],
    [{ domain: "jo@gmail.com" }, null],
    [{ domain: "jo@gmail.com", emails: [{ email: "jo@acme.de" }] }, "acme.de"],
    [{ domain: "jo@mail.acme.de" }, "acme.de"],
    [{ domain: "gmail.com" }, "gmail.com"],
    [{ domain: "linkedin.com", website_url: "linkedin.com/company/a", emails: [{ email: "a@acme.de" }] }, "acme.de"],
    [{ domain: "yahoo.com", website_url: "https://www.yahoo.com/about" }, "yahoo.com"],
  ])("%j", (fields, domain) => {
    expect(clean("company", fields).domain).toBe(domain);
  });

  test("of a local business by its e-mail address", () => {
    expect(clean("local_business", { email: "hello@bakery.fr" } as Partial<LocalBusiness>).domain).toBe("bakery.fr");
  });
});

test("e-mail addresses of a company stand once, by the entry that is surest", () => {
  const entry = (email: string | null, accuracy: number | null): object => ({ email, accuracy });
  const emails = [entry("Info@Acme.com", 50), entry("a@acme.com", null), entry("info@acme.com", 90), entry(null, 99)];
  expect(clean("company", { emails }).emails.map(({ email, accuracy }) => [email, accuracy])).toEqual([
    ["info@acme.com", 90],
    ["a@acme.com", null],
  ]);
  expect(rules("company", { emails })).toContain("emails: duplicate");
  const once = clean("company", { emails: [entry("a@b.com", 1), entry("c@b.com", 2)] });
  expect(once.emails).toHaveLength(2);
});

test("a text that holds several addresses is one entry an address", () => {
  const emails = [{ email: "a@acme.com; b@acme.com, N/A", accuracy: 80 }, { email: "ask a@acme.com" }];
  expect(clean("company", { emails }).emails.map(({ email, accuracy }) => [email, accuracy])).toEqual([
    ["a@acme.com", 80],
    ["b@acme.com", 80],
    ["ask a@acme.com", null],
  ]);
  expect(rules("company", { emails })).toContain("emails.0: several-values");
});

describe("size", () => {
  test.each([
    [0, null],
    [1, "1-10"],
    [10, "1-10"],
    [11, "11-50"],
    [5000, "1001-5000"],
    [5001, "5001-10000"],
    [10_001, "10001+"],
  ])("of %i people is %s", (employee_count, range) => {
    expect(clean("company", { size: { employee_count } }).size.employee_range).toBe(range);
  });

  test("a stated bucket stays", () => {
    expect(clean("company", { size: { employee_count: 7, employee_range: "51-200" } }).size.employee_range).toBe(
      "51-200",
    );
  });
});

describe("phones", () => {
  test("one entry a number, verified and typed by any of them", () => {
    const phones = [
      { phone: "(212) 555-0123", is_verify: false, type: null },
      { phone: "+1 212 555 0199", is_verify: null, type: null },
      { phone: "1-212-555-0123", is_verify: true, type: "work" },
      { phone: "call the desk", is_verify: null, type: null },
      { phone: null, is_verify: null, type: null },
    ];
    expect(clean("company", { location: { country: "US" }, phones }).phones).toEqual([
      { phone: "+12125550123", is_verify: true, type: "work" },
      { phone: "+12125550199", is_verify: null, type: null },
      { phone: "call the desk", is_verify: null, type: null },
    ]);
  });

  test("a text that holds several is one entry a number", () => {
    const phones = ["212-555-0123 / 0199", { phone: "212-555-0123 x5; 917-555-0100", is_verify: true, type: "work" }];
    expect(clean("person", { location: { country: "US" }, phones }).phones).toEqual([
      "+12125550123",
      "+12125550199",
      { phone: "+12125550123;ext=5", is_verify: true, type: "work" },
      { phone: "+19175550100", is_verify: true, type: "work" },
    ]);
  });

  test("texts and entries of a person together", () => {
    const phones = [
      "(212) 555-0123",
      { phone: "+12125550123", is_verify: true, type: null },
      "212 555 0199",
      "+12125550199",
    ];
    expect(clean("person", { location: { country: "united states" }, phones }).phones).toEqual([
      { phone: "+12125550123", is_verify: true, type: null },
      "+12125550199",
    ]);
  });

  test("of a number that no country tells, the entry is kept and not the bare text", () => {
    const entry = { phone: "(0171) 555-0123", is_verify: true, type: "work", line: 2 };
    expect(clean("person", { phones: ["0171 555 0123", entry, "0171 5550124"] }).phones).toEqual([
      entry,
      "0171 5550124",
    ]);
  });

  test("the country of the record goes before the option", () => {
    const business = { phone: "020 7946 0018", location: { country_code: "GB" } };
    expect(clean("local_business", business, { country: "US" })).toMatchObject({
      phone: "+442079460018",
      phone_type: "FIXED_LINE",
    });
    expect(clean("phone", { phone: "020 7946 0018" }, { country: "United Kingdom" }).phone).toBe("+442079460018");
  });
});

describe("names", () => {
  test.each<[Partial<Person>, object]>([
    [{ full_name: "DR. JOHN  SMITH, PhD" }, { full_name: "john smith", first_name: "john", last_name: "smith" }],
    [{ first_name: "JOHN", last_name: "SMITH" }, { full_name: "john smith" }],
    [
      { full_name: "N/A", first_name: "John" },
      { full_name: null, first_name: "john", last_name: null },
    ],
    [{ full_name: "; N/A" }, { first_name: null, last_name: null }],
    [{ full_name: "N/A, N/A" }, { first_name: null, last_name: null }],
  ])("%j", (fields, want) => {
    expect(clean("person", fields)).toMatchObject(want);
  });
});

test("profile URLs in their canonical form, others as they are", () => {
  const social = {
    pronet: "http://www.linkedin.com/company/Acme/about/",
    socialC: "twitter.com/Acme?s=20",
    socialA: "https://acme.example/fan",
  };
  expect(clean("company", { social }).social).toMatchObject({
    pronet: "linkedin.com/company/acme",
    socialC: "x.com/acme",
    socialA: "https://acme.example/fan",
  });
});
