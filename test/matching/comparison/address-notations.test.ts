import { expect, test } from "vitest";
import { compareAddresses } from "../../../src/matching/index.ts";

test.each([
  ["12 N Harbour St", "12 S Harbour St"],
  ["12 East 42nd Street", "12 W 42 St"],
  ["12 NW 5th St", "12 NE 5th St"],
  ["12 E 42nd St", "12 E 43rd St"],
  ["12 1st Ave", "12 Second Ave"],
  ["12 Hwy 50", "12 Highway 60"],
  ["12 5th St, Springfield", "12 5th Ave, Springfield"],
  ["Calle 60 # 45-12, Cali", "Carrera 60 # 45-12, Cali"],
  ["12 Harbour St Springfield IL", "12 Chapel St Springfield IL"],
  ["12 HARBOUR ST SPRINGFIELD IL 62701", "12 GARDEN ST SPRINGFIELD IL 62701"],
  ["Rua Verde 5 Lisboa", "Rua Azul 5 Lisboa"],
  ["Hafenstraße 5 Berlin", "Gartenstraße 5 Berlin"],
  ["12 Harbour St, 62701", "12 Harbour St, 90210"],
  ["Hafenstr. 5, 10115 Berlin", "Hafenstr. 5, 80331 München"],
])("%s is elsewhere than %s", (a, b) => {
  expect(compareAddresses(a, b).level).toBe("different");
  expect(compareAddresses(a, b).score).toBeLessThan(0.1);
  expect(compareAddresses(b, a)).toEqual(compareAddresses(a, b));
});

test.each([
  ["12 N Harbour St", "12 Harbour St"],
  ["12 NW 5th St", "12 N 5th St"],
  ["12 N Harbour St, South Bend", "12 North Harbour St, S Bend"],
  ["12 Harbour St, 62701", "12 Harbour St"],
  ["12 Harbour St, 62701-1234", "12 Harbour St, 62701"],
  ["Hafenstr. 5 a, 10115 Berlin", "Hafenstraße 5a, 10115 Berlin"],
  ["Unter den Linden 5 a", "Unter den Linden 5a"],
  ["Highway 50 W", "Hwy 50 West"],
  ["12 US Hwy 50", "12 US Route 50"],
  ["Harbour Tower 12 Chapel St Springfield", "12 Chapel Street Springfield"],
  ["12 Harbour St Springfield", "12 Harbor St Springfield"],
  ["12 St Johns Ave Springfield", "12 Saint Johns Avenue Springfield"],
  ["12 5th St", "12 Fifth Street"],
  ["12 5th", "12 5th Ave"],
  ["Avda. del Sol 4, Sevilla", "Avenida del Sol 4, Sevilla"],
  ["ul. Długa 5, Gdańsk", "ulica Długa 5, Gdańsk"],
  ["Cra 60 # 45-12, Cali", "Carrera 60 # 45-12, Cali"],
  ["12 A St, Lincoln", "12 A Street, Lincoln"],
  ["12½ Harbour St", "12 1/2 Harbour St"],
  ["PO Box 12", "P. O. Box 12"],
  ["12 Harbour St, PO Box 5", "12 Harbour St, Post Office Box 5"],
  ["12 Harbour St 4th Floor, Miami", "12 Harbour St Fl 4, Miami"],
  ["12 Harbour St, Miami, FL 33101", "12 Harbour St Apt 4, Miami, FL 33101"],
])("%s is %s", (a, b) => {
  expect(compareAddresses(a, b).score).toBeGreaterThan(0.99);
  expect(compareAddresses(b, a)).toEqual(compareAddresses(a, b));
});

test.each([
  ["12½ Harbour St", "121 Harbour St", "number_conflict"],
  ["12½ Harbour St", "12 Harbour St", "number_conflict"],
  ["Hafenstr. 5 b", "Hafenstr. 5a", "number_conflict"],
  ["12 Harbour St 4th Floor", "12 Harbour St Fl 5", "unit_conflict"],
  ["12 Harbour St, Apt 4, Miami, FL 33101", "12 Harbour St, Apt 5, Miami, FL 33101", "unit_conflict"],
])("%s is not %s: %s", (a, b, level) => {
  expect(compareAddresses(a, b).level).toBe(level);
});

test("a neighbouring postal code is a slip or another spelling of the place, and says less than the same one", () => {
  const found = compareAddresses("12 Harbour St, 62701", "12 Harbour St, 62702");
  expect(found.level).toBe("same_number_and_street");
  expect(found.score).toBeLessThan(compareAddresses("12 Harbour St, 62701", "12 Harbour St").score);
});
