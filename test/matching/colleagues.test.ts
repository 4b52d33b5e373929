import { describe, expect, test } from "vitest";
import { createMatcher, personMatcher } from "../../src/matching/index.ts";
import { type Person, readRecord } from "../../src/models/index.ts";

interface Facts {
  readonly name: string;
  readonly mail?: string;
  readonly phone?: string | null;
  readonly profile?: string;
}

/** Someone at Alder Foods in Austin. */
function colleague({ mail, name, phone = "+15125550199", profile }: Facts): Person {
  const [first, last] = name.split(" ");
  const answer = readRecord("person", {
    first_name: first === "?" ? null : first,
    last_name: last,
    location: { city: "austin", country: "united states" },
    emails: { work_email: { email: mail ?? null } },
    phones: phone === null ? [] : [{ phone }],
    job: { title: "Account Manager" },
    experiences: [{ company: { name: "Alder Foods" }, is_primary: true }],
    social: { pronet_url: profile ?? null },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.record as Person;
}

const GIVEN = ["Una", "Hal", "Pia", "Kim", "Bo", "Ivy"];
const FAMILY = ["Tarrow", "Lipa", "Quenby", "Alder", "Ek", "Ruiz"];
const ann = { name: "Ann Harlow" };

describe("people of one office", () => {
  test.each<[string, Facts, Facts]>([
    ["line, firm, town and title are one fact", ann, { name: "Tom Fern" }],
    [
      "a mailbox is shared as well",
      { ...ann, mail: "info@alder.example" },
      { name: "Tom Fern", mail: "info@alder.example" },
    ],
    ["a name that is known by half", { name: "? Harlow" }, { name: "Tom Fern" }],
    [
      "mailboxes of one domain",
      { ...ann, mail: "a.harlow@alder.example" },
      { name: "Tom Fern", mail: "t.fern@alder.example" },
    ],
    ["relatives in a family's firm", ann, { name: "Walter Harlow" }],
  ])("are several: %s", (_why, a, b) => {
    const [x, y] = [colleague(a), colleague(b)];
    expect(personMatcher.compare(x, y).probability).toBeLessThan(0.2);
    const others = Array.from({ length: 6 }, (_, i) => colleague({ name: `${GIVEN[i]} ${FAMILY[i]}` }));
    expect(personMatcher.duplicates([x, y, ...others]).clusters).toEqual([]);
  });

  test.each<[string, Facts, Facts]>([
    ["with another family name", ann, { name: "Ann Pym" }],
    ["by the initial", ann, { name: "A. Harlow" }],
    ["misspelt", ann, { name: "Anne Harlowe" }],
    ["without a line", ann, { name: "Ann Harlow", phone: null }],
  ])("are one %s", (_why, a, b) => {
    expect(personMatcher.compare(colleague(a), colleague(b)).probability).toBeGreaterThan(0.9);
  });

  test.each<[string, string, boolean]>([
    ["a mailbox of one's own", "mel.said@alder.example", true],
    ["a mailbox behind initials", "hr.said@alder.example", true],
    ["a desk's", "info@alder.example", false],
    ["a desk's in several words", "Customer.Service@alder.example", false],
    ["a desk's with a number", "office2@alder.example", false],
    ["a desk's with a place", "sales-uk@alder.example", false],
  ])("%s counts beside another spelling of the name: %s, %s", (_why, mail, counts) => {
    const [x, y] = [colleague({ name: "Mohammed Alsaid", mail }), colleague({ name: "Mohamad Quenby", mail })];
    expect(personMatcher.compare(x, y).probability > 0.9).toBe(counts);
  });

  test("a mailbox of one's own is nothing beside plainly other names, as it is little for relatives", () => {
    const mail = "a.harlow@alder.example";
    const { probability } = personMatcher.compare(colleague({ ...ann, mail }), colleague({ name: "Tom Fern", mail }));
    expect(probability).toBeLessThan(0.01);
  });

  test.each([
    ["Wm Harlow", "William Harlow"],
    ["Fco Ruiz", "Francisco Ruiz"],
    ["Fdo Ruiz", "Fernando Ruiz"],
    ["Gpe Ruiz", "Guadalupe Ruiz"],
    ["Ma. Ruiz", "Maria Ruiz"],
    ["Mª Ruiz", "María Ruiz"],
    ["Chas Harlow", "Charles Harlow"],
  ])("%s is %s, written short", (short, full) => {
    expect(personMatcher.compare(colleague({ name: short }), colleague({ name: full })).probability).toBeGreaterThan(
      0.9,
    );
  });

  test.each([
    ["Wm Harlow", "Walter Harlow"],
    ["Fco Ruiz", "Fernando Ruiz"],
    ["Ma Ruiz", "Marco Ruiz"],
  ])("%s is not %s", (short, full) => {
    expect(personMatcher.compare(colleague({ name: short }), colleague({ name: full })).probability).toBeLessThan(0.5);
  });

  test("what is one's own counts in full beside another name", () => {
    const profile = "https://www.linkedin.com/in/ann-quenby";
    const { evidence } = personMatcher.compare(
      colleague({ ...ann, profile }),
      colleague({ name: "Tom Fern", profile }),
    );
    const bits = new Map(evidence.map(({ field, weight }) => [field, weight]));
    expect(bits.get("profile")).toBeGreaterThan(15);
    for (const shared of ["phone", "city", "employer"]) expect(bits.get(shared)).toBe(0);
  });
});

test("a line without a firm is evidence for names that are nearly one, not for others", () => {
  const caller = (first_name: string, last_name: string): Person => {
    const answer = readRecord("person", { first_name, last_name, phones: [{ phone: "+15125550199" }] });
    if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
    return answer.record as Person;
  };
  const { compare } = personMatcher;
  expect(compare(caller("Mohammed", "Al Said"), caller("Mohamad", "Elsaid")).probability).toBeGreaterThan(0.9);
  expect(compare(caller("Ann", "Harlow"), caller("Tom", "Fern")).probability).toBeLessThan(0.01);
});

test.each(["given_family", "person_name"] as const)("%s: contacts have colleagues, a register has none", (compare) => {
  interface Row {
    readonly name: [string, string];
    readonly town: string;
    readonly code: string;
    readonly phone?: string;
  }
  const place = { town: "Austin", code: "78701" };
  const a: Row = { name: ["Ann", "Harlow"], ...place };
  const b: Row = { name: ["Tom", "Fern"], ...place };
  const fields = [
    { name: "name", compare, get: ({ name }: Row) => (compare === "given_family" ? name : name.join(" ")) },
    { name: "town", compare: "place", get: ({ town }: Row) => town },
    { name: "code", compare: "postal_code", get: ({ code }: Row) => code },
  ] as const;
  const phone = { name: "phone", compare: "phone", get: ({ phone: line }: Row) => line } as const;
  const register = createMatcher<Row>({ fields, blocking: [] }).compare(a, b).evidence;
  const contacts = createMatcher<Row>({ fields: [...fields, phone], blocking: [] }).compare(a, b).evidence;
  expect(register.slice(1).map(({ weight }) => weight > 0)).toEqual([true, true]);
  expect(contacts.slice(1).map(({ weight }) => weight)).toEqual([0, 0, 0]);
});
