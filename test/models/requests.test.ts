import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import * as models from "../../src/models/index.ts";

const OPERATIONS = [
  "peopleLookalikes",
  "peopleEmailFinder",
  "companiesLookalikes",
  "companiesEmployees",
  "companiesCareersPage",
  "companiesPhoneFinder",
  "companiesPronetFinder",
  "companiesNameToDomain",
  "companiesFreeTrialCheck",
  "localBusinessesSearch",
  "normalizeAddress",
  "normalizePersonName",
  "normalizeUrl",
] as const;
type Operation = (typeof OPERATIONS)[number];
const schemas = { ...models } as unknown as Readonly<Record<string, z.ZodMiniType>>;

function read(operation: Operation, body: unknown): { applied: unknown } | { issues: models.RequestIssue[] } {
  const result = z.safeParse(schemas[`${operation}RequestSchema`] as z.ZodMiniType, body);
  return result.success ? { applied: result.data } : { issues: models.toIssues(result.error, body) };
}

function paths(operation: Operation, body: unknown): string[] {
  const result = read(operation, body);
  return "issues" in result ? result.issues.map((issue) => `${issue.path}:${issue.code}`) : ["accepted"];
}

test.each(OPERATIONS)("%s has JSON Schemas that compile, strict for the request", (operation) => {
  const ajv = new Ajv2020({ strict: false });
  const request = models.schemaJson(schemas[`${operation}RequestSchema`] as z.ZodMiniType, "sent").schema;
  expect(request["additionalProperties"]).toBe(false);
  expect(ajv.compile(request)({ nonsense: 1 })).toBe(false);
  const data = schemas[`${operation}DataSchema`] as z.ZodMiniType;
  const query = schemas[`${operation}RequestSchema`] as z.ZodMiniType;
  const envelope = ajv.compile(withDefinitions(models.envelopeSchema(data, query)));
  expect(envelope({ success: false, data: {}, meta: {} })).toBe(false);
});

function withDefinitions(schema: z.ZodMiniType): object {
  const { schema: json, definitions } = models.schemaJson(schema, "answered");
  return { ...json, $defs: definitions };
}

test("an envelope takes its own data and a confidence to 100, the envelope of an error takes no success", () => {
  const schema = models.envelopeSchema(models.normalizeUrlDataSchema, models.normalizeUrlRequestSchema);
  const meta = { confidence: 100, query: { value: "a.example" }, credits: { charged: 0, remaining: 5 } };
  const answer = { success: true, data: { normalized: "a.example" }, meta };
  expect(schema.safeParse(answer)).toMatchObject({ success: true, data: answer });
  expect(schema.safeParse({ ...answer, meta: { ...meta, confidence: 101 } }).success).toBe(false);
  expect(schema.safeParse({ ...answer, data: {} }).success).toBe(false);
  const failed = { success: false, error: { code: "not_found", message: "no company", details: [] } };
  expect(models.errorEnvelopeSchema.safeParse(failed)).toMatchObject({ success: true, data: failed });
  expect(models.errorEnvelopeSchema.safeParse({ ...failed, success: true }).success).toBe(false);
});

test.each(OPERATIONS)("%s: neither a request nor its data is a text or a list of numbers", (operation) => {
  for (const part of ["Request", "Data"])
    for (const value of ["firm.example", [1, 2], null])
      expect(schemas[`${operation}${part}Schema`]?.safeParse(value).success, part).toBe(false);
});

describe("applied", () => {
  test.each<[Operation, unknown, unknown]>([
    ["peopleLookalikes", { email: " jo@firm.example " }, { email: "jo@firm.example" }],
    ["companiesEmployees", { query: "firm.example" }, { query: "firm.example", page: 1 }],
    ["companiesNameToDomain", { name: "Firm" }, { name: "Firm", country_code: "US" }],
    [
      "companiesNameToDomain",
      { name: "Firm", country_code: " at ", address: " Ring 1 " },
      { name: "Firm", country_code: "AT", address: "Ring 1" },
    ],
    [
      "localBusinessesSearch",
      { country: "France", industry: "bakery" },
      { country: "France", industry: "bakery", sort: "relevance", page: 1 },
    ],
    ["normalizeUrl", { value: "\u00a0firm.example\u2003" }, { value: "firm.example" }],
  ])("%s %j", (operation, body, applied) => {
    expect(read(operation, body)).toEqual({ applied });
  });
});

describe("refused", () => {
  test.each<[Operation, unknown, string[]]>([
    ["peopleLookalikes", {}, [":invalid"]],
    ["peopleLookalikes", { mail: "a", urls: 1 }, ["mail:unknown_key", "urls:unknown_key", ":invalid"]],
    ["peopleLookalikes", { email: "  " }, ["email:too_small"]],
    ["peopleEmailFinder", {}, ["pronet_url:missing"]],
    ["peopleEmailFinder", [], [":wrong_type"]],
    ["peopleEmailFinder", null, [":wrong_type"]],
    ["companiesLookalikes", { query: 7 }, ["query:wrong_type"]],
    ["companiesEmployees", { query: "a", page: "2" }, ["page:wrong_type"]],
    ["companiesEmployees", { query: "a", page: 0 }, ["page:too_small"]],
    ["companiesEmployees", { query: "a", page: 2.5 }, ["page:wrong_type"]],
    ["companiesNameToDomain", { name: "a", country_code: "AUT" }, ["country_code:wrong_format"]],
    ["localBusinessesSearch", { country: "France" }, ["industry:missing"]],
    ["localBusinessesSearch", { country: "a", industry: "b", min_rating: 6 }, ["min_rating:too_big"]],
    ["localBusinessesSearch", { country: "a", industry: "b", min_reviews: -1 }, ["min_reviews:too_small"]],
    ["localBusinessesSearch", { country: "a", industry: "b", sic_codes: ["1", 2] }, ["sic_codes.1:wrong_type"]],
    ["localBusinessesSearch", { country: "a", industry: "b", has_email: "true" }, ["has_email:wrong_type"]],
    ["normalizeUrl", JSON.parse('{"value":"a","__proto__":{}}'), ["__proto__:unknown_key"]],
  ])("%s %j", (operation, body, issues) => {
    expect(paths(operation, body)).toEqual(issues);
  });

  test("a closed list names its values", () => {
    expect(read("localBusinessesSearch", { country: "a", industry: "b", sort: "distance" })).toEqual({
      issues: [
        {
          path: "sort",
          code: "not_accepted",
          message: "must be one of relevance, rating, reviews",
          accepted_values: ["relevance", "rating", "reviews"],
        },
      ],
    });
  });
});
