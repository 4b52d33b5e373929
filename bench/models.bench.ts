import { bench, describe } from "vitest";
import { isRecord, type PersonResult, parseRecord, readRecord, writeRecord } from "../src/models/index.ts";
import { SeededValues } from "../test/models/seeded-value.ts";

const WORDS = "northwind analytics builds billing software for small firms in many countries and ships it weekly".split(
  " ",
);

/** A valid person and company of about 9.6 KB of JSON. */
function item(): PersonResult {
  for (let seed = 1; ; seed++) {
    const value = new SeededValues(seed, WORDS).record("person_result");
    if (!isRecord("person_result", value) || value.company === null) continue;
    const experience = value.person.experiences[0];
    if (experience === undefined) continue;
    value.person.experiences = Array.from({ length: 8 }, () => structuredClone(experience));
    value.company.tech_stack = Array.from({ length: 30 }, (_, i) => `technology ${i}`);
    value.company.description = "x".repeat(Math.max(0, 9600 - JSON.stringify(value).length));
    return value;
  }
}

const text = JSON.stringify(item());
const values = Array.from({ length: 50 }, () => JSON.parse(text) as PersonResult);
const extended = values.map((value) => ({ ...value, fetched_from: { page: 1 } }));
let next = 0;

describe(`person and company, ${text.length} units of JSON`, () => {
  bench("JSON.parse of the text", () => {
    JSON.parse(text);
  });
  bench("isRecord", () => {
    isRecord("person_result", values[next++ % 50]);
  });
  bench("parseRecord, unknown keys kept", () => {
    parseRecord("person_result", extended[next++ % 50]);
  });
  bench("readRecord", () => {
    readRecord("person_result", values[next++ % 50]);
  });
  bench("writeRecord", () => {
    writeRecord("person_result", values[next++ % 50] as PersonResult);
  });
});
