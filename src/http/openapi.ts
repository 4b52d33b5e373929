import { schemaJson } from "../models/index.ts";
import { type ErrorCode, OPERATIONS, type Operation, ServiceError } from "../service/index.ts";
import { withoutLastSlash } from "./without-last-slash.ts";

/** Refusals every operation may answer, with what they mean. */
const REFUSALS: readonly (readonly [ErrorCode, string])[] = [
  ["invalid_request", "The body is not JSON, not UTF-8 or nested too deep"],
  ["unauthorized", "The API key is missing or not known"],
  ["insufficient_credits", "The account has fewer credits than the call costs"],
  ["not_found", "Nothing is known for this query"],
  ["method_not_allowed", "The method is not POST"],
  ["request_timeout", "The call took too long"],
  ["payload_too_large", "The body is too large"],
  ["unsupported_media_type", "The content type is not application/json"],
  ["validation_failed", "The body breaks the schema, or holds nothing usable"],
  ["rate_limited", "Too many calls; see the header retry-after"],
  ["internal_error", "The service could not answer"],
];

const INTEGER = { type: "integer" };
const TEXT = { type: "string" };
const ERROR_DETAIL = object(
  { path: TEXT, code: TEXT, message: TEXT, accepted_values: { type: "array", items: TEXT } },
  ["path", "code", "message"],
);

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of the 13 operations, generated from their table.
 *
 * @throws TypeError without `baseUrl`.
 * @param options.baseUrl Base address without `/v3`; a slash at its end does not count, as paths begin with one.
 * @example
 * openApiDocument({ baseUrl: "https://api.example" })["openapi"]; // => "3.1.0"
 */
export function openApiDocument(options: { readonly baseUrl: string }): Json {
  if (typeof options?.baseUrl !== "string")
    throw new TypeError("openApiDocument: pass options.baseUrl, such as https://api.example");
  const definitions: Json = {};
  const paths: Json = {};
  for (const [path, operation] of Object.entries(OPERATIONS))
    paths[path] = { post: describe(path, operation as unknown as AnyOperation, definitions) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Contact, company and local-business data lookup",
      version: "3",
      description:
        "Every operation takes a JSON body and answers one envelope. Only answers that hold data cost credits.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: withoutLastSlash(options.baseUrl) }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: "apiKey", in: "header", name: "x-api-key" } },
      schemas: { ...sortedByKey(definitions), Error: errorSchema(), Problem: problemSchema() },
    },
  };
}

type AnyOperation = Operation<object, object, object>;

function describe(path: string, operation: AnyOperation, definitions: Json): Json {
  const request = schemaJson(operation.request, "sent");
  const query = schemaJson(operation.request, "answered");
  const data = schemaJson(operation.data, "answered");
  for (const { definitions: more } of [request, query, data]) Object.assign(definitions, relocated(more));
  const [, , group = "", name = ""] = path.split("/");
  const credits = operation.price === 1 ? "1 credit" : `${operation.price} credits`;
  return {
    operationId: `${group}-${name}`,
    summary: operation.summary,
    tags: [group],
    requestBody: { required: true, content: json(bodySchema(operation, relocated(request.schema)), operation.example) },
    responses: {
      200: {
        description: `The answer; it costs ${credits} when it holds data, unless the host sets another price`,
        content: json(envelope(relocated(query.schema), relocated(data.schema), operation.paginated)),
      },
      ...refusals(),
    },
  };
}

/** JSON Schema says nothing of fields of which one is needed, unless it is told. */
function bodySchema({ eitherOf }: AnyOperation, schema: Json): Json {
  return eitherOf === undefined ? schema : { ...schema, anyOf: eitherOf.map((field) => ({ required: [field] })) };
}

function refusals(): Json {
  const responses: Json = {};
  for (const [code, description] of REFUSALS) {
    const { status } = new ServiceError(code, "");
    const content = {
      ...json({ $ref: "#/components/schemas/Error" }),
      "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
    };
    responses[status] = { description, content };
  }
  return responses;
}

function json(schema: unknown, example?: unknown): Json {
  return { "application/json": example === undefined ? { schema } : { schema, example } };
}

function envelope(query: unknown, data: unknown, paginated: boolean): Json {
  const credits = object({ charged: INTEGER, remaining: INTEGER });
  const confidence = { type: "integer", minimum: 0, maximum: 100 };
  const meta: Json = { confidence, query, credits };
  if (paginated) meta["pagination"] = object({ page: INTEGER, has_more: { type: "boolean" } });
  return object({ success: { const: true }, data, meta: object(meta) });
}

function errorSchema(): Json {
  const code = { enum: REFUSALS.map(([name]) => name) };
  const error = object({ code, message: TEXT, details: { type: "array", items: ERROR_DETAIL } }, ["code", "message"]);
  return object({ success: { const: false }, error });
}

function problemSchema(): Json {
  return object({ type: TEXT, title: TEXT, status: INTEGER, detail: TEXT, code: TEXT, errors: { type: "array" } }, [
    "type",
    "title",
    "status",
  ]);
}

function object(properties: Json, required: readonly string[] = Object.keys(properties)): Json {
  return { type: "object", properties, required };
}

/** The same schema with references to where OpenAPI keeps shared schemas. */
function relocated<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function sortedByKey(record: Json): Json {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
