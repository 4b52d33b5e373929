import type { PersonResult } from "../../models/index.ts";
import { checkItems } from "./check-items.ts";
import { LookalikeIndex, type SimilarOptions } from "./lookalike-index.ts";
import { encodePerson, PERSON_LOOKALIKE_SCHEMA } from "./person-features.ts";
import { type Contribution, lookalikeContributions } from "./score.ts";
import { warmUp } from "./warm-up.ts";

/** One lookalike of a person: the item of the index with its score. */
export type SimilarPerson<P extends PersonResult = PersonResult> = P & {
  /** In [0, 1], not rounded. */
  score: number;
  /** What each feature adds: the sum of weight × similarity is the score. [] unless `explain` is asked. */
  contributions: Contribution[];
};

const PERSON_RESULT = "person result { person, company }";

/** Finds people who resemble given ones. */
export interface PersonIndex<P extends PersonResult = PersonResult> {
  similar(seed: PersonResult | readonly PersonResult[], options?: SimilarOptions): SimilarPerson<P>[];
}

/**
 * Index of people, each with the company of the primary job, that finds those most like one or several seed people.
 *
 * Features and weights: title 0.20, level 0.12, role 0.08; of the employer industry 0.12, activity 0.08, size and
 * specialties 0.05 each; place 0.10, skills 0.08, education 0.07, earlier employers 0.05. Unknown features, several
 * seeds and ties as for companies. Never returned: the seeds and other records of the same person (same profile, e-mail
 * address, or name and employer). `perCompany` counts people of one employer.
 *
 * @throws TypeError for what is no person result, and from `similar` for options that are none.
 * @param people Person results `{ person, company }`; they are read now and kept by reference.
 * @example
 * createPersonIndex([]).similar([]); // => []
 */
export function createPersonIndex<P extends PersonResult>(people: Iterable<P>): PersonIndex<P> {
  const items = [...people];
  checkItems("createPersonIndex", items, PERSON_RESULT, "person");
  const at = (number: number): P => {
    const item = items[number];
    if (item === undefined) throw new RangeError(`no person ${number}`);
    return item;
  };
  const index = new LookalikeIndex(PERSON_LOOKALIKE_SCHEMA, items.length, (number) => encodePerson(at(number)));
  const answers: PersonIndex<P> = {
    similar(seed, options = {}) {
      const seeds: readonly PersonResult[] = Array.isArray(seed) ? seed : [seed as PersonResult];
      checkItems("similar", seeds, PERSON_RESULT, "person");
      const given = new Set<unknown>(seeds.map((item) => item.person));
      const { profile, found } = index.similar(
        seeds.map(encodePerson),
        (number) => given.has(at(number).person),
        options,
      );
      return found.map(({ number, score }) => {
        const item = at(number);
        const contributions =
          options.explain === true
            ? lookalikeContributions(PERSON_LOOKALIKE_SCHEMA, profile, encodePerson(item), index.statistics)
            : [];
        return { ...item, score, contributions };
      });
    },
  };
  warmUp(items.length, (number) => answers.similar(at(number)));
  return answers;
}
