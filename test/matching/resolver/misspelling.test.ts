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
  ["Quillon Limited", "Quillon Limtied", 0.9],
  ["Quillon Limetid", "Quillon Limited", 0.9],
  ["Quillon Ptyltd", "Quillon Pty Ltd", 0.9],
  ["Teh Quillon", "Quillon", 0.9],
  ["uQillonia Marbas", "Quillonia Marbas", 0.94],
  ["Harbourside MRF", "Harbourside SRF", 0.7],
  ["Qulilonai", "Quillonia", 0.5],
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
  ["Quillon A", "Quillon"],
  ["Quillon Lxx", "Quillon Ltd"],
  ["Quillon Holding", "Quillon Pty Ltd"],
  ["Quillon Limtied Energy", "Quillon Limited"],
  ["Quilon Marbus Verdi", "Quillon Marbas Verde"],
  ["Harbourside MRF", "Harbourside SXF"],
  ["International MRF", "International SRF"],
  ["Quillonia", "Qxxxonia"],
  ["Marbasco Bank", "Marbasco Quay"],
])("%s is not %s", (asked, held) => {
  expect(similarity(asked, held)).toBe(0);
});

test("a slip at the first letter says less, one beside a word that agrees more", () => {
  expect(similarity("Barbour", "Harbour")).toBeCloseTo(0.656);
  expect(similarity("Harbuor", "Harbour")).toBeCloseTo(0.82);
  expect(similarity("Marbasco Tarrent", "Marbasco Tarrant")).toBeCloseTo(0.91);
});
