import { US_DELIVERY_WORDS } from "../data/us-address-words.ts";
import { type Draft, place } from "../tokens/draft.ts";
import { textAt, wordAt } from "../tokens/token-at.ts";
import { mayStart, STARTS_GENERAL_DELIVERY } from "../tokens/word.ts";

/** Takes GENERAL DELIVERY in its spellings (Publication 28, section 26). */
export function takeGeneralDelivery(draft: Draft): void {
  for (let i = 0; i + 1 < draft.end; i++) {
    if (!mayStart(wordAt(draft.tokens, i), STARTS_GENERAL_DELIVERY)) continue;
    if (!US_DELIVERY_WORDS.has(textAt(draft.tokens, i + 1))) continue;
    draft.generalDelivery = true;
    draft.components.recipient = "GENERAL DELIVERY";
    place(draft, i, i + 2, "GENERAL DELIVERY", "us/general-delivery");
    return;
  }
}
