import { expect, test } from "vitest";
import { readRecord } from "../../src/models/index.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";

function index(...records: object[]): ReturnType<typeof createLocalBusinessIndex> {
  return createLocalBusinessIndex(
    records.map((facts) => {
      const read = readRecord("local_business", { industry: "Café", ...facts });
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      return read.record;
    }),
  );
}

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

test.each(["Côte d’Ivoire", "Cote d'Ivoire", "CÔTE DʼIVOIRE", "Ivory Coast", "CI", "civ"])(
  "%s is one country with its other spellings, whatever its apostrophe",
  (country) => {
    const search = index({ location: { country: "Côte d'Ivoire" } }, { location: { country: "Côte d’Ivoire" } });
    expect(search.search({ country, industry: "Café" }).rows).toEqual([0, 1]);
  },
);
