import { expect, test } from "vitest";
import { folderWith, runCommand, textOf } from "./run-command.ts";

/** The number of the cluster of each row, "" for a row that stands alone. */
function clusters(kind: string, csv: string): (string | undefined)[] {
  const folder = folderWith({ "in.csv": csv });
  expect(runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", kind, "--country", "US"], folder).status).toBe(0);
  const [, ...rows] = textOf(folder, "out.csv").trimEnd().split("\n");
  return rows.map((row) => row.split(",")[0]);
}

const NAMES = [
  ["Ann", "Harlow"],
  ["Tom", "Fern"],
  ["Ivy", "Quenby"],
  ["Hal", "Pym"],
] as const;
const OFFICES = [
  "(512) 555-0199,info@alder.example,Alder Foods,Austin",
  "(212) 555-0123,info@pym.example,Pym Dental,Reno",
];

test.each([
  ["one column", "Name", (given: string, family: string) => `${given} ${family}`],
  ["two columns", "First Name,Last Name", (given: string, family: string) => `${given},${family}`],
  ["the first name alone", "First Name", (given: string) => given],
])("colleagues are several persons, and each is found again: names in %s", (_how, header, nameOf) => {
  const people = NAMES.map(([given, family], i) => `${nameOf(given, family)},${OFFICES[i >> 1]}`);
  const csv = [`${header},Phone,Email,Company,City`, ...people, people[2]].join("\n");
  expect(clusters("person", csv)).toEqual(["", "", "1", "", "1"]);
});

test("branches of a chain are several businesses, in one postal code too", () => {
  const rows = [
    "Name,Address,City,State,Zip,Phone,Website",
    "Quenby Tax,100 Main St,Austin,TX,78701,512-555-0101,https://www.quenbytax.com/offices/1",
    "Quenby Tax,200 Oak Ave,Austin,TX,78702,512-555-0102,https://www.quenbytax.com/offices/2",
    "Quenby Tax,980 Cedar Ln,Austin,TX,78702,512-555-0177,https://www.quenbytax.com/offices/3",
    "Quenby Tax Service,200 Oak Avenue Suite B,Austin,TX,78702,,quenbytax.com",
    "QUENBY TAX,100 Main Street,Austin,TX,78701,(512) 555-0101,",
  ];
  expect(clusters("local_business", rows.join("\n"))).toEqual(["1", "2", "", "2", "1"]);
  // As companies they are one.
  expect(new Set(clusters("company", rows.join("\n"))).size).toBe(1);
});
