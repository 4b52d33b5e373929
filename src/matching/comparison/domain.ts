import { companyDomain } from "../../url/index.ts";
import { DOMAIN_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, uOfShared, type Verdict } from "./comparison.ts";
import { textOf } from "./fold-words.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface Domain {
  readonly domain: string;
  /** The label that the owner chose. */
  readonly label: string;
  readonly term: number;
}

/**
 * Company domain of a URL, host or e-mail address: equal, the same name under another suffix, or different.
 * A freemail or hosted-platform domain is as good as none.
 */
export const domainComparison: Comparison<Domain> = {
  levels: DOMAIN_LEVELS,
  sharedAtWork: "firm",
  prepare(value: unknown, terms: TermTable): Domain | null {
    const text = textOf(value);
    const domain = text === null ? null : companyDomain(text);
    if (domain === null) return null;
    return { domain, label: domain.slice(0, domain.indexOf(".")), term: terms.numberOf(domain) };
  },
  termsOf: (prepared) => [prepared.term],
  compare(a: Domain, b: Domain, terms: TermShares, verdict: Verdict): Verdict {
    if (a.domain === b.domain) return settle(verdict, 0, uOfShared(DOMAIN_LEVELS, terms.sharedByOthers(a.term)));
    return settle(verdict, a.label === b.label ? 1 : 2);
  },
  shippedShare: () => DOMAIN_LEVELS[0]?.u ?? 0,
};
