import { expect, test } from "vitest";
import { compareAddresses } from "../../../src/matching/index.ts";

test.each([
  ["3 Harbour Road, Millford", "3 Orchard Road, Millford"],
  ["Bachweg 3, 50667 Neustadt", "Lindenallee 3, 50667 Neustadt"],
  ["100 Main St, Fairhaven, WA 98000", "100 Orchard St, Fairhaven, WA 98000"],
  ["215 7th Ave, New York, NY", "215 9th Ave, New York, NY"],
  ["8 rue des Tilleuls\n35000 Rennes", "8 rue Pasteur\n35000 Rennes"],
])("%j and %j: one number in one town, two streets", (a, b) => {
  expect(compareAddresses(a, b).level).toBe("different");
  expect(compareAddresses(b, a)).toEqual(compareAddresses(a, b));
  expect(compareAddresses(a, b).score).toBeLessThan(0.1);
});

test.each([
  ["3 Harbour Road, Millford", "3 Harbor Rd., Millford"],
  ["3 Harbour Road, Millford", "Quay House, 3 Harbour Road, Millford"],
  ["R. Gen. Lacerda, 12, Porto Velho", "Rua General Lacerda, 12, Porto Velho"],
  ["215 7th Ave Apt 3, New York, NY", "215 Seventh Avenue, New York, NY"],
  ["Bachweg 3, Neustadt", "Neustadt, Bachweg 3"],
  ["3 Harbour Road Millford", "3 Harbour Road, Millford"],
  ["12 bis rue Pasteur, Rennes", "12bis rue Pasteur, Rennes"],
])("%j and %j: one street", (a, b) => {
  expect(compareAddresses(a, b).score).toBeGreaterThan(0.9);
  expect(compareAddresses(b, a)).toEqual(compareAddresses(a, b));
});
