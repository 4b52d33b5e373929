import { ServiceError } from "../service/index.ts";
import { jsonFault } from "../text/json-fault.ts";
import { isTooDeep, MAX_DEPTH } from "./json-depth.ts";
import { requestSignal } from "./request-signal.ts";

/** Made once, on first use: making one costs more than decoding a body. */
let decoder: InstanceType<typeof TextDecoder> | undefined;

/**
 * The JSON body of a request. Size is checked before anything is kept, depth before anything is parsed.
 * @throws ServiceError `payload_too_large`, `invalid_request`, or `request_timeout` when the request is aborted meanwhile.
 */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const text = decode(await readBytes(request, maxBytes));
  if (isTooDeep(text)) throw new ServiceError("invalid_request", `the body is nested over ${MAX_DEPTH} levels`);
  try {
    return JSON.parse(text);
  } catch {
    if (text === "") throw new ServiceError("invalid_request", "the body is empty; send a JSON object");
    throw new ServiceError("invalid_request", `the body is not JSON: ${jsonFault(text)}`);
  }
}

/** A declared length is kept by the host, so that the body can be taken whole; a stream without one is counted. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const declared = declaredLength(request.headers);
  if (declared !== null && declared > maxBytes) throw tooLarge(maxBytes);
  if (request.bodyUsed) throw new TypeError("the body was read before the handler was called");
  // A signal that is aborted already tells no listener, and a body that stands still would be awaited for ever.
  if (requestSignal(request)?.aborted === true) throw timeout();
  try {
    const bytes = declared === null ? await readStream(request, maxBytes) : new Uint8Array(await readWhole(request));
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    return bytes;
  } catch (thrown) {
    if (thrown instanceof ServiceError) throw thrown;
    if (requestSignal(request)?.aborted === true) throw timeout();
    throw new ServiceError("invalid_request", "the body ended early", { cause: thrown });
  }
}

/** Value of the header content-length, or null when it is missing, no whole number or not in force. */
function declaredLength(headers: Headers): number | null {
  const text = headers.get("content-length");
  if (text === null || headers.get("transfer-encoding") !== null) return null;
  return /^[0-9]{1,15}$/u.test(text) ? Number(text) : null;
}

/** The body in one piece, or a refusal as soon as the request is aborted. */
function readWhole(request: Request): Promise<ArrayBuffer> {
  const signal = requestSignal(request);
  if (signal === undefined) return request.arrayBuffer();
  return new Promise((resolve, reject) => {
    const end = (): void => reject(timeout());
    signal.addEventListener("abort", end, { once: true });
    const settled = (): void => signal.removeEventListener("abort", end);
    request.arrayBuffer().then(resolve, reject).then(settled, settled);
  });
}

async function readStream(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (request.body === null) return new Uint8Array(0);
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  // Whatever is still on its way is not wanted then; a failure to say so changes nothing.
  const cancel = (): Promise<void> => reader.cancel().catch(() => {});
  const signal = requestSignal(request);
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(value);
    }
    if (signal?.aborted === true) throw timeout();
    return joined(chunks, size);
  } catch (thrown) {
    // Not awaited: a source that is slow to end would keep its caller from the answer.
    void cancel();
    throw thrown;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (chunks.length === 1 && first !== undefined) return first;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    decoder ??= new TextDecoder("utf-8", { fatal: true });
    return decoder.decode(bytes);
  } catch {
    throw new ServiceError("invalid_request", "the body is not UTF-8");
  }
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError("payload_too_large", `the body has more than ${maxBytes} bytes`);
}

function timeout(): ServiceError {
  return new ServiceError("request_timeout", "the request was ended before its body");
}
