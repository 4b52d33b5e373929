import { expect, test } from "vitest";
import { romanizedWords } from "../../../src/matching/comparison/fold-words.ts";
import { companySounds, nameSounds, pairSounds } from "../../../src/matching/comparison/sound-key.ts";
import { createMatcher } from "../../../src/matching/index.ts";

const pair = (given: string, family: string): string[] => pairSounds(romanizedWords(given), romanizedWords(family));

test.each([
  ["철수", "김", "Chul-soo", "Kim"],
  ["철수", "김", "Kim", "Cheolsu"],
  ["성호", "박", "Sung Ho", "Park"],
  ["けんいち", "はっとり", "Ken'ichi", "Hattori"],
  ["しんぺい", "ほんま", "Shimpei", "Homma"],
  ["عبد الرحمن", "ممدوح", "Abdulrahman", "Mamdouh"],
  ["جمال", "السيد", "Gamal", "El-Sayed"],
  ["צבי", "גולדשטיין", "Zvi", "Goldstein"],
  ["ललित", "बच्चन", "Lalit", "Bachchan"],
])("%s %s shares a key with %s %s", (given, family, latinGiven, latinFamily) => {
  const latin = pair(latinGiven, latinFamily);
  expect(latin).toHaveLength(1);
  expect(pair(given, family)).toContain(latin[0]);
});

test.each([
  ["chernov", ["SRN"]],
  ["tschaikowski", ["SKSK"]],
  ["tzvetan", ["STN"]],
  ["dzagoev", ["SK"]],
  ["djokovic", ["SKK"]],
  ["maxim", ["MKSM"]],
  ["matthew", ["MT"]],
  ["cecil", ["KKR"]],
  ["nguyen", ["NN"]],
  ["song", ["SN"]],
  ["kmart", ["KMRT"]],
  ["adam", ["TM"]],
  ["aad", []],
])("%s has the consonants %j", (word, keys) => {
  expect(companySounds(word)).toEqual(keys);
});

test("other names and names without spellings share none", () => {
  expect(pair("철수", "김")).not.toContain(pair("Min-ho", "Kim")[0]);
  expect(pair("宏", "田中")).toEqual([]);
  expect(pair("우", "오")).toEqual([]);
});

test("a word of any length that no name has shares no key, and its ways to sound are not sought", () => {
  expect(nameSounds(["김".repeat(32)])).not.toEqual([]);
  expect(nameSounds(["김".repeat(33)])).toEqual([]);
  expect(companySounds("محمد".repeat(9))).toEqual([]);
});

test("a whole name has the key of its letters, whatever their order", () => {
  expect(nameSounds(["김", "철수"])).toContain(nameSounds(["chul", "soo", "kim"])[0]);
  expect(nameSounds("a b c d e f g h i".split(" "))).toEqual([]);
});

test("a Korean company stands under the start of its name too", () => {
  expect(companySounds("삼성전자")).toContain(companySounds("samsung")[0]);
  expect(companySounds("삼성전자").length).toBeLessThanOrEqual(16);
});

test("keys by sound meet rows of other scripts only", () => {
  const matcher = createMatcher<string>({
    fields: [{ name: "name", compare: "person_name", get: (row) => row }],
    blocking: [],
    prior: 0.5,
  });
  expect(matcher.duplicates(["Chul Soo Kim", "Kim Chulsoo"]).clusters).toEqual([]);
  expect(matcher.duplicates(["Chul Soo Kim", "김철수"]).clusters).toEqual([[0, 1]]);
});
