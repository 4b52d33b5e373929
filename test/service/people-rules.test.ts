import { expect, test } from "vitest";
import { createMemoryStore, createService, type MemoryStoreData, type Service } from "../../src/service/index.ts";
import { company, jobAt, person } from "./made-records.ts";

const serviceOf = (data: MemoryStoreData): Service => createService({ store: createMemoryStore(data) });

const ACME = company({ name: "Acme", domain: "acme.example" });
const salesManager = { title: "sales manager", level: "manager", role: "sales" };

function colleagues(count: number): ReturnType<typeof person>[] {
  return Array.from({ length: count }, (_, i) =>
    person(i, {
      job: salesManager,
      emails: { work_email: { email: `Person${i}@Acme.example` } },
      experiences: [jobAt({ website: "acme.example" })],
    }),
  );
}

test("employees: 25 people a page, has_more while a further page has one, a page past the end is free", async () => {
  const service = serviceOf({ companies: [ACME], people: colleagues(51) });
  const pages: unknown[] = [];
  const names = new Set<string | null>();
  for (const page of [1, 2, 3, 4]) {
    const { data, meta } = await service.companies.employees({ query: "acme.example", page });
    for (const each of data.people) names.add(each.person.full_name);
    pages.push([data.people.length, meta.pagination, meta.credits.charged, meta.query.page]);
  }
  expect(pages).toEqual([
    [25, { page: 1, has_more: true }, 5, 1],
    [25, { page: 2, has_more: true }, 5, 2],
    [1, { page: 3, has_more: false }, 5, 3],
    [0, { page: 4, has_more: false }, 0, 4],
  ]);
  expect(names.size).toBe(51);
});

test("employees: a page that is just full is the last", async () => {
  const { meta } = await serviceOf({ companies: [ACME], people: colleagues(25) }).companies.employees({
    query: "acme.example",
  });
  expect(meta.pagination).toEqual({ page: 1, has_more: false });
});

test("employees: most senior first, a level that is not known last, then in store order", async () => {
  const written = ["intern", null, "cxo", "owner", "founder", "partner", "vp", "director", "head", "manager", "senior"];
  const levels = [...written, "entry", "unknown", " CXO ", "wizard"];
  const people = levels.map((level, i) => person(i, { job: { level }, experiences: [jobAt({ name: "Acme" })] }));
  const { data } = await serviceOf({ companies: [ACME], people }).companies.employees({ query: "acme.example" });
  expect(data.people.map((each) => levels[people.indexOf(each.person)])).toEqual([
    "cxo",
    " CXO ",
    "owner",
    "founder",
    "partner",
    "vp",
    "director",
    "head",
    "manager",
    "senior",
    "entry",
    "intern",
    null,
    "unknown",
    "wizard",
  ]);
});

test.each([
  ["pronet URL before pronet id", { pronet_url: "linkedin.com/company/xeno", pronet_id: "2", website: "yolo.example" }],
  ["pronet id before website", { pronet_id: "1", website: "yolo.example", name: "Yolo" }],
  ["website before name", { website: "http://www.xeno.example/jobs", name: "Yolo" }],
  ["core name", { name: "XENO, Inc." }],
])("an employer is joined by %s", async (_rule, employer) => {
  const pronet = (name: string): object => ({ pronet: `https://www.linkedin.com/company/${name}` });
  const xeno = company({ name: "Xeno", domain: "xeno.example", pronet_id: "1", social: pronet("xeno") });
  const yolo = company({ name: "Yolo", domain: "yolo.example", pronet_id: "2", social: pronet("yolo") });
  for (const companies of [
    [xeno, yolo],
    [yolo, xeno],
  ]) {
    const service = serviceOf({ companies, people: [person(1, { experiences: [jobAt(employer)] })] });
    const staff = async (query: string): Promise<number> =>
      (await service.companies.employees({ query })).data.people.length;
    expect([await staff("xeno.example"), await staff("yolo.example")]).toEqual([1, 0]);
  }
});

test("people lookalikes: at most 25, never the seed nor another record of that person", async () => {
  const again = person(0, {
    full_name: "Person 0",
    job: salesManager,
    social: { pronet_url: "linkedin.com/in/Person-0/" },
  });
  const service = serviceOf({ people: [...colleagues(40), again] });
  const { data, meta } = await service.people.lookalikes({ pronet_url: "linkedin.com/in/person-0" });
  expect(data.similar_people).toHaveLength(25);
  expect(data.similar_people.map(({ person: found }) => found.full_name)).not.toContain("Person 0");
  expect(meta).not.toHaveProperty("pagination");
});

test.each([
  [{ pronet_url: "linkedin.com/in/person-3", email: "person5@acme.example" }, "Person 3"],
  [{ pronet_url: "linkedin.com/in/nobody", email: "PERSON5@ACME.EXAMPLE" }, "Person 5"],
  [{ email: "Person5@acme.example" }, "Person 5"],
])(
  "people lookalikes: the seed of %j is %s, the profile first, the address when it finds nobody",
  async (body, seed) => {
    const service = serviceOf({ people: colleagues(8) });
    const { data } = await service.people.lookalikes(body);
    const found = data.similar_people.map(({ person: { full_name } }) => full_name);
    expect(found).toHaveLength(7);
    expect(found).not.toContain(seed);
  },
);

test("people lookalikes: nobody alike is an empty list with the confidence 0, and free", async () => {
  const { data, meta } = await serviceOf({ people: colleagues(1) }).people.lookalikes({
    email: "person0@acme.example",
  });
  expect([data.similar_people, meta.confidence, meta.credits.charged]).toEqual([[], 0, 0]);
});

test("e-mail finder: a personal address alone is an answer", async () => {
  const emails = { work_email: { email: null }, personal_email: { email: "a@mail.example", accuracy: 80 } };
  const service = serviceOf({ people: [person(1, { emails })] });
  const { data, meta } = await service.people.emailFinder({ pronet_url: "linkedin.com/in/person-1" });
  expect(data.emails.personal_email).toEqual({ email: "a@mail.example", accuracy: "80" });
  expect(data.emails.work_email.email).toBeNull();
  expect([meta.confidence, meta.credits.charged]).toEqual([80, 5]);
});
