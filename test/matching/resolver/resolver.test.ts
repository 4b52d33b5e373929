import { expect, test } from "vitest";
import { createCompanyResolver, type ResolvableCompany } from "../../../src/matching/index.ts";
import { company } from "../records.ts";

const store: ResolvableCompany[] = [
  company({
    name: "Northwind Traders, Inc.",
    domain: "northwind.com",
    country_code: "US",
    city: "Seattle",
    followers_count: 10,
  }),
  company({ name: "Harbour Lights Ltd", domain: "harbourlights.co.uk", country_code: "GB", city: "Hull" }),
  company({ name: "Meridian GmbH", domain: "meridian.de", country_code: "DE", city: "Kassel", followers_count: 5 }),
  company({ name: "Meridian SAS", domain: "meridian.fr", country_code: "FR", city: "Lyon", followers_count: 50 }),
  company({ name: "Eastern Valley Power Company", domain: "evpower.com", country_code: "US", city: "Reno" }),
  company({ name: "Castellan", domain: "castellan.com", country_code: "US" }),
  company({ name: "Castellan AG", domain: "castellan.at", country_code: "AT" }),
  company({ name: "Ardenne.com B.V.", domain: "ardenne.com", country_code: "NL" }),
  company({ name: "Lowland.io", domain: "lowland-group.nl", country_code: "NL" }),
  company({ name: "Tessera (formerly Oaktree Labs)", domain: "tessera.io", country_code: "US" }),
  company({ name: "Pinemoor LLC", domain: "pinemoor.com", country_code: "US" }),
  company({ name: "Bäckerei Jüngling & Söhne KG", domain: "juengling.de", country_code: "DE" }),
  company({ name: "Groessler Oel AG", domain: "groessler.at", country_code: "AT" }),
  company({ name: "Muler Bau", domain: "muler.de", country_code: "DE" }),
  { ...company({ name: "Grand Alpine Holdings", domain: "alpine.ch", country_code: "CH" }), aliases: ["Alpina Group"] },
];
const resolver = createCompanyResolver(store);

test.each([
  [{ domain: "https://www.northwind.com/about" }, "northwind.com", 100],
  [{ domain: "sales@northwind.com" }, "northwind.com", 100],
  [{ pronet_url: "http://linkedin.com/company/harbourlights.co.uk/" }, "harbourlights.co.uk", 100],
  [{ name: "northwind traders inc" }, "northwind.com", 95],
  [{ name: "NORTHWIND TRADERS" }, "northwind.com", 95],
  [{ name: "Alpina Group" }, "alpine.ch", 95],
  [{ name: "Meridian", country_code: "DE" }, "meridian.de", 90],
  // Equal candidates: more followers first, half the margin.
  [{ name: "Meridian" }, "meridian.fr", 44],
  [{ name: "Meridian", country_code: "US" }, "meridian.fr", 44],
  // A company of the asked country goes before one of the same text elsewhere, unless the text states its legal form.
  [{ name: "Castellan" }, "castellan.com", 95],
  [{ name: "Castellan", country_code: "US" }, "castellan.com", 95],
  [{ name: "Castellan", country_code: "AT" }, "castellan.at", 90],
  [{ name: "Castellan", country_code: "GB" }, "castellan.com", 95],
  [{ name: "Meridian GmbH", country_code: "FR" }, "meridian.de", 95],
  [{ name: "Nortwhind Traders" }, "northwind.com", 84],
  [{ name: "Traders Northwind" }, "northwind.com", 86],
  [{ name: "EVP", country: "United States", city: "Reno" }, "evpower.com", 80],
  // A name that is its own domain is known by its word too; a name in brackets may be left out.
  [{ name: "Ardenne" }, "ardenne.com", 80],
  [{ name: "ARDENNE.COM" }, "ardenne.com", 95],
  [{ name: "Lowland" }, null, 0],
  [{ name: "Tessera" }, "tessera.io", 80],
  [{ name: "Oaktree Labs" }, "tessera.io", 80],
  [{ name: "Quillon Holdings LLC dba Pinemoor" }, "pinemoor.com", 80],
  [{ name: "Pinemoor LLC (Westlake)" }, "pinemoor.com", 80],
  [{ name: "Pinemoor（中国）" }, "pinemoor.com", 80],
  [{ name: "Tessera (Oaktree)" }, null, 0],
  [{ name: "(Pinemoor) Westlake" }, null, 0],
  [{ name: "Westlake (Pinemoor)" }, null, 0],
  [{ name: "Unheard Of Limited" }, null, 0],
  // Umlauts may be spelled, on either side; letters that only look spelled are another name.
  [{ name: "BAECKEREI JUENGLING & SOEHNE" }, "juengling.de", 80],
  [{ name: "Ba\u0308ckerei Ju\u0308ngling & So\u0308hne" }, "juengling.de", 95],
  [{ name: "Größler Öl" }, "groessler.at", 80],
  [{ name: "Mueler Bau" }, "muler.de", 65],
  [{}, null, 0],
])("%j", (query, domain, confidence) => {
  const found = resolver.resolve(query);
  expect([found.company?.domain ?? null, found.confidence]).toEqual([domain, confidence]);
});

