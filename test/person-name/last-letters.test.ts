import { expect, test } from "vitest";
import { OFFICE_BY_ENDING, OFFICE_LAST } from "../../src/person-name/data/case-words.ts";
import {
  IBERIAN_ENDING,
  IBERIAN_LAST,
  PATRONYMIC,
  PATRONYMIC_LAST,
} from "../../src/person-name/data/given-or-family.ts";
import { seededRandom } from "../seeded-random.ts";
import { choicesOf, sampleOf, treeOf } from "../tables/pattern-tree.ts";

const ATTEMPTS = 400;

test.each([
  ["PATRONYMIC", PATRONYMIC, PATRONYMIC_LAST, 1],
  ["IBERIAN_ENDING", IBERIAN_ENDING, IBERIAN_LAST, 1],
  ["OFFICE_BY_ENDING", OFFICE_BY_ENDING, OFFICE_LAST, 2],
] as const)("the last letters of %s are those that spare other words the search", (_, pattern, last, length) => {
  const random = seededRandom(7);
  const pick = (below: number): number => Math.floor(random() * below);
  const tree = treeOf(pattern.source);
  const found = new Set<string>();
  for (const option of choicesOf(tree).flatMap(({ options }) => options))
    for (let i = 0; i < ATTEMPTS; i++) {
      const text = sampleOf(tree, option, pick);
      if (pattern.test(text)) found.add(text.slice(-length));
    }
  expect([...found].sort()).toEqual([...last].sort());
});
