import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const persons = (text: string): (string | null)[] => {
  const { normalized, others } = parsePersonName(text);
  expect(normalizePersonName(text)).toBe(normalized);
  return [normalized, ...others.map((other) => other.normalized)];
};

describe("several persons", () => {
  test.each([
    ["John and Mary King", ["John King", "Mary King"]],
    ["JOHN & MARY BISHOP", ["John Bishop", "Mary Bishop"]],
    ["Kevin and Dr. Laura Harlow", ["Kevin Harlow", "Laura Harlow"]],
    ["Prince and Mary Harlow", ["Prince Harlow", "Mary Harlow"]],
    ["Dr. and Mary Harlow", ["Harlow", "Mary Harlow"]],
    ["Dr. James T. & June Harlow", ["James T. Harlow", "June Harlow"]],
    ["Dr. James T. and Dr. June K.", ["James T.", "June K."]],
    ["Mr. and Mrs. James Harlow", ["James Harlow", "Harlow"]],
    ["CLINTON, JANE TARROW & BOB", ["Jane Tarrow Clinton", "Bob Clinton"]],
    ["Jo Ann & Tom Harlow", ["Jo Ann Harlow", "Tom Harlow"]],
    ["José Luis y María Harlow", ["José Luis Harlow", "María Harlow"]],
    ["Jean-Pierre et Marie Harlow", ["Jean-Pierre Harlow", "Marie Harlow"]],
    ["John Thomas and Ann Harlow", ["John Thomas", "Ann Harlow"]],
    ["Tom, Dick and Harry Harlow", ["Tom Harlow", "Dick Harlow", "Harry Harlow"]],
    ["J.R.Harlow, T.F.Marsh, G.J.B.Tarrow", ["J.R. Harlow", "T.F. Marsh", "G.J.B. Tarrow"]],
    ["J.R.Harlow, S.Kom., M.T.", ["J.R. Harlow"]],
    ["Jane Harlow, CPA, President and CEO", ["Jane Harlow"]],
  ])("%s", (text, names) => expect(persons(text)).toEqual(names));
});

describe("abbreviations and degrees before a name are titles", () => {
  test.each([
    ["M.Sc. Jane Harlow", "M.Sc.", "Jane Harlow"],
    ["Evang. Jane Harlow", "Evang.", "Jane Harlow"],
    ["Lcda. Ana Mora Vargas", "Lcda.", "Ana Mora Vargas"],
    ["DySP Rajesh Pym", "DySP", "Rajesh Pym"],
    ["Datuk Wira Ahmad Harlow", "Datuk Wira", "Ahmad Harlow"],
    ["dr n. med. EWA HARLOW", "dr n. med.", "Ewa Harlow"],
    // Names, short or with a full stop.
    ["Wm. Henry Harlow", null, "Wm. Henry Harlow"],
    ["Fco. Javier Mora", null, "Fco. Javier Mora"],
    ["P.J.M. van der Harlow", null, "P.J.M. van der Harlow"],
    ["Tarrowby. Anand", null, "Tarrowby. Anand"],
    ["Tarrowby. Jane Ann", null, "Tarrowby. Jane Ann"],
  ])("%s", (text, title, name) => {
    expect([parsePersonName(text).title, normalizePersonName(text)]).toEqual([title, name]);
  });
});

describe("what stands behind a name", () => {
  test.each([
    ["Dr. Harlow, M.D.", "Harlow", ["M.D."]],
    ["Harlow, J.D.", "J.D. Harlow", []],
    ["Budi, S.Kom., M.T.", "Budi", ["S.Kom.", "M.T."]],
    ["Dr. R. Harlow, S.T., M.T.", "R. Harlow", ["S.T.", "M.T."]],
    ["Dr. R. Harlow, Quenbo Tarrow", "R. Harlow", []],
    ["Shah N. Harlow, MD", "Shah N. Harlow", ["MD"]],
    ["Jane Harlow\\r\\n", "Jane Harlow", []],
    ["Harlow, St.John, MD", "St.John Harlow", ["MD"]],
    ["Jane Harlow -Director of Sales", "Jane Harlow", []],
    ["Jane Harlow in memory of Ann Pym", "Jane Harlow", []],
    ["Dr. Jane Harlow in honor of Ann Pym, RN", "Jane Harlow", []],
    ["Jane Marsh, Hamilton, Canada", "Jane Marsh", []],
    ["Jane Marsh, Hamilton", "Hamilton Jane Marsh", []],
    ["Jane Harlow (Chairman)", "Jane Harlow", []],
    ["Jane Harlow (On leave)", "Jane Harlow", []],
    ["Jane Harlow (HoD)", "Jane Harlow", []],
    ["Dr. Jane Harlow, MBBS, DNB (General Medicine)", "Jane Harlow", ["MBBS", "DNB"]],
  ])("%s", (text, name, credentials) => {
    const found = parsePersonName(text);
    expect([found.normalized, found.nickname, found.credentials]).toEqual([name, null, credentials]);
    expect(normalizePersonName(text)).toBe(name);
  });

  test.each([
    ["Jane Harlow (Mr)", "Mr"],
    ["Dr. (Mrs.) Jane Harlow", "Dr. (Mrs.)"],
  ])("a short title in brackets stays one: %s", (text, title) => expect(parsePersonName(text).title).toBe(title));

  test.each([
    ["Jane (Mary ann) Harlow", "Mary ann"],
    ["Jane Harlow (Big Jo)", "Big Jo"],
  ])("a nickname in brackets: %s", (text, nickname) => expect(parsePersonName(text).nickname).toBe(nickname));
});

describe("order and initials", () => {
  const read = (text: string): (string | null)[] => {
    const { given, middle, family } = parsePersonName(text);
    return [given, middle, family];
  };

  test.each([
    ["Tran Quoc Bao", ["Bao", "Quoc", "Tran"]],
    ["Nguyen Tran Minh An", ["An", "Tran Minh", "Nguyen"]],
    ["Bao Quoc Tran", ["Bao", "Quoc", "Tran"]],
    ["Tran Harlow Bao", ["Tran", "Harlow", "Bao"]],
    ["Petrenko A. Yu.", ["A.", "Yu.", "Petrenko"]],
    ["Petrenko Yu. A.", ["Yu.", "A.", "Petrenko"]],
    ["Yu. A. Petrenko", ["Yu.", "A.", "Petrenko"]],
    ["AJ HARLOW", ["AJ", null, "Harlow"]],
    ["ED HARLOW", ["Ed", null, "Harlow"]],
    ["Ahmad bin Omar Mohamad Harith", ["Ahmad", null, "bin Omar Mohamad Harith"]],
    ["Khalid bin Rashid Al Harawi", ["Khalid", "bin Rashid", "Al Harawi"]],
  ])("%s", (text, parts) => expect(read(text)).toEqual(parts));
});
