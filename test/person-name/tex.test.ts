import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

describe("accents and letters of TeX", () => {
  test.each([
    [String.raw`Harl{\'{o}}w, Fran{\c c}ois`, "François Harlów"],
    [String.raw`J{\"u}rgen Marsh`, "Jürgen Marsh"],
    [String.raw`J\"urgen Marsh`, "Jürgen Marsh"],
    [String.raw`S{\o}ren \v{C}ap{\'\i}k`, "Søren Čapík"],
    [String.raw`Garc\'\i a, Ra\'ul`, "Raúl García"],
    [String.raw`Wei{\ss} Strau\ss, J`, "J Weiß Strauß"],
    [String.raw`RODR\\'IGUEZ, ANA`, "Ana Rodríguez"],
    [String.raw`Jane D\'iaz`, "Jane Díaz"],
    [String.raw`{\AA}se Cap\o{} Pym`, "Åse Capø Pym"],
    ["Harlow{-}Marsh, Jane", "Jane Harlow-Marsh"],
    ["{Harlow Marsh}, Jane", "Jane Harlow Marsh"],
    // Escaped for machines.
    [String.raw`Jane D\'Angelo`, "Jane D'Angelo"],
    [String.raw`Jane O\'Brien`, "Jane O'Brien"],

    // No command, or braces that do not close it.
    [String.raw`ACME\jharlow`, String.raw`ACME\jharlow`],
    [String.raw`Jane \"Annie\" Harlow`, "Jane Harlow"],
    ["Jane {Annie} Harlow", "Jane Harlow"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));

  test("the persons of a bibliography", () => {
    const { normalized, others } = parsePersonName(String.raw`{Harlow Marsh}, F and No{\'{e}}, Jane and {de Pym}, Bob`);
    expect([normalized, ...others.map((other) => other.normalized)]).toEqual([
      "F Harlow Marsh",
      "Jane Noé",
      "Bob de Pym",
    ]);
  });

  test("what is removed is told by its place in the source", () => {
    const { removed } = parsePersonName(String.raw`Fran{\c c}ois Harlow (CEO)`);
    expect(removed.map(({ text, start }) => [text, start])).toEqual([["(CEO)", 21]]);
  });
});

describe("brackets that are no nickname", () => {
  test.each(["Jane Harlow (C)", "Jane Harlow (Bath (BTH))", "한지수 (한국대학교 · 컴퓨터공학전공)"])("%s", (text) =>
    expect(parsePersonName(text).nickname).toBeNull(),
  );

  test("a given name behind a form of address", () => {
    expect(normalizePersonName("Harlow, Mrs. (Ann)")).toBe("Ann Harlow");
    expect(normalizePersonName("Harlow, Jane (Annie)")).toBe("Jane Harlow");
  });
});
