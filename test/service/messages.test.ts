import { expect, test } from "vitest";
import { createLedger, createMemoryStore, createService, OPERATION_PATHS } from "../../src/service/index.ts";
import { exampleStore } from "./example-data.ts";

const service = createService({ store: exampleStore() });
const BUSINESS = { country: "US", industry: "bakery" };

test.each<[string, unknown, string]>([
  ["/v3/people/lookalikes", {}, "the body must hold pronet_url or email"],
  ["/v3/people/lookalikes", [], "the body must be an object, not a list"],
  ["/v3/companies/careers-page", { query: "" }, "query must not be blank"],
  ["/v3/companies/careers-page", { query: 1 }, "query must be text, not a number"],
  ["/v3/companies/careers-page", { query: "x", zz: 1 }, "zz is no known field"],
  ["/v3/companies/employees", { query: "x", page: 1.5 }, "page must be an integer, not 1.5"],
  ["/v3/companies/employees", { query: "x", page: "1" }, "page must be a number, not text"],
  ["/v3/companies/employees", { query: "x", page: Number.NaN }, "page must be a number, not NaN"],
  ["/v3/local-businesses/search", { ...BUSINESS, min_rating: -Infinity }, "min_rating must be a number, not -Infinity"],
  ["/v3/companies/employees", { query: "x", page: 0 }, "page must be at least 1"],
  ["/v3/local-businesses/search", { ...BUSINESS, sort: "x" }, "sort must be one of relevance, rating, reviews"],
  ["/v3/local-businesses/search", { ...BUSINESS, sic_codes: [""] }, "sic_codes.0 must not be blank"],
  ["/v3/local-businesses/search", { ...BUSINESS, min_rating: 6 }, "min_rating must be at most 5"],
  ["/v3/companies/name-to-domain", { name: "x", country_code: "USA" }, "country_code must be two letters, such as DE"],
  ["/v3/normalize/address", { value: "x".repeat(3000) }, "value is longer than an address can be"],
  ["/v3/normalize/person-name", { value: "x".repeat(600) }, "value is longer than a person name can be"],
  ["/v3/normalize/url", { value: "x".repeat(5000) }, "value is longer than a URL can be"],
  ["/v3/normalize/url", { value: "///" }, "value holds no usable URL"],
  ["/v3/normalize/url", { value: "N.A." }, "value holds no usable URL"],
  ["/v3/normalize/address", { value: " N/A " }, "value holds no usable address"],
  ["/v3/normalize/address", { value: "😀" }, "value holds no usable address"],
  ["/v3/normalize/address", { value: "# %" }, "value holds no usable address"],
  ["/v3/normalize/address", { value: "Unknown" }, "value holds no usable address"],
  ["/v3/normalize/person-name", { value: "n/a" }, "value holds no usable person name"],
  ["/v3/normalize/person-name", { value: "TBD" }, "value holds no usable person name"],
  ["/v3/companies/pronet-finder", { name: "Nobody & Nowhere" }, 'no company is known for "Nobody & Nowhere"'],
  ["/v3/companies/pronet-finder", { name: "?".repeat(120) }, `no company is known for "${"?".repeat(120)}"`],
  ["/v3/companies/pronet-finder", { name: "?".repeat(121) }, `no company is known for "${"?".repeat(120)}…"`],
  ["/v3/companies/careers-page", { qurey: "x", query: "x" }, "qurey is no known field; did you mean query?"],
  ["/v3/companies/employees", { query: "x", pgae: 2 }, "pgae is no known field; did you mean page?"],
  ["/v3/local-businesses/search", { ...BUSINESS, zip: "1" }, "zip is no known field"],
  ["/v3/none", {}, 'there is no operation "/v3/none"'],
  ["/v3/company/employees", {}, 'there is no operation "/v3/company/employees"; did you mean /v3/companies/employees?'],
])("%s %j says what was wrong and where", async (path, body, message) => {
  expect(await service.handle(path, body)).toMatchObject({ body: { success: false, error: { message } } });
});

test("a text that only looks like none is answered", async () => {
  for (const [path, value] of [
    ["/v3/normalize/address", "Unknown Rd 5"],
    ["/v3/normalize/address", "東京"],
    ["/v3/normalize/address", "7"],
    ["/v3/normalize/person-name", "None"],
    ["/v3/normalize/url", "n.as"],
    ["/v3/normalize/url", "[::]"],
  ] as const)
    expect(await service.handle(path, { value })).toMatchObject({ status: 200, body: { success: true } });
});

test("too few credits: what the call costs", async () => {
  const poor = createService({ store: createMemoryStore({}), ledger: createLedger({ balance: 0 }) });
  expect(await poor.handle("/v3/normalize/address", { value: "1 Main St" })).toMatchObject({
    status: 402,
    body: { error: { message: "this call costs 1 credit and fewer are left" } },
  });
});

test("a path that is none is refused with the list of those that are", async () => {
  const { body } = await service.handle("/v3/none", {});
  expect(body).toMatchObject({ error: { details: [{ code: "unknown_operation", accepted_values: OPERATION_PATHS }] } });
});
