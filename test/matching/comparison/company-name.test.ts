import { expect, test } from "vitest";
import { compareCompanyNames, encodeCompanyName } from "../../../src/matching/index.ts";

test.each([
  ["Quillon Marbas Ltd", "QUILLON MARBAS LTD.", "exact"],
  ["Quillon Marbas Ltd", "The Quillon Marbas Company", "core"],
  ["Quillon & Marbas", "Quillon Marbas", "core"],
  ["PT Bank Central Asia Tbk", "PT Bank Central Asia", "core"],
  ["SAS Air France", "Air France", "core"],
  ["AB Foods", "Foods", "similar"],
  ["Quillon & Co. (Japan)", "Quillon & Co. (China)", "similar"],
  ["Quillon Corp, China", "Quillon Corp, India", "similar"],
  ["Quillon Corp, China", "Quillon Corp (China)", "exact"],
  ["Quillon Corp, China", "Quillon Corp", "core"],
  ["Quillon Ltd (UK)", "Quillon Ltd (United Kingdom)", "core"],
  ["Quillon Inc. (Delaware)", "Quillon Inc. (Nevada)", "similar"],
  ["Quillon Inc. (Delaware)", "Quillon Inc. (USA)", "core"],
  ["Quillon Inc. (Georgia)", "Quillon Inc. (USA)", "core"],
  ["Quillon Marbas AG", "Marbas Quillon", "word_order"],
  ["QUILLON HLDG INTL LTD", "Quillon Holdings International Limited", "abbreviation"],
  ["QUILLON PHARMACE.DL-,01", "Quillon Pharmaceuticals, Inc.", "abbreviation"],
  ["Quillon Entmt Inc.", "Quillon Entertainment, Inc.", "abbreviation"],
  ["Quilon Marbas", "Quillon Marbas", "misspelling"],
  ["Qiullon Marbas", "Quillon Marbas", "misspelling"],
  ["QMV", "Quillon Marbas Verde", "acronym"],
  ["Quillon", "Quillon Marbas Verde", "contained"],
  ["Quillon Energy", "Harbour Logistics", "different"],
  ["Quillon Resources Ltd", "Tarrant Resources Ltd", "similar"],
  ["Quillon et Marbas", "Quillon & Marbas", "core"],
  ["Quillon und Marbas", "Quillon Marbas", "core"],
  ["East Coast Quillon", "West Coast Quillon", "similar"],
  ["Northern Quillon", "Southern Quillon", "similar"],
  ["Quillon Nord", "Quillon Sud", "similar"],
  ["Northern Quillon", "North Quillon", "abbreviation"],
  ["Quillon Team Four", "Quillon Team Five", "similar"],
  ["Fourth Quillon", "Quillon", "contained"],
  ["Quillon Fund IV", "Quillon Fund VI", "similar"],
  ["Quillon Fund IX", "Quillon Fund XI", "similar"],
  ["Quillon Marbas Verde", "QMV", "acronym"],
  ["Quilon Hldg", "Quillon Holdings", "misspelling"],
  ["Quillon Energy", "Quillon Logistics", "similar"],
  ["Marbas Quillon Bank", "Marbas Bank", "contained"],
  ["Quillon Mktg", "Quillon Marketing", "abbreviation"],
  ["Mfg Quillon", "Manufacturing Quillon", "abbreviation"],
  ["Quillon Pharm", "Quillon Pharmaceuticals", "abbreviation"],
  ["Quillon M", "Quillon Marbas", "abbreviation"],
  ["Quillon Entaimt", "Quillon Entertainment", "similar"],
  ["Marbas", "Marsab", "similar"],
  ["Harbour", "Harbuor", "misspelling"],
  ["Harbour", "Harvuot", "similar"],
  ["Harbourmaster", "Harbuormastre", "misspelling"],
  ["Mart", "Moat", "similar"],
  ["中国银行", "中国农业银行", "similar"],
  ["", "Quillon", "missing"],
])("%s and %s: %s", (a, b, level) => {
  expect(compareCompanyNames(a, b).level).toBe(level);
});

test.each([
  ["Quillon Foods Corp DBA Harbour Grill", "Quillon Foods Corp. d/b/a Harbour Grill", 1, "exact"],
  ["Quillon Foods Corp DBA Harbour Grill", "Quillon Foods", 0.98, "core"],
  ["Quillon Foods Corp DBA Harbour Grill", "Harbour Grill LLC", 0.98, "core"],
  ["Quillon Foods Corp DBA Harbour Grill", "Harbour Grill", 0.98, "core"],
  ["Quillon Foods Inc (formerly Harbour Grill Inc)", "Harbor Gril", 0.89, "misspelling"],
  ["Quillon Foods Corp DBA Harbour Grill", "Harbour Grill Inc, formerly Quillon Foods", 0.98, "core"],
  ["Quillon Foods Corp DBA Harbour Grill", "Quillon Foods LLC t/a Harbour Grill", 0.98, "core"],
  // One owner and two shops, or one shop's name and two owners.
  ["Quillon Foods Corp DBA Harbour Grill", "Quillon Foods Corp DBA Northside", 0.5, "contained"],
  ["Quillon Foods Corp DBA Harbour Grill", "Marbas LLC DBA Harbour Grill", 0.54, "contained"],
  ["Quillon Foods Corp DBA Harbour Grill", "Marbas LLC DBA Northside", 0.17, "different"],
  ["Quillon Foods Corp DBA Harbour Grill", "Marbas LLC", 0.25, "different"],
])("%s and %s, of which one states two names: %d, %s", (a, b, score, level) => {
  for (const agreement of [compareCompanyNames(a, b), compareCompanyNames(b, a)]) {
    expect(agreement.score).toBeCloseTo(score, 1);
    expect(agreement.level).toBe(level);
  }
});

test("a prepared name compares as its text", () => {
  const prepared = encodeCompanyName("Quilon Marbas GmbH");
  if (prepared === null) throw new Error("no name");
  expect(compareCompanyNames(prepared, "Quillon Marbas")).toEqual(
    compareCompanyNames("Quilon Marbas GmbH", "Quillon Marbas"),
  );
});
