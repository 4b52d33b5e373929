import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

/** input, normalized, given with middle, family */
type Row = readonly [string, string, string, string];

const check = ([input, normalized, given, family]: Row): void => {
  const found = parsePersonName(input);
  const givens = [found.given, found.middle].filter((part) => part !== null).join(" ");
  expect([found.normalized, givens, found.family]).toEqual([normalized, given, family]);
  expect(normalizePersonName(input)).toBe(normalized);
};

test.each<Row>([
  ["van der Harlow, J.P.", "J.P. van der Harlow", "J.P.", "van der Harlow"],
  ["van den Harlow, J.", "J. van den Harlow", "J.", "van den Harlow"],
  ["Jackson III, J.", "J. Jackson III", "J.", "Jackson"],
  ["Harlow Jr., J.P.", "J.P. Harlow Jr.", "J.P.", "Harlow"],
  ["Harlow Jr., JP", "JP Harlow Jr.", "JP", "Harlow"],
  // A whole name before the comma keeps its order.
  ["joseph tarrowby, b", "Joseph B Tarrowby", "Joseph B", "Tarrowby"],
])("initials behind a family name of several words or with a generation: %s", (...row) => check(row));

test.each<Row>([
  ["XU Jinbo", "Xu Jinbo", "Jinbo", "Xu"],
  ["LU Long", "Lu Long", "Long", "Lu"],
  ["Mr. OH Se-hoon", "Oh Se-hoon", "Se-hoon", "Oh"],
  ["Wei XU", "Wei Xu", "Wei", "Xu"],
  ["LI Wei", "Li Wei", "Wei", "Li"],
  ["Anna LI", "Anna Li", "Anna", "Li"],
  // Initials.
  ["MA Harlow", "MA Harlow", "MA", "Harlow"],
  ["MA Moore", "MA Moore", "MA", "Moore"],
  ["JP Harlow", "JP Harlow", "JP", "Harlow"],
  ["FAH Harlow", "Fah Harlow", "Fah", "Harlow"],
  ["LEE Harlow", "Lee Harlow", "Harlow", "Lee"],
])("a family name of two or three capitals: %s", (...row) => check(row));

test.each<Row>([
  ["Wang Jun", "Wang Jun", "Wang", "Jun"],
  ["Wang, Jun", "Jun Wang", "Jun", "Wang"],
  ["Hans Harlow jun.", "Hans Harlow jun.", "Hans", "Harlow"],
  ["Hans Harlow, jun", "Hans Harlow jun", "Hans", "Harlow"],
])("Jun behind one name is a name: %s", (...row) => check(row));

test.each<Row>([
  ["HILL J. Parker", "Hill J. Parker", "J. Parker", "Hill"],
  ["PAUL Rand", "Paul Rand", "Rand", "Paul"],
  ["Smirnova Olga Petrovna", "Smirnova Olga Petrovna", "Olga Petrovna", "Smirnova"],
  ["Olga Petrovna Smirnova", "Olga Petrovna Smirnova", "Olga Petrovna", "Smirnova"],
  ["A. JANSEN-DE VRIES", "A. Jansen-de Vries", "A.", "Jansen-de Vries"],
  ["jansen-van den berg, anna", "Anna Jansen-van den Berg", "Anna", "Jansen-van den Berg"],
  ["KIM-VAN NGUYEN", "Kim-Van Nguyen", "Kim-Van", "Nguyen"],
  ["LORD ALTON OF HARLOW", "Alton of Harlow", "Alton", "of Harlow"],
  ["Torquil MacLeod of Raasay", "Torquil MacLeod of Raasay", "Torquil MacLeod", "of Raasay"],
  ["MUTHU A/L RAMAN", "Muthu a/l Raman", "Muthu", "a/l Raman"],
  ["SITI BTE TARROW", "Siti bte Tarrow", "Siti", "bte Tarrow"],
  ["Lucía Harlow.", "Lucía Harlow", "Lucía", "Harlow"],
  ["NUALA NÍ BHRIAIN", "Nuala Ní Bhriain", "Nuala", "Ní Bhriain"],
  ["BRÍD UÍ BHRIAIN", "Bríd Uí Bhriain", "Bríd", "Uí Bhriain"],
  ["JOÃO DOS SANTOS E SILVA", "João dos Santos e Silva", "João", "dos Santos e Silva"],
])("family names in capitals, with particles and behind given names: %s", (...row) => check(row));

test.each<Row>([
  ["Ms D.E. Harlow", "D.E. Harlow", "D.E.", "Harlow"],
  ["Mr L.A. Harlow", "L.A. Harlow", "L.A.", "Harlow"],
  ["Jane S.T. Harlow", "Jane S.T. Harlow", "Jane S.T.", "Harlow"],
  ["Jane St. Harlow", "Jane St. Harlow", "Jane", "St. Harlow"],
  ["Ms De Harlow", "De Harlow", "", "De Harlow"],
  ["MR AB HARLOW", "Ab Harlow", "Ab", "Harlow"],
  ["JANE AB HARLOW", "Jane ab Harlow", "Jane", "ab Harlow"],
  ["Dr. AB van der Harlow", "AB van der Harlow", "AB", "van der Harlow"],
  ["Dr. Ab van der Harlow", "Ab van der Harlow", "", "Ab van der Harlow"],
])("initials spelled as a particle is: %s", (input, normalized, given, family) =>
  check([input, normalized, given, family]),
);

test("initials spelled as a particle is, of a second person", () => {
  const { normalized, others } = parsePersonName("MR J AND MS D.E. HARLOW");
  expect([normalized, others[0]?.given, others[0]?.family]).toEqual(["J Harlow", "D.E.", "Harlow"]);
});

test("of two persons, with initials on both sides", () => {
  const { normalized, others } = parsePersonName("MR AB AND D.E. HARLOW");
  expect([normalized, others[0]?.given, others[0]?.family]).toEqual(["Ab Harlow", "D.E.", "Harlow"]);
});
