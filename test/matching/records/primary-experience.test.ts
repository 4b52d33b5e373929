import { expect, test } from "vitest";
import { primaryExperience } from "../../../src/matching/records/index.ts";
import type { Person } from "../../../src/models/index.ts";

type Job = [name: string, end: string | null, primary: boolean | null];

/** A person with jobs; only what tells the primary one is there. */
function person(jobs: readonly Job[]): Person {
  const experiences = jobs.map(([name, end_date, is_primary]) => ({ company: { name }, end_date, is_primary }));
  return { experiences } as unknown as Person;
}

test.each<[string, Job[], string | null]>([
  [
    "the primary one, though it has ended",
    [
      ["a", null, false],
      ["b", "2020-01", true],
    ],
    "b",
  ],
  [
    "the first primary one",
    [
      ["a", null, true],
      ["b", null, true],
    ],
    "a",
  ],
  [
    "else the first without end",
    [
      ["a", "2020-01", false],
      ["b", null, null],
      ["c", null, null],
    ],
    "b",
  ],
  [
    "Present is no end",
    [
      ["a", "2020-01", null],
      ["b", "Present", null],
    ],
    "b",
  ],
  ["in any case", [["a", "PRESENT", null]], "a"],
  [
    "none where all have ended",
    [
      ["a", "2020-01", null],
      ["b", "2021", false],
    ],
    null,
  ],
  ["none without experiences", [], null],
])("%s", (_what, jobs, name) => {
  expect(primaryExperience(person(jobs))?.company?.name ?? null).toBe(name);
});
