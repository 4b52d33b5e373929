import fc from "fast-check";
import { expect, test } from "vitest";
import { createMatcher } from "../../src/matching/index.ts";

interface Member {
  readonly id: string | null;
  readonly name: string;
  readonly town: string;
  readonly note: string;
  readonly seen: string;
}

const SEED = 20261122;
const TOWNS = 16;
const STARTS = "Ab Cor Dun El Fitz Gar Hol Ing Jes Kel Lam Mor Nor Os Pem Quar Ros".split(" ");
const ENDS = "shaw worth uzzi ley mead nock opolis quist rick ström tius ude vane wick xton yard zeller".split(" ");

/** Four members of one rare name who stand in the file many times, others, and two rows of a fifth of that name. */
function members(): Member[] {
  const rows: Member[] = [];
  const name = "Quillfeather";
  for (let i = 0; i < 32; i++)
    rows.push({ id: `KA-7712${i % 4}-X`, name, town: `Ford ${i % 4}`, note: `visit ${i % 4}`, seen: `day ${i}` });
  for (let i = 0; rows.length < 300; i++)
    rows.push({
      id: null,
      name: `${STARTS[i % 17]}${ENDS[Math.floor(i / 17)]}`,
      town: `Town ${i % TOWNS}`,
      note: `word ${i}`,
      seen: `hour ${i}`,
    });
  for (const note of ["first", "second"]) rows.push({ id: null, name, town: "Town 1", note, seen: note });
  return rows;
}

const matcher = createMatcher<Member>({
  fields: [
    { name: "id", compare: "identifier", get: (row) => row.id },
    { name: "name", compare: "family_name", get: (row) => row.name },
    { name: "town", compare: "exact", get: (row) => row.town, m: { different: 0.9 } },
    { name: "note", compare: "exact", get: (row) => row.note, m: { different: 0.9 } },
    { name: "seen", compare: "exact", get: (row) => row.seen, m: { different: 0.9 } },
  ],
  blocking: [(row) => row.id, (row) => row.town],
});

test("a pair that matches only once the rows of others count as one is found", () => {
  const { clusters } = matcher.duplicates(members());
  expect(clusters.map((rows) => rows.length)).toEqual([8, 8, 8, 8, 2]);
  expect(clusters[4]).toEqual([300, 301]);
});

test("the same name stays too frequent for a match where each row is another member", () => {
  const rows = members().map((row, i) => ({ ...row, id: null, town: i < 32 ? `Ford ${i}` : row.town }));
  expect(matcher.duplicates(rows).clusters).toEqual([]);
});

/** An entity that stands in the file 32 times at a domain, and two rows of another with mailboxes of that domain. */
function guild(): { id: string | null; name: string; mail: string; town: string; seen: string }[] {
  const rows: ReturnType<typeof guild> = [];
  for (let i = 0; i < 32; i++)
    rows.push({ id: "KA-77120-X", name: "Quillfeather", mail: "warden@guild.org", town: "Ford", seen: `day ${i}` });
  for (let i = 0; rows.length < 300; i++) {
    const name = `${STARTS[i % 17]}${ENDS[Math.floor(i / 17)]}`;
    rows.push({
      id: `N${7919 * i}-${i}`,
      name,
      mail: `office@firm${i}.com`,
      town: `Town ${i % TOWNS}`,
      seen: `hour ${i}`,
    });
  }
  for (const mail of ["reeve@guild.org", "steward@guild.org"])
    rows.push({ id: null, name: "Thistlewaite", mail, town: "Town 1", seen: mail });
  return rows;
}

test("a pair is weighed again where the second count moves a level, however far that lies", () => {
  const byMail = createMatcher<ReturnType<typeof guild>[number]>({
    fields: [
      { name: "id", compare: "identifier", get: (row) => row.id },
      { name: "name", compare: "family_name", get: (row) => row.name },
      { name: "mail", compare: "email", get: (row) => row.mail, m: { different: 1e-9 } },
      { name: "seen", compare: "exact", get: (row) => row.seen, m: { different: 0.9 } },
    ],
    blocking: [(row) => row.id, (row) => row.town],
  });
  const { clusters, explain } = byMail.duplicates(guild());
  expect(explain(300, 301).probability).toBeGreaterThan(0.5);
  expect(clusters[0]).toHaveLength(32);
  expect(clusters.at(-1)).toEqual([300, 301]);
});

const words = fc.constantFrom("ana", "bo", "carla", "dun", "el");
const record = fc.record({
  id: fc.option(fc.constantFrom("KX-10001", "QY-20444", "ZW-70707"), { nil: null }),
  names: fc.tuple(words, words),
  who: fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join(" ")),
  kind: words,
  mail: fc.tuple(words, words).map(([box, host]) => `${box}@${host}.com`),
  phone: fc.constantFrom("2125550101", "12125550101", "50101", "2125550199"),
});

test(`just the pairs at or above the threshold by the last count are found, either way round (seed ${SEED})`, () => {
  const m = fc.constantFrom(undefined, 1e-7, 0.9);
  fc.assert(
    fc.property(fc.uniqueArray(record, { maxLength: 40, selector: (row) => JSON.stringify(row) }), m, (rows, other) => {
      const changed = other === undefined ? {} : { m: { different: other } };
      const shipped = createMatcher<(typeof rows)[number]>({
        fields: [
          { name: "id", compare: "identifier", get: (row) => row.id },
          { name: "names", compare: "given_family", get: (row) => row.names },
          { name: "who", compare: "person_name", get: (row) => row.who, ...changed },
          { name: "firm", compare: "company_name", get: (row) => row.who, ...changed },
          { name: "kind", compare: "exact", get: (row) => row.kind, ...changed },
          { name: "mail", compare: "email", get: (row) => row.mail, ...changed },
          { name: "phone", compare: "phone", get: (row) => row.phone, ...changed },
        ],
        blocking: [() => "all"],
      });
      for (const matcher of [shipped, shipped.estimate(rows)]) {
        const { explain, pairs } = matcher.duplicates(rows);
        const found = new Set(pairs.map(({ a, b }) => `${a} ${b}`));
        for (let a = 0; a < rows.length; a++)
          for (let b = a + 1; b < rows.length; b++) {
            const { probability, weight } = explain(a, b);
            expect(explain(b, a).weight).toBe(weight);
            if (Math.abs(probability - 0.5) > 1e-9) expect(found.has(`${a} ${b}`)).toBe(probability > 0.5);
          }
      }
    }),
    { seed: SEED, numRuns: 10 },
  );
});
