import { expect, test } from "vitest";
import { countryOfRecord } from "../../src/text/country.ts";

test.each([
  [{ country: "Germany", country_code: "US" }, "US"],
  [{ country: "Germany", country_code: "ZZ" }, "DE"],
  [{ country: "Germany", country_code: null }, "DE"],
  [{ country: "Germany" }, "DE"],
  [{ country: "DEU", country_code: "" }, "DE"],
  [{ country: null, country_code: "de" }, "DE"],
  [{ country: "Freedonia", country_code: "ZZ" }, null],
  [{ country: 49, country_code: 1 }, null],
  [{}, null],
])("%j is in %s", (location, code) => {
  expect(countryOfRecord(location)).toBe(code);
});

test("names are read as the caller reads them", () => {
  expect(countryOfRecord({ country: "Quenby", country_code: "x" }, (text) => (text === "Quenby" ? "DE" : null))).toBe(
    "DE",
  );
});
