import { expect, test } from "vitest";
import { CAPITAL_WEIGHTS } from "../../src/person-name/data/capital-weights.ts";
import { PART, PART_PREFIXES, SECOND_GIVEN } from "../../src/person-name/data/part-prefixes.ts";
import { unpackWords } from "../../src/person-name/hygiene/unpack-words.ts";
import { FAMILY, GIVEN } from "../../src/person-name/words/lexicon.ts";

const prefixes = PART_PREFIXES.map(([prefix]) => prefix);
/** The rows of the weights that are prefixes alone. */
const weighed = unpackWords(CAPITAL_WEIGHTS)
  .map((row) => row.slice(0, row.indexOf(" ")))
  .filter((key) => /^[a-z]+$/u.test(key));

/** "d[aeiu]" → da, de, di, du. */
function expand(pattern: string): string[] {
  const [, before = pattern, letters, behind = ""] = /^([^[]*)\[([a-z]+)\](.*)$/u.exec(pattern) ?? [];
  return letters === undefined ? [before] : [...letters].flatMap((letter) => expand(before + letter + behind));
}

const [openings = [], endings = []] = [...PART.source.matchAll(/\(\?:([^()]+)\)/gu)].map(([, group = ""]) =>
  group.split("|").flatMap(expand),
);

test("the kinds behind a prefix are the lexicon's", () => {
  const kindOf = new Map(PART_PREFIXES.map(([prefix, , kind]) => [prefix, kind]));
  expect([kindOf.get("della"), kindOf.get("mary"), kindOf.get("van")]).toEqual([FAMILY, GIVEN, GIVEN | FAMILY]);
  expect([...kindOf].filter(([, kind]) => kind === 0 || (kind & ~(GIVEN | FAMILY)) !== 0)).toEqual([]);
});

test("a name of two parts opens as the prefixes and the weights say, and ends in a second given name", () => {
  expect(weighed.length).toBeGreaterThan(3);
  const known = [...prefixes, ...weighed];
  expect(known.filter((prefix) => !openings.some((opening) => prefix.startsWith(opening)))).toEqual([]);
  expect(openings.filter((opening) => !known.includes(opening))).toEqual([]);
  expect([...endings].sort()).toEqual([...SECOND_GIVEN].sort());
});
