import { createFetchHandler, type FetchHandlerOptions } from "../../src/http/index.ts";
import { createMemoryStore, createService, type ServiceOptions } from "../../src/service/index.ts";

export const URL_PATH = "/v3/normalize/url";
export const GOOD = '{"value":"https://www.example.com/a"}';

/** A handler over an empty store, which the normalizers do not need. */
export function handlerOf(
  options: Partial<ServiceOptions> = {},
  settings?: FetchHandlerOptions,
): (request: Request) => Promise<Response> {
  return createFetchHandler(createService({ store: createMemoryStore({}), ...options }), settings);
}

/** What a request may set. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  readonly signal?: AbortSignal;
}

/** A request of a path; POST with the header content-type, unless said otherwise. */
export function requestOf(path: string, { method = "POST", headers, body = GOOD, signal }: Sent = {}): Request {
  const bodiless = method === "GET" || method === "HEAD";
  return new Request(`https://api.example${path}`, {
    method,
    headers: headers ?? { "content-type": "application/json" },
    ...(bodiless || body === null ? {} : { body, duplex: "half" }),
    ...(signal === undefined ? {} : { signal }),
  } as RequestInit);
}

/** An answer as status, code and headers. */
export async function outcome(
  response: Response,
): Promise<{ status: number; code: string | null; text: string; headers: Headers }> {
  const text = await response.text();
  const parsed = text === "" ? null : (JSON.parse(text) as { error?: { code: string }; code?: string });
  return {
    status: response.status,
    code: parsed?.error?.code ?? parsed?.code ?? null,
    text,
    headers: response.headers,
  };
}
