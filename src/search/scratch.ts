/**
 * Memory that is needed while an index is built and no longer. Engines count plain buffers as pressure on the heap and
 * look through all of it for every 64 MB of them, a second each time beside a million records; shared buffers are not
 * counted. Where an engine has none, plain ones do.
 */
export function scratchBytes(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === "undefined" ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
