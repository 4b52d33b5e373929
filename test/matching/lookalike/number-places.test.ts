import { expect, test } from "vitest";
import { NumberPlaces } from "../../../src/matching/lookalike/number-places.ts";

test("numbers stand in the order in which they first came, however many", () => {
  const places = new NumberPlaces();
  const numbers = Array.from({ length: 9000 }, (_, i) => (i % 3 === 0 ? i : 2147483647 - 4096 * i));
  for (const [place, number] of numbers.entries()) expect(places.of(number)).toBe(place);
  expect(places.length).toBe(9000);
  for (const [place, number] of numbers.entries()) {
    expect(places.of(number)).toBe(place);
    expect(places.at(place)).toBe(number);
  }
  expect(places.length).toBe(9000);
});

test("number 0 has a place of its own", () => {
  const places = new NumberPlaces();
  expect([7, 0, 7, 0].map((number) => places.of(number))).toEqual([0, 1, 0, 1]);
});
