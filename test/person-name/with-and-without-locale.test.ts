import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

describe("English names read the same with their locale", () => {
  test.each([
    ["Simon Harlow, Jr.", "Simon Harlow Jr."],
    ["SIMON HARLOW, SR.", "Simon Harlow Sr."],
    ["Harlow, Simon B., Jr.", "Simon B. Harlow Jr."],
    ["Harlow, Simon, Bruno Jr.", "Simon Bruno Harlow Jr."],
    ["Harlow, Simon, Bruno II", "Simon Bruno Harlow II"],
    ["Karen Jr. Harlow", "Karen Harlow Jr."],
    ["Simon Bruno Jr. Harlow", "Simon Bruno Harlow Jr."],
    ["Harlow, Simon, Ph.D., Jr.", "Simon Harlow Jr."],
    ["Simon Harlow, Jr., M.D.", "Simon Harlow Jr."],
    ["Simon Harlow, Ph.D. M.D.", "Simon Harlow"],
  ])("%s", (input, expected) => {
    const plain = parsePersonName(input);
    expect(plain.normalized).toBe(expected);
    for (const locale of ["en", "en-US", "de", "sv"]) expect(parsePersonName(input, { locale })).toEqual(plain);
  });
});
