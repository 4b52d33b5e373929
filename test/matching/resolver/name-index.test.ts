import { expect, test } from "vitest";
import { KeyIndex, nameKeys, shortNames } from "../../../src/matching/resolver/name-index.ts";

test.each([
  ["Upper River Trading Ltd", ["urt"]],
  ["Bank of the West", ["botw", "btw", "bow"]],
  ["A. O. Smith Corporation", ["aos"]],
  ["Harbour & Sons Trading", ["hst"]],
  ["Women's Health Institute", ["wshi"]],
  ["Harbour Lights", []],
  ["a b c d e f g h i j".replaceAll(/[a-j]/gu, "$&x"), []],
])("initials of %s", (name, expected) => {
  expect([...(nameKeys(name)?.acronyms ?? [])].sort()).toEqual([...expected].sort());
});

test.each([
  ["The Northwind Co. Ltd.", "the northwind co ltd", ["northwind"], ["the", "co", "ltd"], "northwind"],
  [
    "Traders & Northwind Intl",
    "traders and northwind intl",
    ["traders", "northwind", "intl"],
    [],
    "international northwind traders",
  ],
  ["&", "and", ["and"], [], ""],
])("keys of %s", (name, text, core, around, sorted) => {
  expect(nameKeys(name)).toMatchObject({ text, core, around, sorted, joined: core.join("") });
});

test.each([[5], ["…"], ["a".repeat(513)]])("%j is no name", (name) => {
  expect(nameKeys(name)).toBeNull();
});

test.each<[string, string | null, string[]]>([
  ["Ardenne.com B.V.", "ardenne.com", ["ardenne"]],
  ["Ardenne.com", "ardenne.nl", []],
  ["Tessera (Oaktree)", null, ["tessera"]],
  ["Müller Bau", null, ["muellerbau"]],
  ["Quillon Inc d/b/a Tessera", null, ["quillon", "tessera"]],
])("%s at %s is known as %j too", (name, domain, expected) => {
  const keys = nameKeys(name);
  expect(keys === null ? null : shortNames(keys, domain)).toEqual(expected);
});

test("a key holds each number once, in the order they came", () => {
  const index = new KeyIndex();
  for (const number of [4, 4, 7, 7, 9]) index.add("a", number);
  index.add("", 1);
  index.add("b", 2);
  expect(["a", "b", "", "c"].map((key) => index.get(key))).toEqual([[4, 7, 9], [2], [], []]);
});
