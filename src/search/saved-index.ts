import { checksum } from "./checksum.ts";
import type { Columns } from "./columns.ts";
import { arraysOf, assemble, type NumberArray } from "./saved-arrays.ts";
import { SavedIndexError } from "./saved-index-error.ts";

/** "CANONLBI" as two words. */
const MAGIC = [0x4f4e4143, 0x49424c4e] as const;
/** Rises when the layout, a folding, a flag or the relevance formula changes: an older file would answer otherwise. */
const VERSION = 4;
/** Reads otherwise on a machine with the other byte order, whose arrays would be wrong. */
const BYTE_ORDER = 0x01020304;
const HEADER_WORDS = 8;
/** The words behind the checksum are in it: lengths of the description and of the whole, and all that follows. */
const FIRST_SUMMED_WORD = 5;
/** Every array begins at a multiple of 8 bytes, so that it can be used where it stands. */
const ALIGNMENT = 8;

type Section = readonly [type: "u8" | "u16" | "u32" | "f64", length: number];

interface Head {
  readonly size: number;
  readonly sections: readonly Section[];
}

/** The index in one piece: header, description as JSON in ASCII, arrays. */
export function writeColumns(columns: Columns): Uint8Array {
  const arrays = arraysOf(columns);
  const head: Head = {
    size: columns.size,
    sections: arrays.map((array): Section => [typeOf(array), array.length]),
  };
  // Numbers and names of types: ASCII, so that units and bytes are the same.
  const text = JSON.stringify(head);
  const bodyStart = aligned(HEADER_WORDS * 4 + text.length);
  const bytes = new Uint8Array(arrays.reduce((end, array) => aligned(end + array.byteLength), bodyStart));
  for (let i = 0; i < text.length; i++) bytes[HEADER_WORDS * 4 + i] = text.charCodeAt(i);
  let at = bodyStart;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at = aligned(at + array.byteLength);
  }
  const words = new Uint32Array(bytes.buffer, 0, bytes.length / 4);
  words.set([...MAGIC, VERSION, BYTE_ORDER, 0, text.length, bytes.length]);
  words[4] = checksum(words, FIRST_SUMMED_WORD);
  return bytes;
}

/**
 * The columns in a saved index. Arrays are views of the bytes where those are aligned.
 * @throws SavedIndexError with code "foreign", "version" or "damaged".
 */
export function readColumns(given: Uint8Array): Columns {
  if (!ArrayBuffer.isView(given)) throw foreign();
  // Not `slice`: that of Node's Buffer copies nothing.
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : new Uint8Array(given);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
  checkHeader(words, bytes.length);
  const textLength = words[5] ?? 0;
  const head = parseHead(bytes.subarray(HEADER_WORDS * 4, HEADER_WORDS * 4 + textLength));
  let at = aligned(HEADER_WORDS * 4 + textLength);
  const arrays = head.sections.map(([type, length]) => {
    const array = view(bytes, type, at, length);
    at = aligned(at + array.byteLength);
    return array;
  });
  return assemble(head.size, arrays);
}

function foreign(): SavedIndexError {
  return new SavedIndexError("foreign", "these bytes are not a saved local-business index");
}

function checkHeader(words: Uint32Array, length: number): void {
  if (words.length < HEADER_WORDS || words[0] !== MAGIC[0] || words[1] !== MAGIC[1]) throw foreign();
  if (words[2] !== VERSION)
    throw new SavedIndexError(
      "version",
      `the index was saved in format ${words[2]}, this release reads ${VERSION}: build it again from the records`,
    );
  if (words[3] !== BYTE_ORDER)
    throw new SavedIndexError(
      "foreign",
      "the index was saved on a machine with another byte order: build it again from the records",
    );
  if (words[6] !== length)
    throw new SavedIndexError(
      "damaged",
      `the index should have ${words[6]} bytes and has ${length}: it was cut or extended`,
    );
  if (words[4] !== checksum(words, FIRST_SUMMED_WORD))
    throw new SavedIndexError("damaged", "the checksum of the index does not agree: bytes were changed");
}

function parseHead(bytes: Uint8Array): Head {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return JSON.parse(text);
}

function view(bytes: Uint8Array, type: Section[0], at: number, length: number): NumberArray {
  const from = bytes.byteOffset + at;
  if (type === "u8") return new Uint8Array(bytes.buffer, from, length);
  if (type === "u16") return new Uint16Array(bytes.buffer, from, length);
  if (type === "u32") return new Uint32Array(bytes.buffer, from, length);
  return new Float64Array(bytes.buffer, from, length);
}

function typeOf(array: NumberArray): Section[0] {
  if (array instanceof Uint8Array) return "u8";
  if (array instanceof Uint16Array) return "u16";
  return array instanceof Uint32Array ? "u32" : "f64";
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
