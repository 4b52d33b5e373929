import { expect, test } from "vitest";
import { createCompanyIndex, type SimilarOptions } from "../../../src/matching/index.ts";
import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany } from "../../../src/matching/lookalike/company-features.ts";
import { lookalikeStatistics } from "../../../src/matching/lookalike/keys.ts";
import { company } from "../records.ts";
import { bestByScore } from "./best-by-score.ts";
import { inventedCompanies } from "./invented.ts";

const list = inventedCompanies(400, 7);
const index = createCompanyIndex(list);
const encoded = list.map(encodeCompany);
const statistics = lookalikeStatistics(COMPANY_LOOKALIKE_SCHEMA, encoded);

test("the answer is that of scoring every record, to the bit", () => {
  for (const seeds of [[0], [5], [17], [3, 44], [9, 10, 11]]) {
    const expected = bestByScore(COMPANY_LOOKALIKE_SCHEMA, encoded, statistics, seeds);
    const found = index.similar(seeds.flatMap((s) => list[s] ?? []));
    expect(found.map(({ company, score }) => [company.domain, score])).toEqual(
      expected.map(({ number, score }) => [list[number]?.domain, score]),
    );
  }
});

test("contributions add up to the score and their weights to 1", () => {
  for (const seed of list.slice(0, 20)) {
    for (const { score, contributions } of index.similar(seed, { explain: true, limit: 5 })) {
      expect(contributions.reduce((sum, { weight, similarity }) => sum + weight * similarity, 0)).toBeCloseTo(score, 9);
      expect(contributions.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    }
  }
});

test("what is shared stands by its weight, the rarest first, ten of them at most", () => {
  const rare = Array.from({ length: 12 }, (_, i) => `tool${i}`);
  const facts = { tech_stack: ["php", ...rare.slice(0, 2)], specialties: ["logistics", "falconry"] };
  const others = Array.from({ length: 30 }, (_, i) =>
    company({ name: `Other ${i}`, domain: `other${i}.com`, tech_stack: ["php"], specialties: ["logistics"] }),
  );
  const seed = company({ name: "Quillon", domain: "quillon.com", ...facts });
  const near = company({ name: "Marbas", domain: "marbas.com", ...facts });
  const [found] = createCompanyIndex([...others, seed, near]).similar(seed, { explain: true });
  const shared = Object.fromEntries((found?.contributions ?? []).map((part) => [part.feature, part.shared]));
  expect(found?.company).toBe(near);
  expect(shared).toMatchObject({ specialties: ["falconry", "logistic"], technologies: ["tool0", "tool1", "php"] });
  const full = { ...seed, tech_stack: rare };
  const [twin] = createCompanyIndex([full, { ...near, tech_stack: rare }]).similar(full, { explain: true });
  expect(twin?.contributions?.find(({ feature }) => feature === "technologies")?.shared).toHaveLength(10);
});

test("sisters of the seed are never returned", () => {
  const [seed, other] = list;
  if (seed === undefined || other === undefined) throw new Error("no companies");
  const sister = { ...seed, domain: "acme.de", website_url: null, name: "Acme Deutschland GmbH" };
  const twin = { ...seed, domain: "elsewhere.example", website_url: null, name: "ACME Ltd" };
  const one = { ...seed, domain: "acme.com", website_url: null, name: "Acme, Inc." };
  expect(
    createCompanyIndex([one, sister, twin, other])
      .similar(one)
      .map(({ company }) => company),
  ).toEqual([other]);
});

test("limit, minScore and perCompany", () => {
  const [seed] = list;
  if (seed === undefined) throw new Error("no companies");
  const all = index.similar(seed, { limit: 400 });
  expect(index.similar(seed, { limit: 3 })).toEqual(all.slice(0, 3));
  expect(index.similar(seed, { limit: 3.5 })).toEqual(all.slice(0, 3));
  const cut = all[7]?.score ?? 0;
  expect(index.similar(seed, { minScore: cut })).toEqual(all.filter(({ score }) => score >= cut).slice(0, 25));
  const copies = list.slice(1, 30).flatMap((company) => [company, { ...company, domain: `x-${company.domain}` }]);
  const capped = createCompanyIndex(copies).similar(seed, { perCompany: 1, limit: 20 });
  expect(new Set(capped.map(({ company }) => company.name)).size).toBe(20);
});

test.each([
  [{ limit: Number.NaN, perCompany: 1 }, "similar: limit must be a number, got NaN"],
  [{ limit: "5" }, "similar: limit must be a number, got 5"],
  [{ minScore: null }, "similar: minScore must be a number, got null"],
  [{ perCompany: Number.NaN }, "similar: perCompany must be a number, got NaN"],
  [{ candidates: "all" }, 'similar: candidates must be "exact" or "keyed", got "all"'],
])("the option %j is refused by name", (options, message) => {
  expect(() => index.similar(list.slice(0, 1), options as SimilarOptions)).toThrow(new TypeError(message));
});

test.each([undefined, null, "Acme", [null]])("the seed %j is refused by name", (seed) => {
  expect(() => index.similar(seed as never)).toThrow(new TypeError("similar: item 0 is no company"));
});

test("no limit is a limit", () => {
  const all = index.similar(list.slice(0, 1), { limit: Number.POSITIVE_INFINITY });
  expect(all).toEqual(index.similar(list.slice(0, 1), { limit: 400 }));
  expect(index.similar(list.slice(0, 1), { limit: 0 })).toEqual([]);
});

test("in an empty index, or to no company, nothing is similar", () => {
  expect(createCompanyIndex([]).similar(list.slice(0, 1))).toEqual([]);
  expect(index.similar([])).toEqual([]);
});

test("keyed candidates are scored alike", () => {
  const [seed] = list;
  if (seed === undefined) throw new Error("no companies");
  const all = new Map(index.similar(seed, { limit: 400 }).map(({ company, score }) => [company.domain, score]));
  const keyed = index.similar(seed, { candidates: "keyed" });
  expect(keyed.length).toBeGreaterThan(0);
  for (const { company, score } of keyed) expect(score).toBe(all.get(company.domain));
});

test("records with missing parts are read as far as they go", () => {
  const bare = [
    {},
    { name: 5 },
    { name: "Quillon", specialties: null, location: null, industry: null },
  ] as unknown as typeof list;
  const mixed = createCompanyIndex([...bare, ...list.slice(0, 5)]);
  expect(mixed.similar(list[7] ?? []).length).toBeGreaterThan(3);
  for (const seed of bare) expect(Array.isArray(mixed.similar(seed))).toBe(true);
});

test("technologies are told apart by their signs", () => {
  const [seed] = list;
  if (seed === undefined) throw new Error("no companies");
  const empty = { ...seed, description: null, specialties: [], followers_count: 1 };
  const plus = { ...empty, name: "Plus", domain: "plus.example", website_url: null, tech_stack: ["C++"] };
  const sharp = { ...empty, name: "Sharp", domain: "sharp.example", website_url: null, tech_stack: ["C#"] };
  const also = { ...empty, name: "Also", domain: "also.example", website_url: null, tech_stack: ["c++"] };
  expect(
    createCompanyIndex([sharp, also])
      .similar(plus)
      .map(({ company }) => company.name),
  ).toEqual(["Also", "Sharp"]);
});
