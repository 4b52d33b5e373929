import type { ErrorEnvelope } from "../models/index.ts";
import {
  type EnvelopeOf,
  type ErrorCode,
  OPERATIONS,
  type OperationMethods,
  type OperationPath,
  operationMethods,
  ServiceError,
} from "../service/index.ts";

/** What a client method takes beside the body. */
export interface ClientContext {
  readonly signal?: AbortSignal;
}

/** Where a client finds the service. */
export interface ClientOptions {
  /** Base address without `/v3`, as `https://api.example`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
}

/** A typed client with the methods of the service. */
export type Client = OperationMethods<ClientContext>;

type Fetch = (request: Request) => Promise<Response>;

/**
 * A client with the same methods as the service: a server and its callers share one type.
 * Methods throw the `ServiceError` that the service answered; an answer that is no envelope is an `internal_error`.
 *
 * @param fetch The platform's `fetch`, or a handler of `createFetchHandler` for tests.
 * @example
 * await createClient(createFetchHandler(createService({ store: createMemoryStore({}) })), { baseUrl: "https://api.example" }).normalize.url({ value: "https://www.example.com/a" }).then((answer) => answer.data); // => { "normalized": "example.com" }
 */
export function createClient(fetch: Fetch, { baseUrl, apiKey }: ClientOptions): Client {
  const base = baseUrl.endsWith("/") ? baseUrl.slice(0, -1) : baseUrl;
  const call = async (path: OperationPath, body: unknown, context: ClientContext = {}): Promise<unknown> => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (apiKey !== undefined) headers["x-api-key"] = apiKey;
    const init: RequestInit = { method: "POST", headers, body: JSON.stringify(body) };
    if (context.signal !== undefined) init.signal = context.signal;
    return envelopeOf(await fetch(new Request(base + path, init)));
  };
  return operationMethods<ClientContext>(Object.keys(OPERATIONS) as OperationPath[], call);
}

async function envelopeOf(response: Response): Promise<EnvelopeOf<OperationPath>> {
  let answer: EnvelopeOf<OperationPath> | ErrorEnvelope;
  try {
    answer = (await response.json()) as EnvelopeOf<OperationPath> | ErrorEnvelope;
  } catch {
    throw new ServiceError("internal_error", `the server answered ${response.status} without an envelope`);
  }
  if (answer?.success === true) return answer;
  const error = answer?.error;
  if (error === undefined)
    throw new ServiceError("internal_error", `the server answered ${response.status} without an envelope`);
  const after = Number(response.headers.get("retry-after") ?? Number.NaN);
  throw new ServiceError(error.code as ErrorCode, error.message, {
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(Number.isFinite(after) ? { retryAfter: after } : {}),
  });
}
