import type { Company } from "../../models/index.ts";
import { checkItems } from "./check-items.ts";
import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany } from "./company-features.ts";
import { LookalikeIndex, type SimilarOptions } from "./lookalike-index.ts";
import { type Contribution, lookalikeContributions } from "./score.ts";
import { warmUp } from "./warm-up.ts";

/** One lookalike of a company. */
export interface SimilarCompany<C extends Company = Company> {
  company: C;
  /** In [0, 1], not rounded. */
  score: number;
  /** What each feature adds: the sum of weight × similarity is the score. [] unless `explain` is asked. */
  contributions: Contribution[];
}

/** Finds companies that resemble given ones. */
export interface CompanyIndex<C extends Company = Company> {
  similar(seed: Company | readonly Company[], options?: SimilarOptions): SimilarCompany<C>[];
}

/**
 * Index of companies that finds those most like one or several seed companies.
 *
 * Features and weights: industry 0.21 (same name or code, less for the same NAICS prefix), description 0.20,
 * activity 0.18 (lines of business named in the texts), specialties 0.13, technologies 0.09, size 0.07, place,
 * revenue, type and age 0.03 each. Features
 * that the seed does not know are left out and the rest scaled to 1; a feature that a candidate does not know counts
 * its mean over random pairs. Several seeds count as their mean. Never returned: the seeds, records of their domain and
 * sisters (same label before the public suffix, or same core name). Ties: more followers, then domain, then order.
 * The answer is exact: the same as scoring every record.
 *
 * @throws TypeError for what is no company, and from `similar` for options that are no numbers, or another word for `candidates`.
 * @param companies Wire records; they are read now and kept by reference.
 * @example
 * createCompanyIndex([]).similar([]); // => []
 */
export function createCompanyIndex<C extends Company>(companies: Iterable<C>): CompanyIndex<C> {
  const records = [...companies];
  checkItems("createCompanyIndex", records, "company");
  const at = (number: number): C => {
    const record = records[number];
    if (record === undefined) throw new RangeError(`no company ${number}`);
    return record;
  };
  const index = new LookalikeIndex(COMPANY_LOOKALIKE_SCHEMA, records.length, (number) => encodeCompany(at(number)));
  const answers: CompanyIndex<C> = {
    similar(seed, options = {}) {
      const seeds: readonly Company[] = Array.isArray(seed) ? seed : [seed as Company];
      checkItems("similar", seeds, "company");
      const given = new Set<Company>(seeds);
      const { profile, found } = index.similar(seeds.map(encodeCompany), (number) => given.has(at(number)), options);
      return found.map(({ number, score }) => {
        const company = at(number);
        const contributions =
          options.explain === true
            ? lookalikeContributions(COMPANY_LOOKALIKE_SCHEMA, profile, encodeCompany(company), index.statistics)
            : [];
        return { company, score, contributions };
      });
    },
  };
  warmUp(records.length, (number) => answers.similar(at(number)));
  return answers;
}
