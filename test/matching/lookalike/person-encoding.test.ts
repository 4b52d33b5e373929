import { expect, test } from "vitest";
import { encodePerson } from "../../../src/matching/index.ts";
import type { PersonResult } from "../../../src/models/index.ts";

type Job = [industry: string, end: string | null, primary: boolean | null];

const EMPLOYER_INDUSTRY = 2;

function person(jobs: readonly Job[]): PersonResult {
  const experiences = jobs.map(([industry, end_date, is_primary]) => ({ company: { industry }, end_date, is_primary }));
  return { person: { experiences }, company: null } as unknown as PersonResult;
}

test.each<[string, Job[], string | null]>([
  [
    "the job marked as primary",
    [
      ["banking", null, null],
      ["retail", "2020-01", true],
    ],
    "retail",
  ],
  [
    "else the first without an end",
    [
      ["banking", "2020-01", null],
      ["retail", null, null],
    ],
    "retail",
  ],
  [
    "Present is no end",
    [
      ["banking", "2020-01", null],
      ["retail", "Present", null],
    ],
    "retail",
  ],
  ["none where all have ended", [["banking", "2020-01", null]], null],
])("the industry of somebody without a known company is that of %s", (_what, jobs, industry) => {
  expect(encodePerson(person(jobs)).categories[EMPLOYER_INDUSTRY]?.[0] ?? null).toBe(industry);
});
