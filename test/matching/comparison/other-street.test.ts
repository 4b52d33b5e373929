import { expect, test } from "vitest";
import { compareAddresses } from "../../../src/matching/index.ts";

test.each([
  ["3 Harbour Road, Millford", "3 Orchard Road, Millford"],
  ["Bachweg 3, 50667 Neustadt", "Lindenallee 3, 50667 Neustadt"],
  ["100 Main St, Fairhaven, WA 98000", "100 Orchard St, Fairhaven, WA 98000"],
  ["215 7th Ave, New York, NY", "215 9th Ave, New York, NY"],
  ["8 rue des Tilleuls\n35000 Rennes", "8 rue Pasteur\n35000 Rennes"],
  ["Rua Verde 5, Lisboa", "Rua Azul 5, Lisboa"],
  ["Calle Mayor 12, Madrid", "Calle Serrano 12, Madrid"],
  ["ul. Sadowa 5, Warszawa", "ul. Leśna 5, Warszawa"],
  ["Corso Garibaldi 8, Milano", "Corso Magenta 8, Milano"],
  ["5 Chemin du Moulin, Annecy", "5 Chemin des Vignes, Annecy"],
  ["Hoher Weg 3, Neustadt", "Langer Weg 3, Neustadt"],
  ["Jalan Melati 7, Bandung", "Jalan Kenanga 7, Bandung"],
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
  ["Rua Verde 5, Lisboa", "R. Verde, 5, Lisboa"],
  ["ul. Sadowa 5, Warszawa", "Sadowa 5, Warszawa"],
  ["Corso Garibaldi 8, Milano", "C.so Garibaldi 8, Milano"],
])("%j and %j: one street", (a, b) => {
  expect(compareAddresses(a, b).score).toBeGreaterThan(0.9);
  expect(compareAddresses(b, a)).toEqual(compareAddresses(a, b));
});
