import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

describe("bodies, offices and placeholders are no person", () => {
  test.each([
    "City of Tarrow",
    "Ministry of Health",
    "Partij voor de Dieren",
    "Universidad de Tarrow",
    "Tarrow Public Library",
    "Canadian Museum",
    "Sales Manager",
    "The Manager",
    "Front Desk",
    "Current Resident",
    "Postal Customer",
    "not applicable",
    "No Data",
    "A.T. Harlow and Company",
    "Harlow & Company",
    "Harlow & Sons",
    "Harlow & Söhne",
    "Autohaus Harlow GmbH & Co. KG",
    "Boulangerie Harlow SARL",
    "Harlow High School",
    "Harlow Holdings",
    "HARLOW PROPERTIES",
    "Harlow's Bakery",
    "Zubrik Department of Agriculture",
    "Virginia Department of Health",
    "Université Tarrow",
    "Universität Tarrow",
    "Zubrik Hiking Center",
    "First Zubrik Church",
    "Tarrow Cleaning Services",
    "Tarrow Observatory",
    "Visitor Information",
    "Wanderfreunde Tarrow e.V.",
  ])("%s", (text) => {
    expect(parsePersonName(text)).toMatchObject({ normalized: text, ambiguities: ["not-a-person"], family: null });
    expect(normalizePersonName(text)).toBe(text);
  });

  test.each([
    ["Simon Bank", "Bank"],
    ["Charlotte Church", "Church"],
    ["Quenby Center", "Center"],
    ["Simon Q. Church", "Church"],
    ["Montserrat Company", "Company"],
    ["Church Harlow", "Harlow"],
    ["Simon Council", "Council"],
    ["Janette Hospital", "Hospital"],
    ["Sales Harlow", "Harlow"],
    ["Marshall Manager", "Manager"],
    ["Simon Manager", "Manager"],
    ["Simon Reply", "Reply"],
    ["Front Harlow", "Harlow"],
  ])("but a person is: %s", (text, family) => {
    expect(parsePersonName(text)).toMatchObject({ normalized: text, ambiguities: [], family });
  });

  test.each([
    ["Jane Harlow; Canadian Museum of Nature", "; Canadian Museum of Nature"],
    ["Jane Harlow; City of Tarrow", "; City of Tarrow"],
  ])("behind a semicolon: %s", (text, body) => {
    const { normalized, others, removed } = parsePersonName(text);
    expect([normalized, others, removed.map((one) => one.text)]).toEqual(["Jane Harlow", [], [body]]);
  });

  test("another person behind one is one", () => {
    expect(parsePersonName("Jane Harlow; Simon Bank").others.map(({ normalized }) => normalized)).toEqual([
      "Simon Bank",
    ]);
  });
});
