import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

/** Whether normalizing gives the same name and no post-nominal is a title. */
const read = (text: string): (string | null)[] => {
  const { normalized, credentials, title, nickname } = parsePersonName(text);
  expect(normalizePersonName(text)).toBe(normalized);
  return [normalized, credentials.join(" "), title ?? nickname ?? ""];
};

test.each([
  // Before the given name.
  ["Harlow, MD Simon", "Simon Harlow", "MD", ""],
  ["Harlow, PhD Jane", "Jane Harlow", "PhD", ""],
  ["Harlow MD, PhD, Simon", "Simon Harlow", "MD PhD", ""],
  ["Lord MD, Simon", "Simon Lord", "MD", ""],
  ["Harlow, Simon Jr. M.D.", "Simon Harlow Jr.", "M.D.", ""],
  ["Hossain, Md Karim", "Md Karim Hossain", "", ""],
  ["Harlow, RN Jane", "RN Jane Harlow", "", ""],
  ["Prof. Md", "Md", "", "Prof."],
  // In two words.
  ["Jane Harlow Ph D", "Jane Harlow", "Ph D", ""],
  ["Jane Harlow M Ed", "Jane Harlow", "M Ed", ""],
  ["Jane Harlow, M Ed", "Jane Harlow", "M Ed", ""],
  ["Jane M Ed", "Jane M Ed", "", ""],
  ["Jane Harlow B A", "Jane Harlow B A", "", ""],
  // By their letters.
  ["Jane Peterson FACOQG", "Jane Peterson", "FACOQG", ""],
  ["Jane Peterson DipQLM", "Jane Peterson", "DipQLM", ""],
  ["Jane Peterson, DipQLM", "Jane Peterson", "DipQLM", ""],
  ["Jane Peterson, MIEAust", "Jane Peterson", "MIEAust", ""],
  ["Jane Diplock", "Jane Diplock", "", ""],
  // In brackets.
  ["Jane Harlow (PhD)", "Jane Harlow", "PhD", ""],
  ["Michael (MJ) Harlow", "Michael Harlow", "", "MJ"],
  ["James (JD) Harlow", "James Harlow", "", "JD"],
  ["Michael Harlow (MJ)", "Michael Harlow", "MJ", ""],
  ["Jane (MD) Harlow", "Jane Harlow", "MD", ""],
])("%s is %s with %s and %s", (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});
