import { expect, test } from "vitest";
import { CategoryCodes, categoryValue } from "../../src/postgres/category-codes.ts";

const values = [
  [null, ["Freight", null, null], ["Dairy", "112120", null]],
  [null, [6]],
];
const codes = new CategoryCodes(values);

test("a value that sketches have is a code, any other JSON, and both come back", () => {
  const texts = [null, ["Dairy", "112120", null], ["Dairy", null, null]].map((value) => codes.text(0, value));
  expect(texts).toEqual(["0", "2", '["Dairy",null,null]']);
  expect(texts.map((text) => categoryValue(values, 0, text))).toEqual([
    null,
    ["Dairy", "112120", null],
    ["Dairy", null, null],
  ]);
});

test("a number between the steps of sketches is kept as it is", () => {
  expect([codes.text(1, [6]), codes.text(1, [6.1])]).toEqual(["1", "[6.1]"]);
  expect(categoryValue(values, 1, "[6.1]")).toEqual([6.1]);
});
