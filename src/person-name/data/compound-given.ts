/** Given names of two words, first word to its second words; "*" takes any. General knowledge, 2026. */
export const COMPOUND_GIVEN: ReadonlyMap<string, string> = new Map([
  ["abdul", "*"],
  ["abdel", "*"],
  ["jo", "ann anne anna beth ellen lynn lynne marie dee carol"],
  ["la", "*"],
  ["le", "*"],
  ["de", "*"],
]);
