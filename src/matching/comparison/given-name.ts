import { NAME_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, type Verdict } from "./comparison.ts";
import { type NamePart, type NameUse, nameLevel, namePart, uOfUnequal } from "./name-part.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface NameValue extends NamePart {
  readonly term: number;
}

/** Given names: equal, nickname, initial, misspelt, or different. */
export const givenNameComparison: Comparison<NameValue> = /* @__PURE__ */ nameComparison("given", 0.006);

/** Family names: as given names, without nicknames. */
export const familyNameComparison: Comparison<NameValue> = /* @__PURE__ */ nameComparison("family", 0.001);

function nameComparison(use: NameUse, share: number): Comparison<NameValue> {
  return {
    levels: NAME_LEVELS,
    prepare(value: unknown, terms: TermTable): NameValue | null {
      const part = namePart(value);
      return part === null ? null : { ...part, term: terms.numberOf(part.text) };
    },
    termsOf: (prepared) => [prepared.term],
    compare(a: NameValue, b: NameValue, terms: TermShares, verdict: Verdict): Verdict {
      const level = nameLevel(a, b, use);
      const share = terms.share(a.term);
      if (level === 0) return settle(verdict, 0, share);
      return settle(verdict, level, uOfUnequal(level, Math.max(share, terms.share(b.term))));
    },
    shippedShare: () => share,
  };
}
