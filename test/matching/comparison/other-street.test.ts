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
  ["5 rue Verte Lyon", "5 rue Bleue Lyon"],
  ["5 rue des Lilas Nantes", "5 rue des Roses Nantes"],
  ["5, rue Verte, 69001 Lyon", "5 rue Bleue, Lyon"],
  ["Via Dante 12 Milano", "Via Torino 12 Milano"],
  ["2 Park Ave, New York", "2 Times Sq, New York"],
  ["11 Bowery, New York", "11 South St, New York"],
  ["12 E St, Millford", "12 F St, Millford"],
  ["12 Avenue A, Millford", "12 Avenue B, Millford"],
  ["12 N Elmwood Millford", "12 N Ashby Millford"],
  ["12 N Elmwood Millford", "12 Ashby Ave Millford"],
  ["First Floor, 12 High St, Leeds", "First Floor, 12 Park Row, Leeds"],
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
  ["5 rue du Maréchal Foch Lyon", "5 rue du Mal Foch Lyon"],
  ["5 rue Foch Lyon", "5 rue du Maréchal Foch Lyon"],
  ["5 rue du Gal Leclerc, Lyon", "5 rue du Général Leclerc, Lyon"],
  ["5, rue Verte, 69001 Lyon", "5 rue Verte, Lyon"],
  ["12 Harbour House High St Leeds", "12 High Street Leeds"],
  ["12 Elmwood Millford", "12 Elmwood St Millford"],
  ["12 Avenue Rd, Toronto", "12 Avenue Road Toronto"],
  ["Suite 4, 12 High St, Leeds", "12 High Street, Leeds"],
])("%j and %j: one street", (a, b) => {
  expect(compareAddresses(a, b).score).toBeGreaterThan(0.9);
  expect(compareAddresses(b, a)).toEqual(compareAddresses(a, b));
});

test.each([
  ["12 Harbour St", "12 Harbour Ave"],
  ["12 Harbour St, Millford", "12 Harbour Ave, Millford"],
  ["12 Harbour Ct Apt 4, Millford", "12 Harbour Dr, Millford"],
  ["Via Roma 12, Milano", "Piazza Roma 12, Milano"],
  ["12 avenue Victor Hugo Paris", "12 rue Victor Hugo Paris"],
  ["проспект Мира 5, Москва", "улица Мира 5, Москва"],
])("%j and %j: one name and number, two types of street", (a, b) => {
  const { level, score } = compareAddresses(a, b);
  expect(level).toBe("street_type_conflict");
  expect(score).toBeCloseTo(0.889, 2);
  expect(compareAddresses(b, a)).toEqual({ level, score });
});

test.each([
  ["12 Park Ave", "12 Park St", "street_type_conflict"],
  ["Largo 5", "Rua 5", "street_type_conflict"],
  ["12 Harbour St", "14 Harbour Ave", "number_conflict"],
])("%j and %j: %s, which says little for one door", (a, b, level) => {
  expect(compareAddresses(a, b).level).toBe(level);
  expect(compareAddresses(a, b).score).toBeLessThan(0.3);
});

test.each([
  ["12 Harbour", "12 Harbour Ave"],
  ["12 Harbour Place Dr, Millford", "12 Harbour Dr, Millford"],
  ["5 rue du Dr Roux, Lyon", "5 rue Docteur Roux, Lyon"],
])("%j and %j: no two types", (a, b) => {
  expect(compareAddresses(a, b).level).not.toBe("street_type_conflict");
  expect(compareAddresses(a, b).score).toBeGreaterThan(0.9);
});
