import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

describe("a party and its place, an agency, a guest", () => {
  test.each([
    ["Tarro Pymberg, D-Salem", "Tarro Pymberg"],
    ["Rep. Tarro Pymberg, R-Texas", "Tarro Pymberg"],
    ["By Jane Harlow, Tarrow Press Service", "Jane Harlow"],
    ["Jane Harlow for The Tarrow Herald", "Jane Harlow"],
    ["'Jane Harlow' via Widgets Support", "Jane Harlow"],
    ["Jane Harlow and Guest", "Jane Harlow"],
    ["Tarro Pymberg, Republican", "Tarro Pymberg"],
    ["Committee to Elect Jane Harlow", "Jane Harlow"],
    ["Jane Harlow at widgets.example.com", "Jane Harlow"],
    ["Jane Harlow pronouns: she/her", "Jane Harlow"],
    ["Jane Harlow ॐ", "Jane Harlow"],
    ["Jane Harlow, Forbes 30 Under 30", "Jane Harlow"],
    ["Forbes, Jane", "Jane Forbes"],
    ["Friends Harlow", "Friends Harlow"],
    // Given names and a nickname.
    ["Pymberg Tarro, I-Ling", "I-Ling Pymberg Tarro"],
    ["'Nan' Jane Harlow", "Jane Harlow"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("a place or firm behind a whole name", () => {
  test.each([
    ["Monika Lis, Warsaw", "Monika Lis", "Warsaw"],
    ["Monika Lis, Acme GmbH", "Monika Lis", "Acme GmbH"],
    ["Monika Lis, Kraków, PL", "Monika Lis", "Kraków, PL"],
    ["Dr. Jane Harlow, Widgets AG", "Jane Harlow", "Widgets AG"],
    ["JANE HARLOW, ZZYZX ROAD", "Jane Harlow", "ZZYZX ROAD"],
    ["JANE HARLOW, CEO, ACME CORP", "Jane Harlow", "ACME CORP"],
    ["Jane Harlow, Sales Team", "Jane Harlow", "Sales Team"],
    ["Jane Harlow, Ford Foundation", "Jane Harlow", "Ford Foundation"],
    ["Gregory Tarrow, Denver, CO", "Gregory Tarrow", "Denver, CO"],
    ["Ouida Tarrow, Engineer at Acme Ltd", "Ouida Tarrow", "Engineer"],
    ["Ouida Tarrow, MSc, Marketing Manager at Tarrow University", "Ouida Tarrow", "Marketing"],
    ["Jane Harlow, James Madison University", "Jane Harlow", "James Madison University"],
  ])("%s", (text, name, behind) => {
    const { normalized, removed } = parsePersonName(text);
    expect(normalized).toBe(name);
    expect(normalizePersonName(text)).toBe(name);
    const at = removed.find(({ kind }) => kind === "tagline");
    expect(text.slice(at?.start).startsWith(behind.split(",", 1)[0] as string)).toBe(true);
  });

  test.each([
    // A given name, or a family name of two words before an unknown one.
    ["Jane Harlow, Mary", "Mary Jane Harlow"],
    ["Garcia Harlow, Xandrine", "Xandrine Garcia Harlow"],
    ["Martin Tarrow, Denver, Ann", "Denver Ann Martin Tarrow"],
    ["Harlow, Warsaw", "Warsaw Harlow"],
    // Firms.
    ["John Harlow, Inc.", "John Harlow, Inc."],
    ["John Harlow, Inc", "John Harlow, Inc"],
    ["JOHN HARLOW, LLC", "JOHN HARLOW, LLC"],
    ["Harbor Shops at Tarrow Inc", "Harbor Shops at Tarrow Inc"],
    ["Ouida Tarrow, Attorneys at Law LLC", "Ouida Tarrow, Attorneys at Law LLC"],
    ["Harlow, Pym & Crane LLP", "Harlow, Pym & Crane LLP"],
    ["Law Offices of Jane Harlow, P.C.", "Law Offices of Jane Harlow, P.C."],
    ["株式会社青空製作所", "株式会社青空製作所"],
    ["ООО «Весна»", "ООО «Весна»"],
    // An unknown post-nominal.
    ["Jane Harlow, CPPM", "Jane Harlow"],
  ])("none in %s", (text, name) => {
    expect(normalizePersonName(text)).toBe(name);
    expect(parsePersonName(text).removed.some(({ kind }) => kind === "tagline")).toBe(false);
  });

  test("letters with dots are a post-nominal", () => {
    expect(parsePersonName("Monika Lis, S.T., M.T.").credentials).toEqual(["S.T.", "M.T."]);
  });

  test.each([
    ["Tarro Pymberg, Oslo, Norway", "Tarro Pymberg"],
    ["Aigul Nurbekova, Almaty, Kazakhstan", "Aigul Nurbekova"],
    ["Wambui Karanja, Harlowton, UK", "Wambui Karanja"],
    ["Wambui Karanja, Toronto, ON", "Wambui Karanja"],
    ["Ann Marsh, San Francisco", "Ann Marsh"],
    ["Jane Harlow, Rio de Janeiro", "Jane Harlow"],
    ["Minh Pymberg, Ho Chi Minh City", "Minh Pymberg"],
    ["Tarro Pymberg, Salem OR", "Tarro Pymberg"],
    ["Tarro Pymberg, Salem, OR", "Tarro Pymberg"],
    ["Tarro Pymberg, Dayton, Ohio", "Tarro Pymberg"],
    ["Tarro Pymberg, Oregon", "Tarro Pymberg"],
    ["Tarro Pymberg, Harlowton, New Jersey", "Tarro Pymberg"],
    // Given names, a family name alone, initials and post-nominals.
    ["Tarro Pymberg, Salem", "Salem Tarro Pymberg"],
    ["Vargas Pymberg, Salem, OR", "Salem Vargas Pymberg"],
    ["Pymberg Karanja, Tarro", "Tarro Pymberg Karanja"],
    ["Pymberg Karanja, Ann, MD", "Ann Pymberg Karanja"],
    ["Pymberg Karanja, Victoria", "Victoria Pymberg Karanja"],
    ["Pymberg Karanja, Sofia Tarra", "Sofia Tarra Pymberg Karanja"],
    ["Karanja Pymberg, Wambui, JM", "Wambui Karanja Pymberg"],
    ["Harlow, Milan", "Milan Harlow"],
    ["Oslo, Jane", "Jane Oslo"],
  ])("a large city or a country tells it behind any name: %s", (text, name) => {
    expect(normalizePersonName(text)).toBe(name);
    expect(parsePersonName(text).normalized).toBe(name);
  });
});
