import { expect, test } from "vitest";
import { checksum } from "../../src/search/checksum.ts";
import { createLocalBusinessIndex, localBusinessIndexFromBuffer, SavedIndexError } from "../../src/search/index.ts";
import { seededBelow } from "../seeded-random.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

const records = sampleBusinesses(3000, 5);
const index = createLocalBusinessIndex(records);
const bytes = index.toBuffer();
const requests = [
  { country: "US", industry: "bakery" },
  { country: "de", industry: "CAFE", name: "star", has_website: true },
  { country: "Atlantis", industry: "garage", sort: "rating" as const, min_rating: 3, city: "zurich", state: "tx" },
  { country: "GB", industry: "hotel", sic_codes: ["54"], sort: "reviews" as const },
];

test.each(requests)("a loaded index answers as the built one: %j", (request) => {
  const loaded = localBusinessIndexFromBuffer(bytes, records);
  expect(loaded.search(request)).toEqual(index.search(request));
  expect(loaded.explain(request)).toEqual(index.explain(request));
  expect(localBusinessIndexFromBuffer(bytes).search(request)).toEqual({ ...index.search(request), records: [] });
});

test("values, size and bytes survive", () => {
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  const loaded = localBusinessIndexFromBuffer(shifted.subarray(3));
  expect(loaded.size).toBe(3000);
  expect(loaded.byteLength).toBe(index.byteLength);
  expect(loaded.values("city")).toEqual(index.values("city"));
  expect(loaded.toBuffer()).toEqual(bytes);
});

test.each([1, 4, 7])("bytes that begin at %i of a Buffer, whose slice is no copy, are loaded", (start) => {
  const shifted = Buffer.alloc(bytes.length + start);
  shifted.set(bytes, start);
  expect(localBusinessIndexFromBuffer(shifted.subarray(start)).values("city")).toEqual(index.values("city"));
});

const changed = (at: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
};

test.each([
  ["foreign", "text", new Uint8Array([1, 2, 3])],
  ["foreign", "nothing", null as unknown as Uint8Array],
  ["foreign", "a buffer that is no view", bytes.buffer as unknown as Uint8Array],
  ["foreign", "another magic", changed(0, 0)],
  ["foreign", "another byte order", changed(12, 9)],
  ["version", "a later format", changed(8, 200)],
  ["damaged", "cut", bytes.slice(0, bytes.length - 8)],
  ["damaged", "a changed byte at the end", changed(bytes.length - 9, (bytes[bytes.length - 9] ?? 0) ^ 1)],
  ["damaged", "a changed byte in the description", changed(50, (bytes[50] ?? 0) ^ 1)],
])("%s: %s", (code, _what, given) => {
  let caught: unknown;
  try {
    localBusinessIndexFromBuffer(given);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(SavedIndexError);
  expect(caught instanceof SavedIndexError && [caught.name, caught.code]).toEqual(["SavedIndexError", code]);
});

test("no flipped bit and no changed byte goes unseen", () => {
  const small = createLocalBusinessIndex(sampleBusinesses(4, 3)).toBuffer();
  const refused = (given: Uint8Array): boolean => {
    try {
      localBusinessIndexFromBuffer(given);
      return false;
    } catch (error) {
      return error instanceof SavedIndexError;
    }
  };
  expect(refused(small)).toBe(false);
  const seen: number[] = [];
  const copy = small.slice();
  small.forEach((byte, at) => {
    for (const flip of [1, 2, 4, 8, 16, 32, 64, 128, 0xff, 0x5a]) {
      copy[at] = byte ^ flip;
      if (!refused(copy)) seen.push(at);
    }
    copy[at] = byte;
  });
  expect(seen).toEqual([]);
});

test("two changed words and swapped words are seen", () => {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice();
  const random = seededBelow(11);
  const sum = checksum(words, 0);
  for (let i = 0; i < 300; i++) {
    const [first, second] = [random(words.length), random(words.length)];
    const [a = 0, b = 0] = [words[first], words[second]];
    if (a === b) continue;
    words[first] = b;
    words[second] = a;
    expect(checksum(words, 0), `${first} and ${second} swapped`).not.toBe(sum);
    words[first] = a;
    words[second] = b;
  }
  expect(checksum(words, 0)).toBe(sum);
  expect(checksum(new Uint32Array(3), 0)).not.toBe(checksum(new Uint32Array(4), 0));
});

test("a wrong number of records is refused", () => {
  expect(() => localBusinessIndexFromBuffer(bytes, records.slice(1))).toThrow(
    /built from 3000 records, 2999 were given/u,
  );
});
