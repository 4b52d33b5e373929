import { expect, test } from "vitest";
import type { CategoryValue } from "../../../src/matching/lookalike/schema.ts";
import {
  industrySimilarity,
  inSteps,
  levelSimilarity,
  nearness,
  placeSimilarity,
  sameValue,
} from "../../../src/matching/lookalike/similarities.ts";

type Row = [a: CategoryValue, b: CategoryValue, similarity: number];

test.each<Row>([
  [["bakery", null, null], ["bakery", "311811", null], 1],
  [["bakery", null, null], ["mill", null, null], 0],
  [[null, "311811", null], [null, "311811", null], 1],
  [[null, "311811", null], [null, "311812", null], 0.85],
  [[null, "3118", null], [null, "311812", null], 0.7],
  [[null, "311811", null], [null, "311945", null], 0.5],
  [[null, "311811", null], [null, "312111", null], 0.3],
  [[null, "311811", null], [null, "331811", null], 0],
  [["mill", null, "2051"], ["bakery", null, "2051"], 1],
  [["mill", null, "2051"], ["bakery", null, "2052"], 0.5],
  [["mill", null, "2051"], ["bakery", null, "2099"], 0.3],
  [["mill", "311811", "2051"], ["bakery", "312111", "2052"], 0.5],
  [[null, "311811", null], [null, null, "3118"], 0],
])("industries %j and %j: %d", (a, b, similarity) => {
  expect([industrySimilarity(a, b), industrySimilarity(b, a)]).toEqual([similarity, similarity]);
});

test.each<Row>([
  [["US", "texas", "austin"], ["US", "texas", "austin"], 1],
  [["US", null, "austin"], ["US", "texas", "austin"], 1],
  [["US", "texas", "austin"], ["US", "texas", "dallas"], 0.7],
  [["US", "texas", null], ["US", "texas", null], 0.7],
  [["US", "texas", "austin"], ["US", "minnesota", "austin"], 0.4],
  [["US", null, null], ["US", null, null], 0.4],
  [["US", null, "austin"], ["US", "texas", "dallas"], 0.4],
  [["US", "texas", "austin"], ["CA", "texas", "austin"], 0],
])("places %j and %j: %d", (a, b, similarity) => {
  expect([placeSimilarity(a, b), placeSimilarity(b, a)]).toEqual([similarity, similarity]);
});

test.each<Row>([
  [["cxo"], ["founder"], 1],
  [["cxo"], ["vp"], 0.75],
  [["director"], ["senior"], 0.25],
  [["cxo"], ["intern"], 0],
  [["volunteer"], ["volunteer"], 1],
  [["volunteer"], ["intern"], 0],
])("levels %j and %j: %d", (a, b, similarity) => {
  expect([levelSimilarity(a, b), levelSimilarity(b, a)]).toEqual([similarity, similarity]);
});

test("numbers are near, in steps, or the same", () => {
  expect([nearness(4)([3], [4]), nearness(4)([4], [3]), nearness(4)([1], [9])]).toEqual([0.75, 0.75, 0]);
  expect([inSteps(5)([12]), inSteps(5)([13]), inSteps(0.25)([1.3])]).toEqual([[10], [15], [1.25]]);
  expect([sameValue(["a"], ["a"]), sameValue(["a"], ["b"])]).toEqual([1, 0]);
});
