import { expect, test } from "vitest";
import { statedNames } from "../../../src/matching/company-name/stated-names.ts";

test.each([
  ["Lumen Foods Corp DBA Corner Bakery", "Lumen Foods Corp ", "Corner Bakery"],
  ["Lumen Foods Corp, d/b/a Corner Bakery LLC", "Lumen Foods Corp, ", "Corner Bakery LLC"],
  ["Lumen Foods Ltd t/a Corner Bakery", "Lumen Foods Ltd ", "Corner Bakery"],
  ["Lumen Foods Ltd trading as The Corner Bakery", "Lumen Foods Ltd ", "The Corner Bakery"],
  ["Lumen Inc. (formerly known as Corner Bakery Inc.)", "Lumen Inc. (", "Corner Bakery Inc.)"],
  ["Lumen d.b.a. Acorns f.k.a. Corner Bakery", "Lumen ", "Acorns "],
  ["The Lumen aka Acorns", "The Lumen ", "Acorns"],
])("%j states %j and %j", (text, registered, other) => {
  expect(statedNames(text)).toEqual({ registered, other });
});

test.each([
  "Lumen Foods Corp",
  "DBA Corner Bakery",
  "The DBA Lumen Ltd",
  "Lumen Foods DBA",
  "Bar Aka Ltd",
  "Corner ta Bakery",
  "",
])("%j states one name", (text) => {
  expect(statedNames(text)).toEqual({ registered: text, other: null });
});
