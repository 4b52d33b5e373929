import { expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";
import { placeRemoved } from "../../src/person-name/result/place-removed.ts";
import type { RemovedText } from "../../src/person-name/types.ts";

const later = (text: string): RemovedText[] => [{ kind: "title", text, start: 0, end: text.length }];

test("what a later pass took out is found at its place in the source", () => {
  expect(placeRemoved("Wu DR, Ann", [], later("Dr"))).toEqual([{ kind: "title", text: "DR", start: 3, end: 5 }]);
});

test("not where an earlier pass took something out", () => {
  const earlier: RemovedText[] = [{ kind: "nickname", text: '"Dr"', start: 0, end: 4 }];
  expect(placeRemoved('"Dr" Wu Dr, Ann', earlier, later("Dr"))).toEqual([
    { kind: "title", text: "Dr", start: 8, end: 10 },
  ]);
});

test("through styled letters, and word by word where the words stand apart", () => {
  expect(placeRemoved("Wu 𝗗𝗿, Ann", [], later("Dr"))).toEqual([{ kind: "title", text: "𝗗𝗿", start: 3, end: 7 }]);
  expect(placeRemoved("Box, Ann Po", [], later("Po Box")).map((piece) => piece.text)).toEqual(["Box", "Po"]);
});

test("nothing for what stands nowhere", () => {
  expect(placeRemoved("Ann Wu", [], later("Dr"))).toEqual([]);
});

test("through ß in capitals, a dotless i and a final sigma, each letter with its own offset", () => {
  const place = (source: string, text: string) => placeRemoved(source, [], later(text)).map((piece) => piece.text);
  expect(place("Wu ßara, Ann", "SSara")).toEqual(["ßara"]);
  expect(place("ß Wu IŞIK Ann", "Işık")).toEqual(["IŞIK"]);
  expect(place("ilker Wu", "İlker")).toEqual(["ilker"]);
  expect(place("ΝΊΚΟΣ Wu", "Νίκος")).toEqual(["ΝΊΚΟΣ"]);
  expect(place("Wu Sara", "ßara")).toEqual([]);
});

test("spaces alone are nothing", () => {
  expect(placeRemoved("Ann  Wu", [], later(" Wu Ann"))).toMatchObject([{ text: "Ann" }, { text: "Wu" }]);
});

test("a word is found where a word begins rather than within another one", () => {
  expect(placeRemoved("Alexandr dr", [], later("Dr"))).toEqual([{ kind: "title", text: "dr", start: 9, end: 11 }]);
  expect(placeRemoved("Alexandr", [], later("Dr"))).toEqual([{ kind: "title", text: "dr", start: 6, end: 8 }]);
  expect(placeRemoved("明x, 明", [], [...later("明"), ...later("明x")]).map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [4, 5],
  ]);
  const { removed } = parsePersonName("al-Rashi\u0ac5d,\u0ac5d, Kim", { locale: "tr" });
  expect(removed).toEqual([{ kind: "title", text: ",\u0ac5d", start: 10, end: 13 }]);
});

test("an open bracket that stays in the name moves no place behind it", () => {
  const parsed = parsePersonName("8*<g9* ( père");
  expect(parsed.removed.map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [7, 13],
  ]);
  expect(parsePersonName("Ann g9* ( père, MD | Acme").removed.at(-1)).toEqual({
    kind: "tagline",
    text: "Acme",
    start: 21,
    end: 25,
  });
});

test("rather behind the full stop of another title than in the middle of a word", () => {
  expect(placeRemoved("hon.on.on. Ann Wu", [], later("on.on."))).toEqual([
    { kind: "title", text: "on.on.", start: 4, end: 10 },
  ]);
  expect(placeRemoved("Simon Ann Wu", [], later("on"))).toEqual([{ kind: "title", text: "on", start: 3, end: 5 }]);
});

test("ends of lines as databases write them are told", () => {
  expect(parsePersonName("Ann Harlow\\r\\n").removed).toEqual([
    { kind: "punctuation", text: "\\r", start: 10, end: 12 },
    { kind: "punctuation", text: "\\n", start: 12, end: 14 },
  ]);
});
