import { type Draft, mark, note, PLACED, textOf } from "../draft.ts";
import { joined } from "../joined.ts";
import { NOTHING, textAt, tokenAt } from "../token-at.ts";
import { freeEnd } from "../token-run.ts";
import { DIGITS, isOrdinalEnding, LETTERS, SIGN } from "../tokenize.ts";

/** Words that announce who gets the mail, with the standard form (Publication 28, section 214). */
const ANNOUNCING: ReadonlyMap<string, string> = new Map([
  ["%", "C/O"],
  ["ATTENTION", "ATTN"],
  ["ATTN", "ATTN"],
  ["C/O", "C/O"],
]);

/** Takes "C/O JANE DOE" or "ATTN: PAYABLES" up to the end of its part, a house number, a box or a unit. */
export function takeRecipient(draft: Draft): void {
  const { tokens, end } = draft;
  for (let i = 0; i < end; i++) {
    const token = tokenAt(tokens, i);
    const standard = token.role !== 0 ? undefined : ANNOUNCING.get(token.text);
    if (standard === undefined) {
      if (token.text === "CARE" && takeCareOf(draft, i)) return;
      continue;
    }
    const to = freeEnd(draft, i + 1, token.part, startsDelivery);
    if (to === i + 1) continue;
    const { components } = draft;
    components.recipient = joined(`${standard} ${textOf(tokens, i + 1, to)}`, components.recipient);
    if (standard !== token.text) note(draft, "us/care-of");
    mark(draft, i, to, PLACED);
    return;
  }
}

/** "IN CARE OF JANE DOE" and "CARE OF JANE DOE" at the beginning of a part. */
function takeCareOf(draft: Draft, at: number): boolean {
  const { tokens, components } = draft;
  const part = tokenAt(tokens, at).part;
  const from = textAt(tokens, at - 1) === "IN" && tokenAt(tokens, at - 1).part === part ? at - 1 : at;
  if (textAt(tokens, at + 1) !== "OF" || tokenAt(tokens, from).role !== 0 || tokenAt(tokens, from - 1).part === part)
    return false;
  const to = freeEnd(draft, at + 2, part, startsDelivery);
  if (to === at + 2) return false;
  components.recipient = joined(`C/O ${textOf(tokens, at + 2, to)}`, components.recipient);
  note(draft, "us/care-of");
  mark(draft, from, to, PLACED);
  return true;
}

function startsDelivery(draft: Draft, at: number): boolean {
  const token = tokenAt(draft.tokens, at);
  if (token.shape === SIGN) return token.text === "#" && at > 0 && textAt(draft.tokens, at - 1) !== "DEPT";
  if (token.shape !== LETTERS) return token.shape === DIGITS || !isOrdinalEnding(token.text.slice(-2));
  const next = tokenAt(draft.tokens, at + 1);
  return token.word.unit !== "" && token.word.unit !== "DEPT" && next !== NOTHING && next.shape !== LETTERS;
}
