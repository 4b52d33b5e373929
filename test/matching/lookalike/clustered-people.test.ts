import { expect, test } from "vitest";
import {
  createPersonIndex,
  encodePerson,
  lookalikeStatistics,
  PERSON_LOOKALIKE_SCHEMA,
} from "../../../src/matching/index.ts";
import type { PersonResult } from "../../../src/models/index.ts";
import { bestByScore } from "./best-by-score.ts";
import { inventedCompanies } from "./invented.ts";

// Two blocks of 4,096 records and many cells, with features that some people lack.
const TITLES = ["Sales Lead", "Account Manager", "Buyer", "Plant Engineer", "Field Engineer", "Controller", null];
const LEVELS = ["director", "manager", "senior", "entry", null];
const ROLES = ["sales", "engineering", "finance", null];
const PLACES = ["Sweden", "United States", "France", "Germany", null];

const people = inventedCompanies(6000, 5).map((company, i) => ({
  person: {
    full_name: `Person ${i}`,
    job: {
      title: TITLES[i % 7],
      level: LEVELS[(i * 3) % 5],
      role: ROLES[(i * 5) % 4],
      categories: [`skill ${i % 41}`],
    },
    location: { country: PLACES[i % 5], state: null, city: i % 3 === 0 ? `city ${i % 11}` : null },
    followers_count: i % 9,
  },
  company: i % 6 === 0 ? null : company,
})) as unknown as PersonResult[];
const index = createPersonIndex(people);
const encoded = people.map(encodePerson);
const statistics = lookalikeStatistics(PERSON_LOOKALIKE_SCHEMA, encoded);

test.each([0, 1, 5, 34, 777, 4099, 5999])("seed %i: the same 25 as scoring everyone", (number) => {
  const item = people[number];
  if (item === undefined) throw new Error("no seed");
  const expected = bestByScore(PERSON_LOOKALIKE_SCHEMA, encoded, statistics, [number]);
  expect(index.similar(item).map(({ person, score }) => [person.full_name, score])).toEqual(
    expected.map(({ number, score }) => [`Person ${number}`, score]),
  );
});
