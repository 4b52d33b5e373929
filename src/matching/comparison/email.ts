import { EMAIL_LEVELS } from "../data/default-weights.ts";
import { ROLE_MAILBOXES } from "../data/role-mailboxes.ts";
import { type Comparison, settle, uOfShared, uOfSlip, type Verdict } from "./comparison.ts";
import { emailText } from "./email-text.ts";
import { isOneEdit } from "./one-edit.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface Email {
  readonly text: string;
  /** Place of the @. */
  readonly at: number;
  readonly term: number;
  readonly domainTerm: number;
}

/** A mailbox this short, or a domain this frequent, says little by itself. */
const SHORTEST_MAILBOX = 5;
const FREQUENT_DOMAIN = 0.01;

/** E-mail addresses: equal, one slip apart, the same mailbox at another domain, another mailbox at a domain few use, or different. */
export const emailComparison: Comparison<Email> = {
  levels: EMAIL_LEVELS,
  sharedAtHome: "line",
  prepare(value: unknown, terms: TermTable): Email | null {
    const text = emailText(value);
    if (text === null) return null;
    const at = text.lastIndexOf("@");
    return { text, at, term: terms.numberOf(text), domainTerm: terms.numberOf(text.slice(at)) };
  },
  isOnePersons: (a: Email, b: Email) => a.text === b.text && !isOfDesk(a.text.slice(0, a.at)),
  termsOf: ({ domainTerm, term }) => [term, domainTerm],
  compare(a: Email, b: Email, terms: TermShares, verdict: Verdict): Verdict {
    if (a.text === b.text) return settle(verdict, 0, uOfShared(EMAIL_LEVELS, terms.sharedByOthers(a.term)));
    const shared = Math.max(terms.sharedByOthers(a.term), terms.sharedByOthers(b.term));
    if (isOneEdit(a.text, b.text) && a.text.length > 2 * SHORTEST_MAILBOX)
      return settle(verdict, 1, uOfSlip(EMAIL_LEVELS, 1, shared));
    if (a.at === b.at && a.at >= SHORTEST_MAILBOX && a.text.startsWith(b.text.slice(0, b.at)))
      return settle(verdict, 2, uOfSlip(EMAIL_LEVELS, 2, shared));
    const share = terms.share(a.domainTerm);
    const isShared = a.domainTerm === b.domainTerm;
    return isShared && share < FREQUENT_DOMAIN ? settle(verdict, 3, share, true) : settle(verdict, 4, 0, isShared);
  },
  shippedShare: (term) => (term.startsWith("@") ? 0.02 : (EMAIL_LEVELS[0]?.u ?? 0)),
};

/** A shorter word before others is two initials: "h.r.ruiz" is written "hr.ruiz" as well. */
const SHORTEST_ROLE = 3;

/** Whether a mailbox is that of a desk: "info", "customer.service", "sales-uk", "office2". */
function isOfDesk(mailbox: string): boolean {
  const words = mailbox.split(/[._+\d-]+/u).filter((word) => word !== "");
  const [first = ""] = words;
  return (first.length >= SHORTEST_ROLE && ROLE_MAILBOXES.has(first)) || ROLE_MAILBOXES.has(words.join(""));
}
