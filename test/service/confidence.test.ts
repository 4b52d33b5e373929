import { expect, test } from "vitest";
import { parseAddress } from "../../src/address/index.ts";
import type { Person } from "../../src/models/index.ts";
import { type CompanyEntry, createMemoryStore, createService, type OperationPath } from "../../src/service/index.ts";
import { conformanceData } from "../../src/service/testing/index.ts";
import { conformanceStore } from "./example-data.ts";

async function confidence(path: OperationPath, body: object, store = conformanceStore()): Promise<number> {
  return (await createService({ store }).call(path, body)).meta.confidence;
}

const QUERY = ["careers-page", "phone-finder", "employees", "free-trial-check"] as const;

test.each(QUERY)("%s: a domain, website, e-mail address or page is exact, a unique name is 95", async (name) => {
  for (const query of ["tallowledger.example", "https://www.tallowledger.example/a", "x@tallowledger.example"])
    expect(await confidence(`/v3/companies/${name}`, { query }), query).toBe(100);
  expect(await confidence(`/v3/companies/${name}`, { query: "linkedin.com/company/tallowledger-0" })).toBe(100);
  expect(await confidence(`/v3/companies/${name}`, { query: "Tallow Ledger" })).toBe(95);
});

test("a name of several companies: unique in the country 90, else less", async () => {
  const ask = (body: object): Promise<number> => confidence("/v3/companies/name-to-domain", body);
  expect(await ask({ name: "Quorra", country_code: "GB" })).toBe(90);
  expect(await ask({ name: "Quorra", country_code: "FR" })).toBeLessThan(90);
  expect(await ask({ name: "Tallow Ledger", address: "500 west 2nd street, austin" })).toBe(95);
});

function withEmails(change: (emails: Person["emails"]) => void): ReturnType<typeof createMemoryStore> {
  const data = conformanceData();
  const [person] = data.people;
  if (person === undefined) throw new Error("the sample lacks people");
  change(person.emails);
  return createMemoryStore(data);
}

test.each([
  ["the work address", 95, false, null, 95],
  ["a catch-all domain", 95, true, null, 70],
  ["a catch-all domain below the limit", 60, true, null, 60],
  ["the personal address, written as text", 40, false, "88", 88],
  ["a better personal address than a catch-all one", 80, true, "85", 85],
  ["an accuracy that is no number", null, false, "good", 0],
  ["an accuracy over 100", 120, false, null, 100],
] as const)("e-mail finder: %s", async (_name, work, catchAll, personal, expected) => {
  const store = withEmails((emails) => {
    emails.work_email = { email: "a@b.example", accuracy: work, is_catch_all_email: catchAll, service_provider: null };
    emails.personal_email = { email: personal === null ? null : "a@mail.example", accuracy: personal };
  });
  expect(await confidence("/v3/people/email-finder", { pronet_url: "linkedin.com/in/ada-abbot-0" }, store)).toBe(
    expected,
  );
});

test("e-mail finder: an integer for work, text for personal, whatever the record holds", async () => {
  const store = withEmails((emails) => {
    emails.work_email = { email: "a@b.example", accuracy: "94.6", is_catch_all_email: null, service_provider: null };
    emails.personal_email = { email: "a@mail.example", accuracy: 77 };
  });
  const answer = await createService({ store }).people.emailFinder({ pronet_url: "linkedin.com/in/ada-abbot-0" });
  expect(answer.data.emails.work_email.accuracy).toBe(95);
  expect(answer.data.emails.personal_email.accuracy).toBe("77");
});

test.each([
  [null, null],
  ["", null],
  [null, " "],
])("e-mail finder: a person without any address (%j, %j) is not found", async (work, personal) => {
  const store = withEmails((emails) => {
    emails.work_email.email = work;
    emails.personal_email.email = personal;
  });
  const answer = await createService({ store }).handle("/v3/people/email-finder", {
    pronet_url: "linkedin.com/in/ada-abbot-0",
  });
  expect(answer.status).toBe(404);
});

test("lookalikes: the seed's confidence times the mean similarity of what is answered", async () => {
  const store = conformanceStore();
  const company = store.companyByDomain("tallowledger.example") as CompanyEntry;
  const scores = store.similarCompanies(company, 25).map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(await confidence("/v3/companies/lookalikes", { query: "tallowledger.example" })).toBe(Math.round(100 * mean));
  expect(await confidence("/v3/companies/lookalikes", { query: "Tallow Ledger" })).toBe(Math.round(95 * mean));
  const alone = createMemoryStore({ companies: [company] });
  expect(await confidence("/v3/companies/lookalikes", { query: "tallowledger.example" }, alone)).toBe(0);
});

test("local search: 100 when anything matches, on a page past the end too", async () => {
  const ask = (more: object): Promise<number> =>
    confidence("/v3/local-businesses/search", { country: "US", industry: "bakery", ...more });
  expect(await ask({})).toBe(100);
  expect(await ask({ page: 99 })).toBe(100);
  expect(await ask({ page: 1, city: "nowhere" })).toBe(0);
  expect(await ask({ page: 9, city: "nowhere" })).toBe(0);
});

test.each([
  ["/v3/normalize/url", "www.example.com", 100],
  ["/v3/normalize/person-name", "maria garcia", 100],
  ["/v3/normalize/person-name", "Dr. Maria Garcia, PhD", 100],
  ["/v3/normalize/person-name", "Dr. Gomes & Dr. Pym", 100],
  ["/v3/normalize/person-name", "Mr. John Smith PhD and Mrs. Jane Doe", 100],
  ["/v3/normalize/person-name", "Simon O&#39;Connor", 86],
  ["/v3/normalize/address", "12 N MAIN ST AUSTIN TX 78701", 100],
] as const)("%s %s", async (path, value, expected) => {
  expect(await confidence(path, { value })).toBe(expected);
});

test("address normalizer: the share that a rule placed, in percent, rounded", async () => {
  const value = "東京渋谷2丁目1番1号3階301号室";
  const share = 100 * parseAddress(value).confidence;
  expect(share - Math.floor(share)).toBeGreaterThan(0.5);
  expect(await confidence("/v3/normalize/address", { value })).toBe(Math.ceil(share));
});

test.each([
  ["careers-page", "careers_page_url", null],
  ["careers-page", "careers_page_url", ""],
  ["careers-page", "careers_page_url", " "],
  ["careers-page", "careers_page_url", undefined],
  ["free-trial-check", "offers_free_trial", null],
  ["free-trial-check", "offers_free_trial", "yes"],
] as const)("%s: a company whose %s is %j is not found", async (name, field, value) => {
  const data = conformanceData();
  Object.assign(data.companies[0] ?? {}, { [field]: value });
  const service = createService({ store: createMemoryStore(data) });
  const answer = await service.handle(`/v3/companies/${name}`, { query: "tallowledger.example" });
  expect(answer.status).toBe(404);
});

test.each([null, "", " "])(
  "pronet-finder: a company whose page is %j is not found, and is told by its name",
  async (pronet) => {
    const data = conformanceData();
    const [company] = data.companies;
    Object.assign(company?.social ?? {}, { pronet });
    Object.assign(company ?? {}, { domain: "" });
    const service = createService({ store: createMemoryStore(data) });
    const answer = await service.handle("/v3/companies/pronet-finder", { name: "Tallow Ledger" });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringMatching(/^no professional-network page is known for tallow ledger/iu) } },
    });
  },
);
