import { expect, test } from "vitest";
import { readRecord } from "../../src/models/index.ts";
import { comparableText } from "../../src/search/comparable-text.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";
import { randomNumbers } from "./sample-businesses.ts";

test.each([
  ["Joe’s", "joe's"],
  ["L´Eto", "l'eto"],
  ["Smørrebrød", "smorrebrod"],
  ["ŁÓDŹ", "lodz"],
  ["Großmann", "GROSSMANN"],
  ["Diyarbakır", "diyarbakir"],
  ["İzmir", "izmir"],
  ["Đà Nẵng", "da nang"],
  ["Cœur", "coeur"],
  ["Saint‑Denis", "saint-denis"],
  ["Caf\u00e9\u00a0Noir", "cafe noir"],
  ["\u200eTea\u200b", "tea"],
  ["ＡＢＣ＆１", "abc&1"],
  ["ΚΑΦΕΣ", "καφεσ"],
])("%s compares as %s", (text, other) => {
  expect(comparableText(text)).toBe(comparableText(other));
});

test.each([
  ["ガ", "カ"],
  ["राम", "रमा"],
  ["joes", "joe's"],
  ["ben & jerry", "ben and jerry"],
  ["müller", "mueller"],
  ["a\u0000b", "ab"],
  ["й", "к"],
])("%s and %s stay apart", (text, other) => {
  expect(comparableText(text)).not.toBe(comparableText(other));
});

const SIGNS = [..."aàÀßłŁø’'`-–\u00a0\u200e \u200dＡａ株ςΣσİı\u0301\u0327ガカ\u3099é한국ﬁ\ud83d\ude00\ud800&"];

test("what is a part of a text stays a part of it, and folding twice changes nothing", () => {
  const random = randomNumbers(11);
  const text = (length: number): string => Array.from({ length }, () => SIGNS[random(SIGNS.length)] ?? "").join("");
  for (let round = 0; round < 20_000; round++) {
    // A mark behind the part would belong to its last letter, so the part ends with a letter of ASCII.
    const part = `b${text(random(5))}b`;
    const whole = `${text(random(5))}b${part}${text(random(5)).replace(/^[\u0301\u0327\u3099]+/u, "")}`;
    const key = comparableText(whole);
    expect(key.includes(comparableText(part)), JSON.stringify([whole, part])).toBe(true);
    expect(comparableText(key), JSON.stringify(whole)).toBe(key);
  }
});

function index(...records: object[]): ReturnType<typeof createLocalBusinessIndex> {
  return createLocalBusinessIndex(
    records.map((facts) => {
      const read = readRecord("local_business", { industry: "Café", ...facts });
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      return read.record;
    }),
  );
}

test("names and cities are found by their plain spelling, in both directions", () => {
  const search = index(
    { name: "Joe’s Smørrebrød", location: { country: "DK", city: "København" } },
    { name: "joe's smorrebrod", location: { country: "DK", city: "Kobenhavn" } },
  );
  const ask = (request: object): number[] => search.search({ country: "DK", industry: "cafe", ...request }).rows;
  for (const name of ["JOE'S", "joe’s sm", "ørre", "orre"]) expect(ask({ name }), name).toEqual([0, 1]);
  for (const city of ["københavn", "KOBENHAVN"]) expect(ask({ city }), city).toEqual([0, 1]);
  expect(ask({ name: "joes" })).toEqual([]);
});

test("a country that is none known is told by the code beside it", () => {
  const place = (country: string | null, country_code: string | null): object => ({
    location: { country, country_code },
  });
  const search = index(
    place("", "DE"),
    place("Freedonia", "de"),
    place("Deutschland", "US"),
    place("Freedonia", null),
    place("Freedonia", "ZZ"),
    place(null, "DEU"),
  );
  const rows = (country: string): number[] => search.search({ country, industry: "Café" }).rows;
  expect(rows("Germany")).toEqual([0, 1, 2, 5]);
  expect(rows("freedonia")).toEqual([3, 4]);
  expect(rows("US")).toEqual([]);
});

test("a blank field holds nothing", () => {
  const social = { pronet: "", socialA: "facebook.com/x" };
  const search = index(
    { location: { country: "US" }, website_url: "", phone: "", email: "", social },
    { location: { country: "US" }, website_url: "a.example", phone: "1", email: "x", social: { pronet: "y" } },
  );
  for (const flag of ["has_website", "has_phone", "has_email", "has_pronet"])
    expect(search.search({ country: "US", industry: "café", [flag]: true }).rows, flag).toEqual([1]);
  expect(search.search({ country: "US", industry: "café", has_socialA: true }).rows).toEqual([0]);
});
