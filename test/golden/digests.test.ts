import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as functions from "../../src/udf/all.ts";
import { createAnswerRun } from "../runtimes/answers.ts";
import { digestsOf } from "../runtimes/digests.ts";

const COUNT = 3_000;
const SEED = 11;
const FILE = join(import.meta.dirname, "digests.json");

const digests = digestsOf(createAnswerRun({ ...functions }, COUNT, SEED));
// `npm run golden:write`, after the change is in the changelog.
if (process.env["GOLDEN"] === "write") writeFileSync(FILE, `${JSON.stringify(digests, null, 2)}\n`);
const kept: Readonly<Record<string, string>> = JSON.parse(readFileSync(FILE, "utf8"));

test("every function has a kept digest", () => {
  expect(Object.keys(kept)).toEqual(Object.keys(digests));
});

test.each(Object.keys(digests))(`%s answers ${COUNT} texts as it did (seed ${SEED})`, (name) => {
  expect(
    digests[name],
    `${name} answers otherwise than before. If that is meant, tell users in CHANGELOG.md which canonical forms change ` +
      "(stored keys no longer match), raise CANONICAL_FORM_VERSION for a release, and run `npm run golden:write`.",
  ).toBe(kept[name]);
});
