import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Aoife Ni Bhriainn", "Aoife", "Ni Bhriainn"],
  ["AOIFE NI BHRIAINN", "Aoife", "Ni Bhriainn"],
  ["Aoife Ui Bhriainn", "Aoife", "Ui Bhriainn"],
  ["Máire Bean Uí Bhriain", "Máire", "Bean Uí Bhriain"],
  ["Máire Bean Mhic Gearailt", "Máire", "Bean Mhic Gearailt"],
  ["PÁDRAIG UA TARROW", "Pádraig", "Ua Tarrow"],
  ["ROCHELLE LI TARROWI", "Rochelle", "Li Tarrowi"],
  ["KIRI TE KAWANA", "Kiri", "Te Kawana"],
  // Dutch, Chinese, a family name.
  ["JOOST TE TARROW", "Joost", "te Tarrow"],
  ["Wei Ni Chen", "Wei", "Chen"],
  ["Sean Bean", "Sean", "Bean"],
])("%s is %s and %s", (text, given, family) => {
  const found = parsePersonName(text);
  expect([found.given, found.family]).toEqual([given, family]);
  expect(normalizePersonName(text)).toBe(found.normalized);
});

test("Ni is a given name behind a title", () => {
  expect(parsePersonName("Dr. Ni Chen")).toMatchObject({ title: "Dr.", given: "Ni", family: "Chen" });
});
