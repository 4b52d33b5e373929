import { type Draft, FREE, place, textOf } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { NOTHING, textAt, tokenAt } from "../tokens/token-at.ts";
import { freeEnd } from "../tokens/token-run.ts";
import { DIGITS, isOrdinalEnding, LETTERS, SIGN } from "../tokens/tokenize.ts";

/**
 * Takes "C/O JANE DOE", "ATTN: PAYABLES", and "IN CARE OF JANE DOE" at the beginning of a part, up to the end of the
 * part, a house number, a box or a unit (Publication 28, section 214).
 */
export function takeRecipient(draft: Draft): void {
  const { components, tokens, end } = draft;
  for (let i = 0; i < end; i++) {
    const { part, role, text, word } = tokenAt(tokens, i);
    const care = text === "CARE" && textAt(tokens, i + 1) === "OF";
    const standard = care ? "C/O" : word.announcing;
    if (role !== FREE || standard === "") continue;
    const at = care && textAt(tokens, i - 1) === "IN" ? i - 1 : i;
    const from = care ? i + 2 : i + 1;
    const to = freeEnd(draft, from, part, startsDelivery);
    if (to === from || (care && tokenAt(tokens, at - 1).part === part)) continue;
    const recipient = `${standard} ${textOf(tokens, from, to)}`;
    components.recipient = joined(recipient, components.recipient);
    place(draft, at, to, recipient, "us/care-of");
    return;
  }
}

function startsDelivery(draft: Draft, at: number): boolean {
  const token = tokenAt(draft.tokens, at);
  if (token.shape === SIGN) return token.text === "#" && at > 0;
  if (token.shape !== LETTERS) return token.shape === DIGITS || !isOrdinalEnding(token.text.slice(-2));
  const next = tokenAt(draft.tokens, at + 1);
  return token.word.designator !== "" && token.word.designator !== "DEPT" && next !== NOTHING && next.shape !== LETTERS;
}
