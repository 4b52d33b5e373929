import { expect, test } from "vitest";
import { createService } from "../../src/service/index.ts";
import { conformanceStore } from "./example-data.ts";

const service = createService({ store: conformanceStore() });
const SEARCH = { country: "US", industry: "bakery" };

test.each([
  ["/v3/companies/employees", { query: " tallowledger.example " }, { query: "tallowledger.example", page: 1 }],
  ["/v3/companies/employees", { query: "Tallow Ledger", page: 2 }, { query: "Tallow Ledger", page: 2 }],
  ["/v3/companies/lookalikes", { query: "TALLOW LEDGER\n" }, { query: "TALLOW LEDGER" }],
  ["/v3/companies/name-to-domain", { name: "Tallow Ledger" }, { name: "Tallow Ledger", country_code: "US" }],
  ["/v3/companies/name-to-domain", { name: "Quorra", country_code: "gb" }, { name: "Quorra", country_code: "GB" }],
  [
    "/v3/companies/name-to-domain",
    { name: "Quorra", country_code: "DE", address: " x " },
    { name: "Quorra", country_code: "DE", address: "x" },
  ],
  ["/v3/local-businesses/search", SEARCH, { ...SEARCH, sort: "relevance", page: 1 }],
  [
    "/v3/local-businesses/search",
    { ...SEARCH, country: " united states ", has_phone: false, has_email: true, min_rating: 0 },
    { ...SEARCH, country: "united states", has_email: true, min_rating: 0, sort: "relevance", page: 1 },
  ],
  [
    "/v3/local-businesses/search",
    { ...SEARCH, sic_codes: [" 54 "], phone_types: [], sort: "reviews", page: 3 },
    { ...SEARCH, sic_codes: ["54"], phone_types: [], sort: "reviews", page: 3 },
  ],
  [
    "/v3/people/lookalikes",
    { email: " ada.abbot.0@tallowledger.example " },
    { email: "ada.abbot.0@tallowledger.example" },
  ],
  ["/v3/normalize/url", { value: "\u00a0Example.COM " }, { value: "Example.COM" }],
] as const)("%s %j is applied as %j", async (path, body, applied) => {
  const sent = structuredClone(body);
  const answer = await service.call(path, body as never);
  expect(JSON.parse(JSON.stringify(answer.meta.query))).toEqual(applied);
  expect(body).toEqual(sent);
});

test.each([
  ["/v3/companies/employees", { query: "x", page: "2" }, ["page"]],
  ["/v3/companies/employees", { query: "x", page: 1.5 }, ["page"]],
  ["/v3/companies/employees", { page: 1 }, ["query"]],
  ["/v3/companies/employees", { query: " " }, ["query"]],
  ["/v3/people/lookalikes", {}, [""]],
  ["/v3/people/lookalikes", { email: null }, ["email"]],
  ["/v3/local-businesses/search", { country: "US" }, ["industry"]],
  ["/v3/local-businesses/search", { ...SEARCH, has_web: true, hasPhone: true }, ["has_web", "hasPhone"]],
  ["/v3/local-businesses/search", { ...SEARCH, min_rating: 5.1, min_reviews: -1 }, ["min_rating", "min_reviews"]],
  ["/v3/local-businesses/search", { ...SEARCH, naics_codes: "3118" }, ["naics_codes"]],
  ["/v3/local-businesses/search", { ...SEARCH, sic_codes: ["54", 5] }, ["sic_codes.1"]],
  ["/v3/companies/name-to-domain", { name: "x", country_code: "USA" }, ["country_code"]],
  ["/v3/normalize/url", [], [""]],
  ["/v3/normalize/url", null, [""]],
] as const)("%s %j is refused for %j", async (path, body, paths) => {
  const { status, body: answer } = await service.handle(path, body);
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { code: "validation_failed", details: paths.map((at) => ({ path: at })) } });
});

test.each([
  ["/v3/people/lookalikes", { pronet_url: undefined, email: "ada.abbot.0@tallowledger.example" }],
  ["/v3/companies/name-to-domain", { name: "Tallow Ledger", country_code: undefined, address: undefined }],
  ["/v3/companies/employees", { query: "tallowledger.example", page: undefined }],
  ["/v3/local-businesses/search", { ...SEARCH, city: undefined, has_phone: undefined, has_email: false }],
] as const)("%s: what was given as undefined stands in no echo", async (path, body) => {
  const sent = { ...body };
  const { query } = (await service.call(path, body as never)).meta;
  expect(Object.values(query)).not.toContain(undefined);
  expect(query).toStrictEqual(JSON.parse(JSON.stringify(query)));
  expect(body).toStrictEqual(sent);
});

test("a blank code of a country is one defect", async () => {
  const { body } = await service.handle("/v3/companies/name-to-domain", { name: "x", country_code: " " });
  expect(body).toMatchObject({ error: { details: [{ path: "country_code", message: "must not be blank" }] } });
});

test("a closed list says what it accepts", async () => {
  const { body } = await service.handle("/v3/local-businesses/search", { ...SEARCH, sort: "price" });
  expect(body).toMatchObject({
    error: { details: [{ path: "sort", accepted_values: ["relevance", "rating", "reviews"] }] },
  });
});

test.each([
  ["/v3/companies/employees", { query: "zzyzx quorvath" }, "query"],
  ["/v3/companies/name-to-domain", { name: "zzyzx quorvath" }, "name"],
  ["/v3/companies/pronet-finder", { name: "zzyzx quorvath" }, "name"],
  ["/v3/people/email-finder", { pronet_url: "linkedin.com/in/nobody" }, "pronet_url"],
  ["/v3/people/lookalikes", { pronet_url: "linkedin.com/in/nobody", email: "a@b.example" }, "pronet_url"],
  ["/v3/people/lookalikes", { email: "a@b.example" }, "email"],
] as const)("%s %j names the field that is not found", async (path, body, field) => {
  const { status, body: answer } = await service.handle(path, body);
  expect(status).toBe(404);
  expect(answer).toMatchObject({ error: { code: "not_found", details: [{ path: field }] } });
});
