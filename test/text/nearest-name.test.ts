import { expect, test } from "vitest";
import { nearestName } from "../../src/text/nearest-name.ts";

const PATHS = ["/v3/companies/lookalikes", "/v3/companies/employees", "/v3/normalize/person-name", "/v3/normalize/url"];

test.each([
  ["/v3/company/employees", "/v3/companies/employees"],
  ["/v3/companies/employes", "/v3/companies/employees"],
  ["/V3/Companies/Employees", "/v3/companies/employees"],
  ["/companies/employees", "/v3/companies/employees"],
  ["employees", "/v3/companies/employees"],
  ["/v3/normalise/personname", "/v3/normalize/person-name"],
  ["/v3", "/v3/companies/lookalikes"],
  ["/v3/normalize/phones", null],
  ["/favicon.ico", null],
  ["", null],
  ["/v", null],
  [`/v3/companies/employees${"x".repeat(200)}`, null],
])("%j of the paths: %j", (text, nearest) => {
  expect(nearestName(text, PATHS)).toBe(nearest);
});

test.each([
  ["outptu", "output"],
  ["out", "output"],
  ["kid", "kind"],
  ["knid", "kind"],
  ["nkdi", null],
  ["xyz", null],
  ["for", "format"],
])("%j of the options: %j", (text, nearest) => {
  expect(nearestName(text, ["kind", "output", "format"])).toBe(nearest);
});

test("of several as near the first", () => {
  expect(nearestName("cat", ["bat", "hat"])).toBe("bat");
});
