import { expect, test } from "vitest";
import { readRecord } from "../../src/models/index.ts";
import { type CompanyEntry, createMemoryStore, createService } from "../../src/service/index.ts";
import { conformanceData } from "../../src/service/testing/index.ts";

function company(facts: object): CompanyEntry {
  const read = readRecord("company", facts);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.record;
}

const COMPANIES = [
  company({ name: "Facebook", domain: "facebook.com", social: { socialA: "https://facebook.com/facebook" } }),
  company({ name: "LinkedIn", domain: "linkedin.com", followers_count: 9 }),
  company({ name: "Yahoo", domain: "yahoo.com" }),
  company({ name: "Wren Pizza", website_url: "https://www.facebook.com/wrenpizza", followers_count: 50 }),
  company({ name: "Alder Books", website_url: "http://alderbooks.example/shop", social: { socialA: "fb.com/alder" } }),
  company({ name: "Cobble Works", domain: "cobble.example" }),
];
const service = createService({ store: createMemoryStore({ companies: COMPANIES }) });

async function nameFor(query: string): Promise<string | null> {
  const answer = await service.handle("/v3/companies/phone-finder", { query });
  return answer.status === 200 ? (answer.body as { data: { company: CompanyEntry } }).data.company.name : null;
}

test.each([
  ["facebook.com", "Facebook"],
  ["https://www.facebook.com/", "Facebook"],
  ["jobs@facebook.com", "Facebook"],
  ["facebook.com/facebook", "Facebook"],
  ["https://www.facebook.com/alder?ref=x", "Alder Books"],
  ["alderbooks.example/about", "Alder Books"],
  ["https://www.yahoo.com/news", "Yahoo"],
])("%s is an address of %s", async (query, name) => {
  expect(await nameFor(query)).toBe(name);
});

test.each([
  "https://www.linkedin.com/company/nobody-we-know",
  "linkedin.com/in/somebody",
  "facebook.com/nobody-we-know",
  "https://www.linkedin.com/jobs/view/1",
  "//facebook.com/nobody-we-know",
  "ann@yahoo.com",
])("%s tells nothing of the company that runs the site", async (query) => {
  expect(await nameFor(query)).toBe(null);
});

test.each([
  ["globex.example", "Globex"],
  ["https://www.globex.example/about", "Globex"],
  ["info@globex.example", "Globex"],
  ["cloud.globex.example", "Globex Cloud"],
  ["initech.example", "Initech Store"],
  ["blog.initech.example", "Initech Store"],
])("%s is %s: the very host counts before its domain, whoever has more followers", async (query, name) => {
  const companies = [
    company({ name: "Globex", domain: "globex.example", followers_count: 10 }),
    company({ name: "Globex Cloud", domain: "cloud.globex.example", followers_count: 2000 }),
    company({ name: "Initech Help", domain: "help.initech.example", followers_count: 1 }),
    company({ name: "Initech Store", website_url: "https://store.initech.example/", followers_count: 2 }),
  ];
  const globex = createService({ store: createMemoryStore({ companies }) });
  expect(await globex.companies.phoneFinder({ query })).toMatchObject({ data: { company: { name } } });
});

const SITES = [
  company({ name: "Wren Pizza", website_url: "https://www.facebook.com/wrenpizza" }),
  company({ name: "Alder Books", website_url: "https://sites.example/view/alder/", followers_count: 1 }),
  company({ name: "Birch Toys", website_url: "http://www.sites.example/view/birch?utm_source=x", followers_count: 9 }),
  company({ name: "Cedar Group", social: { socialA: "https://www.facebook.com/cedar" } }),
  company({ name: "Cedar News", website_url: "https://www.facebook.com/cedar", followers_count: 99 }),
  company({ name: "Oak Bank", domain: "oakbank.example" }),
  company({ name: "Oak Agents", domain: "agents.example", social: { socialB: "https://oakbank.example/" } }),
  company({ name: "Elm Blog", social: { socialC: "https://elm.tumblr.com" } }),
];

test.each([
  ["https://www.facebook.com/wrenpizza/", "Wren Pizza"],
  ["sites.example/view/alder", "Alder Books"],
  ["https://sites.example/view/birch", "Birch Toys"],
  ["https://sites.example/view/nobody", "Birch Toys"],
  ["facebook.com/cedar", "Cedar Group"],
  ["oakbank.example", "Oak Bank"],
  ["elm.tumblr.com", "Elm Blog"],
])(
  "%s is the page of %s: profiles go before websites, and a bare host is a site before a profile",
  async (query, name) => {
    const answer = await createService({ store: createMemoryStore({ companies: SITES }) }).companies.phoneFinder({
      query,
    });
    expect(answer).toMatchObject({ data: { company: { name } }, meta: { confidence: 100 } });
  },
);

test.each([
  ["Cobble Works", undefined, "Cobble Works", 95],
  ["Coblbe Works", undefined, "Cobble Works", 50],
  ["Tessera", undefined, "Tessera.nl", 80],
  ["Tessera", "NL", "Tessera.nl", 80],
  ["Tessera", "DE", "Tessera.nl", 80],
  ["tessera.nl", "DE", "Tessera.nl", 95],
] as const)("%s in %s is %s: a country orders and excludes nobody", async (name, country_code, found, least) => {
  const tessera = company({ name: "Tessera.nl", domain: "tessera.nl", location: { country_code: "NL" } });
  const both = createService({ store: createMemoryStore({ companies: [...COMPANIES, tessera] }) });
  const body = country_code === undefined ? { name } : { name, country_code };
  const { data, meta } = await both.companies.nameToDomain(body);
  expect(data.company.name).toBe(found);
  expect(meta.confidence).toBeGreaterThanOrEqual(least);
  expect(meta.query.country_code).toBe(country_code ?? "US");
});