const address = "12 Quay Street";
const branches = createCompanyResolver([
  company({
    name: "Saltmarsh Ltd",
    domain: "saltmarsh.co.uk",
    country_code: "GB",
    city: "Hull",
    address,
    postal_code: "HU1 1AA",
  }),
  company({
    name: "Saltmarsh Inc",
    domain: "saltmarsh.com",
    country_code: "US",
    city: "Salt Lake City",
    address: "400 Canyon Road",
    postal_code: "84101",
    followers_count: 90,
  }),
  company({ name: "Saltmarsh GmbH", domain: "saltmarsh.de", country_code: "DE", followers_count: 10 }),
]);

test.each([
  [{}, "saltmarsh.com", 44],
  [{ address }, "saltmarsh.co.uk", 51],
  [{ address: "12 Quay" }, "saltmarsh.co.uk", 51],
  [{ address: "hu1 1aa" }, "saltmarsh.co.uk", 51],
  [{ address: "84101" }, "saltmarsh.com", 51],
  [{ address: "Hull" }, "saltmarsh.co.uk", 53],
  [{ address: "near Salt Lake City" }, "saltmarsh.com", 53],
  [{ city: "hull" }, "saltmarsh.co.uk", 46],
  [{ country_code: "US", address: "400 Canyon Road" }, "saltmarsh.com", 95],
  [{ country_code: "US", city: "Hull" }, "saltmarsh.com", 90],
  // What agrees in part is another address: a record without any is then the likeliest.
  [{ address: "12 Canyon" }, "saltmarsh.de", 49],
  [{ address: "HU1" }, "saltmarsh.de", 49],
  [{ address: "Salt Creek City" }, "saltmarsh.de", 49],
  [{ city: "Hull", address: "400 Canyon Road, Salt Lake City" }, "saltmarsh.de", 47],
  // Too long to be read.
  [{ address: `84101 ${"x".repeat(2048)}` }, "saltmarsh.com", 44],
])("Saltmarsh at %j", (hints, domain, confidence) => {
  const found = branches.resolve({ name: "Saltmarsh", ...hints });
  expect([found.company?.domain ?? null, found.confidence]).toEqual([domain, confidence]);
});

const initials = createCompanyResolver([
  company({ name: "Upper River Trading", domain: "upperriver.co.uk", country_code: "GB", city: "Hull" }),
  company({ name: "Ulster Rail Tours", domain: "ulsterrail.co.uk", country_code: "GB", city: "Belfast" }),
  company({ name: "Union Rope Traders", domain: "unionrope.com", country_code: "US", city: "Reno" }),
  company({ name: "Union Rope Traders West", domain: "unionrope.com", country_code: "US", city: "Reno" }),
]);

