import { unknownOperation } from "../service/errors/index.ts";
import { asServiceError, OPERATIONS, type Service, ServiceError } from "../service/index.ts";
import { failure, JSON_HEADERS, wrongMethod } from "./failure.ts";
import { openApiDocument } from "./openapi.ts";
import { readBody } from "./read-body.ts";
import { requestSignal } from "./request-signal.ts";
import { withoutLastSlash } from "./without-last-slash.ts";

/** Bytes a body may have. */
const MAX_BYTES = 64 * 1024;

/** Settings of a handler. */
export interface FetchHandlerOptions {
  /** Bytes a body may have, a whole number from 1; default 65,536. */
  readonly maxBytes?: number | undefined;
  /** Path of the `{base_url}` that stands before `/v3`, such as "/data"; default none. */
  readonly basePath?: string | undefined;
}

/**
 * A Fetch-API handler for the 13 operations, `GET /openapi.json` and `GET /health`: it runs in Node (through an adapter),
 * Bun, Deno, workers and every router that speaks `Request` and `Response`.
 *
 * Order of checks: path, method, content type, key, size, JSON, body, credits, lookup. With `Accept: application/problem+json`
 * errors come as RFC 9457 problem details. The signal of the request ends its call. The handler never rejects.
 *
 * @throws TypeError without a service and for a `basePath` that is no text; RangeError when `maxBytes` is no whole number from 1.
 * @example
 * await createFetchHandler(createService({ store: createMemoryStore({}) }))(new Request("https://api.example/health")).then((answer) => answer.json()); // => { "status": "ok" }
 */
export function createFetchHandler(
  service: Service,
  { maxBytes = MAX_BYTES, basePath = "" }: FetchHandlerOptions = {},
): (request: Request) => Promise<Response> {
  if (typeof service?.admit !== "function")
    throw new TypeError("createFetchHandler: service must be one that createService made");
  if (!Number.isSafeInteger(maxBytes) || maxBytes < 1)
    throw new RangeError(`createFetchHandler: maxBytes must be a whole number from 1, got ${maxBytes}`);
  if (typeof basePath !== "string")
    throw new TypeError(`createFetchHandler: basePath must be text, such as "/data", got ${String(basePath)}`);
  const base = leadingSlash(withoutLastSlash(basePath));
  let described: Record<string, unknown> | undefined;
  const openApi = lastAnswer((url) => {
    // Made once: callers name the host, and no two of them shall make a server generate it anew.
    described ??= openApiDocument({ baseUrl: url });
    return JSON.stringify({ ...described, servers: [{ url }] });
  });
  return async (request) => {
    try {
      const { origin, path } = addressOf(request.url);
      if (!path.startsWith(base)) throw unknownOperation(path, base);
      const route = path.slice(base.length);
      if (Object.hasOwn(OPERATIONS, route)) return await operation(service, request, route, maxBytes);
      if (route === "/health") return document(request, '{"status":"ok"}');
      if (route === "/openapi.json") return document(request, openApi(origin + base));
      throw unknownOperation(path, base);
    } catch (thrown) {
      return failure(asServiceError(thrown), request);
    }
  };
}

function leadingSlash(path: string): string {
  return path === "" || path.startsWith("/") ? path : `/${path}`;
}

/** Origin and path of an absolute URL; a cut is enough, since a host has made it. */
function addressOf(url: string): { origin: string; path: string } {
  const host = url.indexOf("//") + 2;
  const start = url.indexOf("/", host);
  if (start < 0) return { origin: url, path: "/" };
  const end = url.slice(start).search(/[?#]/u);
  return { origin: url.slice(0, start), path: end < 0 ? url.slice(start) : url.slice(start, start + end) };
}

/** A function that keeps what it answered last: a server is asked for its document at one address. */
function lastAnswer(make: (question: string) => string): (question: string) => string {
  let asked: string | null = null;
  let answer = "";
  return (question) => {
    if (asked !== question) {
      answer = make(question);
      asked = question;
    }
    return answer;
  };
}

function document(request: Request, text: string): Response {
  if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod("GET, HEAD", request.method);
  return new Response(request.method === "HEAD" ? null : text, { headers: JSON_HEADERS });
}

async function operation(service: Service, request: Request, path: string, maxBytes: number): Promise<Response> {
  if (request.method !== "POST") throw wrongMethod("POST", request.method);
  const { headers } = request;
  if (!isJson(headers.get("content-type")))
    throw new ServiceError("unsupported_media_type", "send the header content-type: application/json");
  if (!isPlain(headers.get("content-encoding")))
    throw new ServiceError("unsupported_media_type", "send the body without content-encoding");
  const apiKey = headers.get("x-api-key") ?? "";
  const signal = requestSignal(request);
  const key = apiKey === "" ? {} : { apiKey };
  const call = await service.admit(path, signal === undefined ? key : { ...key, signal });
  const envelope = await call(await readBody(request, maxBytes));
  return new Response(JSON.stringify(envelope), { headers: JSON_HEADERS });
}

/** Whether a content type is JSON, whatever its case and parameters. */
function isJson(type: string | null): boolean {
  if (type === null) return false;
  if (type === "application/json") return true;
  const end = type.indexOf(";");
  return (end < 0 ? type : type.slice(0, end)).trim().toLowerCase() === "application/json";
}

function isPlain(encoding: string | null): boolean {
  return encoding === null || encoding.trim().toLowerCase() === "identity" || encoding.trim() === "";
}
