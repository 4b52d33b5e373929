import { expect, test } from "vitest";
import { compoundParts } from "../../../src/matching/company-name/compound.ts";

test.each([
  ["Riverside Trust - Little Acorns", ["Riverside Trust", "Little Acorns"]],
  ["Riverside Trust – Little Acorns", ["Riverside Trust", "Little Acorns"]],
  ["Riverside Trust | Little Acorns", ["Riverside Trust", "Little Acorns"]],
  ["Riverside Trust: Little Acorns", ["Riverside Trust", "Little Acorns"]],
  ["Hotel Astra/Bistro Nova", ["Hotel Astra", "Bistro Nova"]],
  ["Hotel Astra / Bistro Nova - Hexham", ["Hotel Astra", "Bistro Nova", "Hexham"]],
  ["Moorland Sandwiches @ Hexham Garage", ["Moorland Sandwiches"]],
  ["Moorland Sandwiches at Hexham Garage", ["Moorland Sandwiches"]],
  ["J Marsh t/a Acorns", ["J Marsh", "Acorns"]],
  ["Riverside Inc. (formerly Little Acorns Inc.)", ["Riverside Inc. (", "Little Acorns Inc.)"]],
  ["Riverside Trust - Acorns AT Hexham", ["Riverside Trust", "Acorns"]],
])("%j joins %j", (name, parts) => {
  expect(compoundParts(name)).toEqual(parts);
});

test.each([
  "Little Acorns",
  "  Little Acorns ",
  "South-East Trading",
  "Harlow, Marsh & Okafor",
  "Acorn, Inc.",
  "Nordhavn Skibsværft A/S",
  "Marsh Ta Acorns",
  "24/7 Fitness",
  "Caterham Foods",
  "At Home Furnishings",
  "a - b - c - d - e",
  "",
])("%j is one name", (name) => {
  expect(compoundParts(name)).toEqual([]);
});
