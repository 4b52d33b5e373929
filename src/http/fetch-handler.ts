import { asServiceError, errorEnvelope, OPERATIONS, type Service, ServiceError } from "../service/index.ts";
import { openApiDocument } from "./openapi.ts";
import { problemDetails } from "./problem-details.ts";
import { readBody } from "./read-body.ts";

/** Bytes a body may have. */
const MAX_BYTES = 64 * 1024;
const JSON_TYPE = "application/json; charset=utf-8";
const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** Settings of a handler. */
export interface FetchHandlerOptions {
  /** Bytes a body may have; default 65,536. */
  readonly maxBytes?: number;
  /** Path of the `{base_url}` that stands before `/v3`; default none. */
  readonly basePath?: string;
}

/**
 * A Fetch-API handler for the 13 operations, `GET /openapi.json` and `GET /health`: it runs in Node (through an adapter),
 * Bun, Deno, workers and every router that speaks `Request` and `Response`.
 *
 * Order of checks: path, method, content type, key, size, JSON, body, credits, lookup. With `Accept: application/problem+json`
 * errors come as RFC 9457 problem details.
 *
 * @example
 * await createFetchHandler(createService({ store: createMemoryStore({}) }))(new Request("https://api.example/health")).then((answer) => answer.json()); // => { "status": "ok" }
 */
export function createFetchHandler(
  service: Service,
  { maxBytes = MAX_BYTES, basePath = "" }: FetchHandlerOptions = {},
): (request: Request) => Promise<Response> {
  const base = basePath.endsWith("/") ? basePath.slice(0, -1) : basePath;
  return async (request) => {
    try {
      const url = pathOf(request.url);
      if (!url.path.startsWith(base)) throw unknownPath(url.path);
      const path = url.path.slice(base.length);
      if (path === "/health" || path === "/openapi.json") return document(request, path, url.origin + base);
      return await operation(service, request, path, maxBytes);
    } catch (thrown) {
      return failure(asServiceError(thrown), request);
    }
  };
}

/** Origin and path of an absolute URL; a cut is enough, since a host has made it. */
function pathOf(url: string): { origin: string; path: string } {
  const host = url.indexOf("//") + 2;
  const start = url.indexOf("/", host);
  if (start < 0) return { origin: url, path: "/" };
  const query = url.indexOf("?", start);
  return { origin: url.slice(0, start), path: query < 0 ? url.slice(start) : url.slice(start, query) };
}

function document(request: Request, path: string, baseUrl: string): Response {
  if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod("GET");
  const body = path === "/health" ? { status: "ok" } : openApiDocument({ baseUrl });
  return new Response(JSON.stringify(body), { headers: { "content-type": JSON_TYPE } });
}

async function operation(service: Service, request: Request, path: string, maxBytes: number): Promise<Response> {
  if (!Object.hasOwn(OPERATIONS, path)) throw unknownPath(path);
  if (request.method !== "POST") throw wrongMethod("POST");
  if (!isJson(request.headers.get("content-type")))
    throw new ServiceError("unsupported_media_type", "send the header content-type: application/json");
  const apiKey = request.headers.get("x-api-key");
  const context = { signal: request.signal, ...(apiKey === null ? {} : { apiKey }) };
  const call = await service.admit(path, context);
  const envelope = await call(await readBody(request, maxBytes));
  return new Response(JSON.stringify(envelope), { headers: { "content-type": JSON_TYPE } });
}

function failure(error: ServiceError, request: Request): Response {
  const headers: Record<string, string> = { "content-type": JSON_TYPE };
  if (error instanceof MethodError) headers["allow"] = error.allow;
  if (error.retryAfter !== null) headers["retry-after"] = String(Math.ceil(error.retryAfter));
  const asProblem = request.headers.get("accept")?.includes("application/problem+json") === true;
  if (asProblem) headers["content-type"] = PROBLEM_TYPE;
  const body = asProblem ? problemDetails(error) : errorEnvelope(error);
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** Whether a content type is JSON, whatever its case and parameters. */
function isJson(type: string | null): boolean {
  if (type === null) return false;
  const end = type.indexOf(";");
  return (end < 0 ? type : type.slice(0, end)).trim().toLowerCase() === "application/json";
}

/** `method_not_allowed` with the method that is. */
class MethodError extends ServiceError {
  readonly allow: string;

  constructor(allow: string) {
    super("method_not_allowed", `use ${allow}`);
    this.allow = allow;
  }
}

function wrongMethod(allow: string): ServiceError {
  return new MethodError(allow);
}

function unknownPath(path: string): ServiceError {
  return new ServiceError("not_found", `there is no operation ${JSON.stringify(path)}`, {
    details: [{ path: "", code: "unknown_operation", message: "is none of the 13 operations" }],
  });
}
