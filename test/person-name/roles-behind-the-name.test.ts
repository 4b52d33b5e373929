import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

/** Names that no table holds, some in part. */
const NAMES = [
  "Tarro Pymberg",
  "Aigul Nurbekova",
  "Wambui Karanja",
  "Dragiša Lukovac",
  "Sipho Dlamula",
  "Noor van Dalen",
  "J. R. Marshe",
  "Jane Harlow",
];

describe("who somebody is behind a name without a separator", () => {
  test.each([
    "Founder",
    "Author",
    "Engineer",
    "Consultant",
    "Geschäftsführer",
    "Psicóloga",
    "Rechtsanwältin",
    "Attorney-at-Law",
    "Photographer",
    "UX Designer",
    "Software Engineer",
    "System Administrator",
    "Social Media Manager",
    "Real Estate Agent",
    "Product Manager",
    "Registered Nurse",
    "TEDx Speaker",
    "Bestselling Author",
    "Broker Associate",
    "Founder & CEO",
    "CTO & Co-Founder",
    "CEO/Founder",
    "Author, Speaker & Coach",
    "Founder of Widgets",
    "Founder at Widgets",
    "Sr. Developer",
    "fotograf",
    "разработчик",
  ])("⟨name⟩ %s", (role) => {
    for (const name of NAMES) {
      const text = `${name} ${role}`;
      const { normalized, removed } = parsePersonName(text);
      expect([text, normalized]).toEqual([text, name]);
      expect(normalizePersonName(text)).toBe(name);
      expect(text.slice(removed[0]?.start, removed.at(-1)?.end)).toBe(role);
    }
  });

  test.each([
    ["Сергей Лисицын программист", "Сергей Лисицын"],
    ["Νίκος Βλάχος δικηγόρος", "Νίκος Βλάχος"],
    ["Halász Péter fotós", "Halász Péter"],
    ["Dr. Wambui Karanja Psychologist", "Wambui Karanja"],
    ["Ann Marie Founder", "Ann Marie"],
    ["Ann Marie Life Coach", "Ann Marie"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));

  test.each([
    ["Wambui Karanja MBA Founder", "Wambui Karanja", ["MBA"]],
    ["Wambui Karanja AWS Certified", "Wambui Karanja", ["AWS"]],
  ])("a post-nominal before it stays one: %s", (text, name, credentials) => {
    expect(parsePersonName(text)).toMatchObject({ normalized: name, credentials });
  });

  test.each([
    // Family names.
    "Ann Marie Coach",
    "Mary Beth Engineer",
    "Tarro Speaker",
    "Mary Lou Carpenter",
    "Jean Paul Boucher",
    "Eva Maria Richter",
    "Hans Peter Leiter",
    "Wambui Karanja Nurse",
    "Aigul Mentor Karanja",
    "Wambui Director Karanja",
    "Juan Pablo Guerrero Soldado",
    // Firms.
    "Harlow Marsh Consulting",
    "Nordic Growth Partners",
    "Pymberg Karanja Security Services",
    "Wambui Karanja Photography",
  ])("none in %s", (text) => expect(normalizePersonName(text)).toBe(text));
});

test.each([
  ["Jane Harlow Photography", "Jane Harlow"],
  ["Simon Harlow Plumbing", "Simon Harlow"],
  ["Jane Harlow Interior Design", "Jane Harlow"],
  // No given name opens it, or given names alone.
  ["Tarro Pymberg Photography", "Tarro Pymberg Photography"],
  ["Ann Marie Photography", "Ann Marie Photography"],
  ["Jane Design", "Jane Design"],
])("a trade behind a given and a family name: %s", (text, name) => expect(normalizePersonName(text)).toBe(name));
