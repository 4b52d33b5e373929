import { ServiceError } from "../service/index.ts";
import { isTooDeep, MAX_DEPTH } from "./json-depth.ts";

/**
 * The JSON body of a request. Size is checked before anything is kept, depth before anything is parsed.
 * @throws ServiceError `payload_too_large` or `invalid_request`.
 */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const text = decode(await readBytes(request, maxBytes));
  if (isTooDeep(text)) throw new ServiceError("invalid_request", `the body is nested over ${MAX_DEPTH} levels`);
  try {
    return JSON.parse(text);
  } catch {
    const message = text === "" ? "the body is empty; send a JSON object" : "the body is not JSON";
    throw new ServiceError("invalid_request", message);
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (request.body === null) return new Uint8Array(0);
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      // What is still on its way is not wanted; a failure to say so changes nothing.
      await reader.cancel().catch(() => {});
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? first : joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
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
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ServiceError("invalid_request", "the body is not UTF-8");
  }
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError("payload_too_large", `the body has more than ${maxBytes} bytes`);
}
