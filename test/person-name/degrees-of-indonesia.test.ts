import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const read = (text: string): readonly unknown[] => {
  const { normalized, title, credentials } = parsePersonName(text);
  expect(normalizePersonName(text)).toBe(normalized);
  return [normalized, title, credentials.join(" ")];
};

describe("degrees of Indonesia", () => {
  test.each([
    ["Wulandari, S.T., M.T.", "Wulandari", null, "S.T. M.T."],
    ["WULANDARI, S.T., M.T", "Wulandari", null, "S.T. M.T"],
    ["Tarrow Wulandari, S.E.", "Tarrow Wulandari", null, "S.E."],
    ["Abdul Tarrow, S.H.", "Abdul Tarrow", null, "S.H."],
    ["Adv. Ratih Tarrow, S.H.", "Ratih Tarrow", "Adv.", "S.H."],
    ["Tarrow Wulandari S.T., M.Eng.", "Tarrow Wulandari", null, "S.T. M.Eng."],
    ["Wulandari, S.Ag.", "Wulandari", null, "S.Ag."],
    ["Wulandari, S.Pd.I", "Wulandari", null, "S.Pd.I"],
    ["Ratih Tarrow, S.S., M.Pd.", "Ratih Tarrow", null, "S.S. M.Pd."],
    ["Ratih Tarrow, S.Hum., M.Ikom", "Ratih Tarrow", null, "S.Hum. M.Ikom"],
    ["RATIH TARROW, S.KOM., M.T", "Ratih Tarrow", null, "S.Kom. M.T"],
    ["Dr. Ratih Tarrow, S.Si., M.Si., Ph.D.", "Ratih Tarrow", "Dr.", "S.Si. M.Si. Ph.D."],
    ["H. Hasan Tarrow, M.Pd.", "Hasan Tarrow", "H.", "M.Pd."],
    ["H. Tarrow, S.E.", "Tarrow", "H.", "S.E."],
    ["Dr. H. A. Tarrow, S.Ag., M.Pd", "A. Tarrow", "Dr. H.", "S.Ag. M.Pd"],
  ])("%s", (text, ...expected) => expect(read(text)).toEqual(expected));

  test.each([
    ["Harlow, S.T.", "S.T. Harlow", null, ""],
    ["Johnson, S.E., M.S.", "S.E. Johnson", null, "M.S."],
    ["Johnson, S.E., M.D.", "S.E. Johnson", null, "M.D."],
    ["Johnson, S.E., M.P.H.", "S.E. Johnson", null, "M.P.H."],
    ["García López, S.E.", "S.E. García López", null, ""],
    ["van Tarrow, S.T., M.Sc.", "S.T. van Tarrow", null, "M.Sc."],
    ["De Tarrow, S.H.", "S.H. De Tarrow", null, ""],
    ["Petrov, S.Yu.", "S.Yu. Petrov", null, ""],
    ["H. Harlow, M.P.", "H. Harlow", null, "M.P."],
    ["H. Harlow, PhD", "H. Harlow", null, "PhD"],
    ["Jane Harlow, MSI", "Jane Harlow", null, "MSI"],
  ])("elsewhere letters are initials: %s", (text, ...expected) => expect(read(text)).toEqual(expected));
});
