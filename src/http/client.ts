import type { ErrorEnvelope } from "../models/index.ts";
import {
  type EnvelopeOf,
  type ErrorCode,
  OPERATION_PATHS,
  type OperationMethods,
  type OperationPath,
  operationMethods,
  ServiceError,
} from "../service/index.ts";
import { withoutLastSlash } from "./without-last-slash.ts";

/** What a client method takes beside the body. */
export interface ClientContext {
  readonly signal?: AbortSignal | undefined;
}

/** Where a client finds the service. */
export interface ClientOptions {
  /** Base address without `/v3`, as `https://api.example`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
}

/** A typed client with the methods of the service. */
export type Client = OperationMethods<ClientContext>;

type Fetch = (request: Request) => Promise<Response>;

/**
 * A client with the same methods as the service: a server and its callers share one type.
 * Methods throw the `ServiceError` that the service answered; an answer that is no envelope is an `internal_error`, and what
 * `fetch` itself throws, such as an aborted call, comes through as it is.
 *
 * @throws TypeError without a function or without `baseUrl`.
 * @param fetch The platform's `fetch`, or a handler of `createFetchHandler` for tests.
 * @example
 * await createClient(createFetchHandler(createService({ store: createMemoryStore({}) })), { baseUrl: "https://api.example" }).normalize.url({ value: "https://www.example.com/a" }).then((answer) => answer.data); // => { "normalized": "example.com" }
 */
export function createClient(fetch: Fetch, options: ClientOptions): Client {
  if (typeof fetch !== "function" || typeof options?.baseUrl !== "string")
    throw new TypeError("createClient: pass a fetch function and options.baseUrl, such as https://api.example");
  const { baseUrl, apiKey } = options;
  const base = withoutLastSlash(baseUrl);
  const call = async (path: OperationPath, body: unknown, context: ClientContext = {}): Promise<unknown> => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (apiKey !== undefined) headers["x-api-key"] = apiKey;
    const init: RequestInit = { method: "POST", headers, body: JSON.stringify(body) };
    if (context.signal !== undefined) init.signal = context.signal;
    return envelopeOf(await fetch(new Request(base + path, init)));
  };
  return operationMethods<ClientContext>(OPERATION_PATHS, call);
}

async function envelopeOf(response: Response): Promise<EnvelopeOf<OperationPath>> {
  const answer = await jsonOf(response);
  if (answer?.success === true) return answer;
  const error = answer?.error;
  if (typeof error?.code !== "string") throw noEnvelope(response);
  const after = Number(response.headers.get("retry-after") ?? Number.NaN);
  throw new ServiceError(error.code as ErrorCode, error.message, {
    ...(Array.isArray(error.details) ? { details: error.details } : {}),
    ...(Number.isFinite(after) ? { retryAfter: after } : {}),
  });
}

async function jsonOf(response: Response): Promise<EnvelopeOf<OperationPath> | ErrorEnvelope | null> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw noEnvelope(response);
  }
}

function noEnvelope({ status }: Response): ServiceError {
  return new ServiceError("internal_error", `the server answered ${status} without an envelope`);
}
