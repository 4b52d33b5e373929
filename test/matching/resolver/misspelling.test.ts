import { expect, test } from "vitest";
import { misspellingSimilarity } from "../../../src/matching/resolver/misspelling.ts";
import { nameKeys } from "../../../src/matching/resolver/name-index.ts";

function similarity(asked: string, held: string): number {
  const [left, right] = [nameKeys(asked), nameKeys(held)];
  if (left === null || right === null) throw new Error("no name");
  return misspellingSimilarity(left, right);
}

test.each([
  // A slip in a long word, in a word that many companies carry, in the legal form.
  ["Quillonia Marbas Ltd", "Qillonia Marbas Ltd", 0.9],
  ["Quillon Intrenational", "Quillon International", 0.9],
  ["Quillon Limtied", "Quillon Limited", 0.9],
  ["Quillon Co., Ldt.", "Quillon Co., Ltd.", 0.9],
])("%s may be %s", (asked, held, least) => {
  expect(similarity(asked, held)).toBeGreaterThan(least);
});

test.each([
  // Another name: a short word differs, or more than slips.
  ["MRF Ltd", "SRF Ltd"],
  ["Universidad Nacional del Norte", "Universidad Nacional del Oeste"],
  ["Harbour Holdings", "Harbour Resources"],
  ["University of Northmarbas", "University of Southmarbas"],
  ["Quillon", "Quillon Marbas"],
])("%s is not %s", (asked, held) => {
  expect(similarity(asked, held)).toBe(0);
});
