import { US_REFERENCE_KINDS, US_REFERENCE_OPENINGS } from "../data/us-address-words.ts";
import { type Draft, FREE, mark, PLACED, textOf } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { isLettersAt, samePart, textAt, tokenAt } from "../tokens/token-at.ts";
import { freeEnd, skipMarks } from "../tokens/token-run.ts";

/**
 * Takes numbers that only the receiver knows: "ACCT # 50016", "REF NO 17", "MAIL CODE 5021", "MS 5-230". They stand with
 * the recipient (Publication 28, section 327).
 */
export function takeReferences(draft: Draft): void {
  for (let i = 0; i < draft.end; i++) {
    const token = tokenAt(draft.tokens, i);
    if (token.role !== FREE || !token.word.reference) continue;
    const to = referenceEnd(draft, i);
    if (to === 0) continue;
    const from = textAt(draft.tokens, i - 1) === "RE" && i > 0 ? i - 1 : i;
    const text = textOf(draft.tokens, from, to);
    const { components } = draft;
    components.recipient = joined(components.recipient, text);
    mark(draft, from, to, PLACED);
    i = to - 1;
  }
}

/** A word, and the sign of a unit behind the number: "MC 123 # 9". */
function isOther({ tokens }: Draft, at: number): boolean {
  return isLettersAt(tokens, at) || (textAt(tokens, at) === "#" && !isLettersAt(tokens, at - 1));
}

/** Where the numbers behind the word end; 0 when none follows. */
function referenceEnd(draft: Draft, at: number): number {
  const { tokens, end } = draft;
  const word = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  const isCode = US_REFERENCE_KINDS.has(next) || (word === "M" && next === "C");
  if (!isCode && US_REFERENCE_OPENINGS.has(word)) return 0;
  const first = skipMarks(tokens, isCode ? at + 2 : at + 1, end);
  const to = freeEnd(draft, first, tokenAt(tokens, at).part, isOther);
  const beginsStreet = to < end && tokenAt(tokens, to).role === FREE && samePart(tokens, to, at) && to - first > 1;
  if (to === first) return 0;
  return beginsStreet ? to - 1 : to;
}
