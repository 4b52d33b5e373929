import { expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

test.each([
  // A particle that is no given name, and two of them.
  ["VAN DER TARROW", "", "van der Tarrow"],
  ["van der tarrow", "", "van der Tarrow"],
  ["Van Der Tarrow", "", "Van Der Tarrow"],
  ["DE LA TARROW", "", "de la Tarrow"],
  ["da tarrowi", "", "da Tarrowi"],
  ["De Tarrow", "", "De Tarrow"],
  ["Von Tarrow", "", "Von Tarrow"],
  ["TER TARROW", "", "ter Tarrow"],
  ["DU PONT", "", "du Pont"],
  // In capitals what is a given name as well, before what is hardly an American family name.
  ["VAN TARROW", "", "van Tarrow"],
  ["VAN MORRISON", "Van", "Morrison"],
  ["VAN JOHNSON", "Van", "Johnson"],
  ["Van Tarrow", "Van", "Tarrow"],
  // Given names.
  ["TILL TARROW", "Till", "Tarrow"],
  ["Vid Tarrow", "Vid", "Tarrow"],
  ["BEN TARROW", "Ben", "Tarrow"],
  ["Ben Van Der Tarrow", "Ben", "Van Der Tarrow"],
  ["AL VAN TARROW", "Al", "Van Tarrow"],
  ["Abu El Tarrow", "Abu", "El Tarrow"],
  ["De Andre", "De", "Andre"],
  ["LE DUC", "Le", "Duc"],
  ["La Toya", "La", "Toya"],
  ["Nic Tarrow", "Nic", "Tarrow"],
  ["San San Tarrow", "San", "San Tarrow"],
])("%s is %s and %s", (text, given, family) => {
  const found = parsePersonName(text);
  expect([found.given ?? "", found.family]).toEqual([given, family]);
  expect(found.normalized).toBe(`${given} ${family}`.trim());
});
