import { expect, test } from "vitest";
import { createMatcher } from "../../src/matching/index.ts";

interface Member {
  readonly id: string | null;
  readonly name: string;
  readonly town: string;
  readonly note: string;
  readonly seen: string;
}

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
