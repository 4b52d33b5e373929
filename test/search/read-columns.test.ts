import { afterEach, expect, test, vi } from "vitest";
import { GrowingCodes } from "../../src/search/growing-codes.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";
import { NumberBuilder } from "../../src/search/number-builder.ts";
import { scratchBytes } from "../../src/search/scratch.ts";
import { sampleBusinesses } from "./sample-businesses.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("codes grow in number and in width", () => {
  const codes = new GrowingCodes(1);
  const pushed = [0, 65_535, 3, 65_536, 1, 4_000_000_000];
  for (const code of pushed) codes.push(code);
  expect([...codes.array.subarray(0, codes.length)]).toEqual(pushed);
  const narrow = new GrowingCodes(4);
  for (let i = 0; i < 5; i++) narrow.push(i);
  expect(narrow.array).toBeInstanceOf(Uint16Array);
});

test("numbers become ranks, what is none becomes rank 0", () => {
  const numbers = new NumberBuilder(2);
  for (const number of [4.5, null, 0, Number.NaN, -0, 5, undefined, 4.5]) numbers.push(number);
  const { values, ranks } = numbers.build();
  expect([...values]).toEqual([Number.NaN, 0, 4.5, 5]);
  expect([...ranks.subarray(0, 8)]).toEqual([2, 0, 1, 0, 1, 3, 0, 2]);
});

test("a list and a stream of the same records give the same bytes", () => {
  const records = sampleBusinesses(2500, 9);
  const streamed = createLocalBusinessIndex(records.values()).toBuffer();
  expect(createLocalBusinessIndex(records).toBuffer()).toEqual(streamed);
});

test("more than 65,536 distinct cities and names beyond the first room", () => {
  const [sample] = sampleBusinesses(1, 1);
  if (sample === undefined) throw new Error("no sample");
  const place = { ...sample.location, country: "US" };
  const records = Array.from({ length: 66_000 }, (_, i) => ({
    ...sample,
    name: `A name of more bytes than there is room for ${i}`,
    industry: "bakery",
    location: { ...place, city: `city ${i}` },
  }));
  const index = createLocalBusinessIndex(records);
  const request = { country: "US", industry: "bakery" };
  expect(index.search({ ...request, city: "CITY 65999" }).rows).toEqual([65_999]);
  expect(index.search({ ...request, name: "for 65535" }).rows).toEqual([65_535]);
});

test("an engine without shared buffers builds the same bytes", () => {
  const records = sampleBusinesses(500, 4);
  const bytes = createLocalBusinessIndex(records).toBuffer();
  expect(scratchBytes(8)).toBeInstanceOf(SharedArrayBuffer);
  vi.stubGlobal("SharedArrayBuffer", undefined);
  expect(scratchBytes(8)).toBeInstanceOf(ArrayBuffer);
  expect(createLocalBusinessIndex(records).toBuffer()).toEqual(bytes);
});

test("a blank text is no value of a field", () => {
  const records = sampleBusinesses(3, 2).map((record, i) => ({
    ...record,
    industry: i === 0 ? " " : "bakery",
    location: { ...record.location, country: "US", state: "TX", city: ["", " ", "Austin"][i] ?? null },
  }));
  const index = createLocalBusinessIndex(records);
  expect(index.values("city")).toEqual([{ value: "Austin", count: 1 }]);
  expect(index.values("industry")).toEqual([{ value: "bakery", count: 2 }]);
  expect(index.values("state")).toEqual([{ value: "TX", count: 3 }]);
});