test.each([
  [{ name: "URT" }, null],
  [{ name: "URT", country_code: "US" }, "unionrope.com"],
  [{ name: "URT", country_code: "GB" }, null],
  [{ name: "URT", country_code: "GB", city: "Hull" }, "upperriver.co.uk"],
  [{ name: "URT", country_code: "US", city: "Hull" }, null],
  [{ name: "URT", country_code: "GB", city: "Reno" }, null],
  [{ name: "Union Rope Traders Wset" }, "unionrope.com"],
  [{ name: "URT Inc", country_code: "US" }, null],
  [{ name: "Union Rope", country_code: "US" }, null],
])("initials %j", (query, domain) => {
  expect(initials.resolve(query).company?.domain ?? null).toBe(domain);
});

const named = (domain: string | null, facts: object = {}): ResolvableCompany =>
  company({ name: "Quillon", domain, country_code: "US", ...facts });
const found = (companies: readonly ResolvableCompany[], query: object = {}): (string | number | null)[][] => {
  const { candidates } = createCompanyResolver(companies).resolve({ name: "Quillon", ...query });
  return candidates.map((candidate) => [candidate.company.domain, candidate.confidence]);
};

test("the candidates of one name: more followers, then their order, ten at most", () => {
  const more = named("more.com", { followers_count: 9 });
  expect(found([named("a.com"), named("b.com"), named("quillon.com"), more])).toEqual([
    ["more.com", 44],
    ["a.com", 22],
    ["b.com", 22],
    ["quillon.com", 22],
  ]);
  expect(found(Array.from({ length: 12 }, (_, i) => named(`site${i}.com`)))).toHaveLength(10);
});

test("records of one domain are one candidate, those without a domain several", () => {
  expect(found([named("a.com", { followers_count: 1 }), named("a.com")])).toEqual([["a.com", 95]]);
  expect(found([named(null), named(null)])).toEqual([
    [null, 44],
    [null, 22],
  ]);
});

test("one of the asked country is told from those of others, two are not", () => {
  const german = named("a.de", { country_code: "DE" });
  const french = named("a.fr", { country_code: "FR", followers_count: 50 });
  expect(found([german, french], { country_code: "DE" })[0]).toEqual(["a.de", 90]);
  expect(found([german, named("b.de", { country_code: "DE" }), french], { country_code: "DE" })[0]).toEqual([
    "a.de",
    44,
  ]);
});

test("a candidate that is too unlikely is listed and is no answer", () => {
  const {
    company: answer,
    confidence,
    candidates,
  } = createCompanyResolver([named("a.com")]).resolve({
    name: "Qiullon",
    country_code: "DE",
  });
  expect([answer, confidence, candidates.length]).toEqual([null, 35, 1]);
});

test("a misspelt name is found among many", () => {
  const start = ["Al", "Bor", "Cas", "Dun", "Fen", "Gal", "Hex", "Kel", "Mor", "Tar"];
  const end = ["aby", "eford", "ington", "oway", "umber", "ystead", "oria", "elle", "andra", "ensen"];
  const names = start.flatMap((first) => end.map((last) => `${first}${last} Works`));
  const many = createCompanyResolver(names.map((name, i) => company({ name, domain: `site${i}.com` })));
  names.forEach((name, i) => {
    const slip = name.replace(/(.)(.) Works/u, "$2$1 Works");
    expect(many.resolve({ name: slip }).company?.domain, slip).toBe(`site${i}.com`);
  });
});

test("what is no query finds no company and no candidate", () => {
  for (const query of [null, undefined, 1, "x", [], { name: 5, domain: {}, city: [] }])
    expect(resolver.resolve(query as never)).toEqual({ company: null, confidence: 0, candidates: [] });
});
