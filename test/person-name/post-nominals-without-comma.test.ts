import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const read = (text: string): (string | null)[] => {
  const { normalized, credentials } = parsePersonName(text);
  return [normalized, credentials.join(" ")];
};

describe("a few capitals behind a family name are a post-nominal", () => {
  test.each([
    ["Jane Peterson QLRG", ["Jane Peterson", "QLRG"]],
    ["Jane Peterson MRCVX", ["Jane Peterson", "MRCVX"]],
    ["Jane Smith FACOG", ["Jane Smith", "FACOG"]],
    ["Jane Peterson AFIQG", ["Jane Peterson", "AFIQG"]],
    ["Jane Kowalski MCIQR", ["Jane Kowalski", "MCIQR"]],
    ["Jane Peterson RN QLRG", ["Jane Peterson", "RN QLRG"]],
    ["Jane Harlow FRCS(Eng)", ["Jane Harlow", "FRCS"]],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    ["Jean Pierre QUOG", "Jean Pierre Quog"],
    ["Jan Peters KRUYT", "Jan Peters Kruyt"],
    ["Jan Peters FINCH", "Jan Peters Finch"],
    ["Jean Pierre MIQUA", "Jean Pierre Miqua"],
    ["Nils Larsson HJORT", "Nils Larsson Hjort"],
    ["Sven Hansen BREKK", "Sven Hansen Brekk"],
    ["Ana Maria SOUZA", "Ana Maria Souza"],
    ["Ana García QUESO", "Ana García Queso"],
    ["Jane Peterson QUENBOG", "Jane Peterson Quenbog"],
    ["Jane Peterson QU-OG", "Jane Peterson Qu-Og"],
    ["JANE PETERSON QUOG", "Jane Peterson Quog"],
    ["Mei Lin QUOG", "Mei Lin Quog"],
  ])("but no family name is one: %s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("post-nominals between family and given names", () => {
  test.each([
    ["Harlow, MD FACS RN Simon", ["Simon Harlow", "MD FACS RN"]],
    ["Harlow, OBE Jane", ["Jane Harlow", "OBE"]],
    ["PhD Harlow, Jane", ["Jane Harlow", "PhD"]],
    ["Harlow, JD Jane", ["JD Jane Harlow", ""]],
    ["Harlow, JC Maria", ["JC Maria Harlow", ""]],
    ["Ma Harlow, Jane", ["Jane Ma Harlow", ""]],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});

test("forms of address of India on both sides of a name", () => {
  expect(normalizePersonName("Shri Mohanlal Harlow Ji")).toBe("Mohanlal Harlow");
  expect(normalizePersonName("Mr. Xin Yu Ji")).toBe("Xin Yu Ji");
});

describe("words behind a name", () => {
  test.each([
    "Jane Harlow NYC",
    "Jane Harlow Podcast",
    "Jane Harlow Resume",
    "Jane Harlow Resume 2024.pdf",
    "Jane Harlow.pdf",
    "Jane Harlow_CV.docx",
    "Jane Harlow's LinkedIn",
    "Jane Harlow I'm hiring",
    "Jane Harlow serial entrepreneur",
    "Jane Harlow + Guest",
    "Jane Harlow auf der Suche",
    "Jane Harlow mobile",
    "Jane Harlow, PhD, Quenby Trust",
  ])("%s", (text) => expect(normalizePersonName(text)).toBe("Jane Harlow"));

  test.each([
    ["Jörg auf der Heyde", "auf der Heyde"],
    ["Ruth am Ende", "am Ende"],
    ["Hans im Thurn", "im Thurn"],
    ["RUTH AM ENDE", "Ende"],
    ["Jane Harlow Ji", "Ji"],
    ["Wei Ji", "Ji"],
    ["Yu Xin Ji", "Ji"],
    ["Harlow's Blog", "Blog"],
  ])("but a family name stays: %s", (text, family) => expect(parsePersonName(text).family).toBe(family));
});
