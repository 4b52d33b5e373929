import { expect, test } from "vitest";
import { recognizeColumns } from "../../src/cleaning/index.ts";
import { kindOfNameCells } from "../../src/cleaning/name-cells.ts";

type Kind = "person_name" | "company_name" | "number" | null;

test.each<[string[], Kind]>([
  [["Quorl Lee", "Dr. Bo Quirx", "Maria Garcia"], "person_name"],
  [["LEE, ANN", "", "n/a", "GARCIA, MARIA"], "person_name"],
  [["Bo Ek", "Ann Lee, MD"], "person_name"],
  [["Acme Ltd", "Clover Ledger", "Harbor Group", "Oak & Elm Inc."], "company_name"],
  [["#1001", "#1002", "#1003"], "number"],
  [["SO-2234", "SO-2235", ""], "number"],
  [["1001", "1002", "Dr. Bo Ek", "Ann Lee", "Cy Fox"], "person_name"],
  [["3M", "7 Eleven Inc", "Acme Ltd"], "company_name"],
  [["3M", "7UP", "Ann Lee"], "number"],
  [["Clover Ledger", "Harbor View"], null],
  [["Acme Ltd", "Dr. Ann Lee"], null],
  [["Acme Ltd", ...Array.from({ length: 10 }, () => "Ann Lee")], null],
  [[], null],
  [["", "n/a"], null],
])("%j are %s", (cells, kind) => {
  const rows = cells.map((Name) => ({ Name }));
  expect(kindOfNameCells(rows, "Name", [])).toBe(kind);
});

test.each<[string, string, Kind]>([
  ["Ann Lee", "ann.lee@acme.example", "person_name"],
  ["Ann Lee", "alee@gmail.com", "person_name"],
  ["Ann Lee", "ANN@acme.example", "person_name"],
  ["Ann Lee", "mailto:lee@acme.example", "person_name"],
  ["Bo Ek", "bo@acme.example", null],
  ["Ann Lee", "info@acme.example", null],
  ["Ann Lee", "annlee@gmail.com", null],
  ["Lee", "lee@acme.example", null],
  ["Acme Tools", "info@acmetools.example", "company_name"],
  ["Acme Tools", "https://www.acme-tools.co.uk/", "company_name"],
  ["Acme Tools", "acmetools@gmail.com", null],
  ["Acme Tools", "elm.example", null],
  ["東京", "", null],
])("%s with %s is %s", (Name, contact, kind) => {
  expect(kindOfNameCells([{ Name, contact }], "Name", ["contact"])).toBe(kind);
});

test("cells that are no text do not count, and no more than a hundred do", () => {
  const rows = (...names: unknown[]) => names.map((Name) => ({ Name }));
  expect(kindOfNameCells(rows(1, null, undefined, "Dr. Ann Lee"), "Name", [])).toBe("person_name");
  const people = Array.from({ length: 100 }, () => "Dr. Ann Lee");
  const companies = people.map(() => "Acme Ltd");
  expect(kindOfNameCells(rows(...people, ...companies, "Acme Ltd"), "Name", [])).toBe("person_name");
});

const HEADER = ["Name", "E-Mail", "Mobile", "Web Site"];
const rows = (...names: string[]) => names.map((Name) => ({ Name }));

test.each([
  [HEADER, [{ Name: "Ann Lee", "E-Mail": "ann.lee@acme.example", "Web Site": "acme.example" }], "person_name"],
  [HEADER, rows("Clover Ledger"), "company_name"],
  [["Name", "Site"], [{ Name: "Oak Elm", Site: "oakelm.example" }], "company_name"],
  [HEADER, [], "company_name"],
  [["Name", "Phone"], rows("Acme Ltd", "Oak Inc"), "company_name"],
  [["Name", "Billing Name"], rows("#1001", "#1002"), undefined],
  [["Name", "Billing Name"], rows("Dr. Ann Lee"), "person_name"],
  [["Name", "Company"], rows("Acme Ltd"), "company_name"],
  [["Nombre", "Apellidos"], rows(), "given_name"],
])("%j with the rows %j: Name is %s", (header, given, kind) => {
  expect(recognizeColumns(header, given)[header[0] ?? ""]).toBe(kind);
});

test("the parts of a name outweigh the cells", () => {
  expect(recognizeColumns(["Vorname", "Name"], rows("Lee", "Acme Ltd"))).toEqual({
    Vorname: "given_name",
    Name: "family_name",
  });
});
