import { expect, test } from "vitest";
import { createMemoryStore, createService, type MemoryStoreData, type Service } from "../../src/service/index.ts";
import { company } from "./made-records.ts";

const serviceOf = (data: MemoryStoreData): Service => createService({ store: createMemoryStore(data) });

const software = { industry: { name: "computer software" }, specialties: ["billing"] };

test("company lookalikes: at most 25, ties by more followers, then by domain", async () => {
  const companies = Array.from({ length: 40 }, (_, i) =>
    company({ name: `Firm${"x".repeat(i)}y`, domain: `d${(i * 7) % 40}.example`, followers_count: i % 3, ...software }),
  );
  const { data, meta } = await serviceOf({ companies }).companies.lookalikes({ query: "d0.example" });
  const found = data.similar_companies.map(({ domain, followers_count }) => ({
    domain: domain ?? "",
    followers_count,
  }));
  expect(found).toHaveLength(25);
  expect(meta).not.toHaveProperty("pagination");
  const ordered = [...found].sort(
    (a, b) => (b.followers_count ?? 0) - (a.followers_count ?? 0) || (a.domain < b.domain ? -1 : 1),
  );
  expect(found).toEqual(ordered);
});

test("company lookalikes: never the seed, its registrable domain, its label nor its core name; nobody alike is free", async () => {
  const seed = company({ name: "Acme Inc", domain: "acme.example", ...software });
  const sisters = [
    company({ name: "Delta", domain: "shop.acme.example", ...software }),
    company({ name: "Gamma", domain: "acme.co.uk", ...software }),
    company({ name: "ACME GmbH", domain: "other.example", ...software }),
  ];
  const other = company({ name: "Beta", domain: "beta.example", ...software });
  const found = await serviceOf({ companies: [seed, ...sisters, other] }).companies.lookalikes({
    query: "acme.example",
  });
  expect(found.data.similar_companies.map(({ domain }) => domain)).toEqual(["beta.example"]);
  const { data, meta } = await serviceOf({ companies: [seed, ...sisters] }).companies.lookalikes({
    query: "acme.example",
  });
  expect([data.similar_companies, meta.confidence, meta.credits.charged]).toEqual([[], 0, 0]);
});

test("what only the store knows of a company stands in no record", async () => {
  const extras = { careers_page_url: "https://a.example/jobs", offers_free_trial: true, aliases: ["Other Name"] };
  const companies = ["a", "b"].map((name) => ({
    ...company({ name: `${name}${name}`, domain: `${name}.example`, ...software }),
    ...extras,
  }));
  const { data } = await serviceOf({ companies }).companies.lookalikes({ query: "a.example" });
  const [found] = data.similar_companies;
  expect(found?.domain).toBe("b.example");
  for (const extra of Object.keys(extras)) expect(found).not.toHaveProperty(extra);
});

test("phone finder: verified numbers first, each kind in the order of the record, not cut to two", async () => {
  const entries = ["+12125550101", "+12125550102", "+12125550103", "+12125550104"];
  const phones = entries.map((phone, i) => ({ phone, is_verify: [false, true, null, true][i], type: null }));
  const service = serviceOf({ companies: [company({ name: "A", domain: "a.example", phones })] });
  const { data } = await service.companies.phoneFinder({ query: "a.example" });
  expect(data.phones.map(({ phone }) => phone?.slice(-1))).toEqual(["2", "4", "1", "3"]);
});

const NOVAS = [
  company({ name: "Nova", domain: "a.example", location: { country_code: "DE", city: "Berlin", address: "Ring 1" } }),
  company({
    name: "Nova",
    domain: "b.example",
    location: { country_code: "US", city: "Austin", address: "500 w 2nd st" },
  }),
  company({
    name: "Nova",
    domain: "c.example",
    location: { country_code: "US", city: "Boston", address: "9 oak ave" },
  }),
];

test("name to domain: an agreeing address decides between companies of one name and adds 5", async () => {
  const service = serviceOf({ companies: NOVAS });
  const plain = await service.companies.nameToDomain({ name: "Nova" });
  expect([plain.data.company.domain, plain.meta.confidence]).toEqual(["b.example", 44]);
  const hinted = await service.companies.nameToDomain({ name: "Nova", address: "9 Oak Ave, Boston" });
  expect(hinted.data.company.domain).toBe("c.example");
  expect(hinted.meta.confidence).toBeGreaterThan(plain.meta.confidence + 5);
  const inGermany = await service.companies.nameToDomain({
    name: "Nova",
    country_code: "de",
    address: "Ring 1, Berlin",
  });
  expect([inGermany.data.company.domain, inGermany.meta.confidence]).toEqual(["a.example", 95]);
});

test("pronet finder: no country is meant where none is asked", async () => {
  const page = (name: string): object => ({ social: { pronet: `linkedin.com/company/${name}` } });
  const companies = [
    company({ name: "Orbit", domain: "a.example", location: { country_code: "DE" }, followers_count: 9, ...page("a") }),
    company({ name: "Orbit", domain: "b.example", location: { country_code: "US" }, followers_count: 1, ...page("b") }),
  ];
  const { data, meta } = await serviceOf({ companies }).companies.pronetFinder({ name: "Orbit" });
  expect([data.company.domain, meta.confidence]).toEqual(["a.example", 44]);
});

test("equal companies: the one with more followers, then the first of the store", async () => {
  const twins = [1, 5, 5].map((followers_count, i) =>
    company({ name: "Twin", domain: `t${i}.example`, followers_count, website_url: "https://shared.example" }),
  );
  const service = serviceOf({ companies: twins });
  expect((await service.companies.nameToDomain({ name: "Twin" })).data.company.domain).toBe("t1.example");
  expect((await service.companies.phoneFinder({ query: "shared.example" })).data.company.domain).toBe("t1.example");
});