test("a page on a platform as website makes nobody an employee of the platform", () => {
  const data = conformanceData();
  const [person] = data.people;
  const company = person?.experiences[0]?.company;
  if (person === undefined || !company) throw new Error("the sample lacks an employer");
  Object.assign(company, { pronet_url: null, pronet_id: null, name: "Nobody Knows It" });
  const staffOf = (website: string): number => {
    company.website = website;
    const store = createMemoryStore({ companies: COMPANIES, people: [person] });
    return store.employees(COMPANIES[0] as CompanyEntry, 0, 9).length;
  };
  expect(staffOf("facebook.com")).toBe(1);
  expect(staffOf("https://www.facebook.com/wrenpizza")).toBe(0);
});

test("an employer known by name alone: in any notation, unless it has another id", () => {
  const [person] = conformanceData().people;
  const job = person?.experiences[0]?.company;
  if (person === undefined || !job) throw new Error("the sample lacks an employer");
  const oak = company({ name: "Øak & Sons, Inc.", domain: "oak.example", pronet_id: "7" });
  const staff = (name: string, pronet_id: string | null): number => {
    Object.assign(job, { name, pronet_id, pronet_url: null, website: null });
    return createMemoryStore({ companies: [oak], people: [person] }).employees(oak, 0, 9).length;
  };
  for (const name of ["Øak & Sons", "OAK AND SONS", "oak & sons inc", "Øak and Sons, Inc."])
    expect(staff(name, null), name).toBe(1);
  expect(staff("Oak and Sons", "8")).toBe(0);
  expect(staff("Oak and Daughters", null)).toBe(0);
});

test.each(["", " "])("an id that is %j joins nobody and speaks against nobody", (blank) => {
  const [person] = conformanceData().people;
  const job = person?.experiences[0]?.company;
  if (person === undefined || !job) throw new Error("the sample lacks an employer");
  const ash = company({ name: "Ash Works", domain: "ash.example", pronet_id: blank });
  const yew = company({ name: "Yew Works", domain: "yew.example", pronet_id: "7" });
  Object.assign(job, { name: "Yew Works", pronet_id: blank, pronet_url: null, website: null });
  const store = createMemoryStore({ companies: [ash, yew], people: [person] });
  expect([store.employees(ash, 0, 9).length, store.employees(yew, 0, 9).length]).toEqual([0, 1]);
});

test.each(["/v3/companies/name-to-domain", "/v3/companies/pronet-finder"] as const)(
  "%s: a name that is an address is read as one when no company has it",
  async (path) => {
    const linked = { ...company({ name: "Brook.example", social: { pronet: "linkedin.com/company/brook" } }) };
    const cobble = company({ name: "Cobble", domain: "cobble.example", social: { pronet: "linkedin.com/company/c" } });
    const named = createService({ store: createMemoryStore({ companies: [linked, cobble] }) });
    const ask = (name: string): Promise<unknown> => named.call(path, { name });
    expect(await ask("cobble.example")).toMatchObject({ data: { company: { name: "Cobble" } } });
    expect(await ask("https://www.cobble.example/")).toMatchObject({ meta: { confidence: 100 } });
    expect(await ask("brook.example")).toMatchObject({ data: { company: { name: "Brook.example" } } });
    expect(await named.handle(path, { name: "nobody.example" })).toMatchObject({ status: 404 });
  },
);

test("a name that is the address of one company goes before a name of another that resembles it", async () => {
  const social = (page: string): object => ({ social: { pronet: `linkedin.com/company/${page}` } });
  const companies = [
    company({ name: "Northwind Holdings", domain: "brightpath.example", ...social("a") }),
    company({ name: "Brightpatch.example", domain: "brightpatch.example", ...social("b") }),
    company({ name: "Hazel.example", domain: "hazel.net", location: { country_code: "DE" }, ...social("c") }),
    company({ name: "Hazel Group", domain: "hazel.example", ...social("d") }),
  ];
  const named = createService({ store: createMemoryStore({ companies }) });
  const domainOf = async (name: string): Promise<string | null> =>
    (await named.companies.nameToDomain({ name, country_code: "DE" })).data.company.domain;
  expect(await domainOf("brightpath.example")).toBe("brightpath.example");
  expect(await domainOf("Brightpatch.example")).toBe("brightpatch.example");
  expect(await domainOf("Hazel.example")).toBe("hazel.net");
  expect((await named.companies.pronetFinder({ name: "brightpath.example" })).data.pronet_url).toContain("/a");
});

test("phone finder: notations meet by the country's name, and text without digits is no number", async () => {
  const phones = [
    { phone: "N/A", is_verify: null, type: null },
    { phone: "(212) 555-0123", is_verify: false, type: null },
    { phone: "+1 212 555 0123", is_verify: true, type: null },
    { phone: "ext. 12", is_verify: null, type: null },
  ];
  const located = company({ name: "A", domain: "a.example", location: { country: "United States" }, phones });
  const elsewhere = company({ name: "B", domain: "b.example", phones: phones.slice(0, 1) });
  const finder = createService({ store: createMemoryStore({ companies: [located, elsewhere] }) });
  const found = await finder.companies.phoneFinder({ query: "a.example" });
  expect(found.data.phones.map(({ phone }) => phone)).toEqual(["(212) 555-0123", "ext. 12"]);
  expect(await finder.companies.phoneFinder({ query: "b.example" })).toMatchObject({
    data: { phones: [] },
    meta: { credits: { charged: 0 } },
  });
});
