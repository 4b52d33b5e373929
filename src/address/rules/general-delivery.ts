import { type Draft, place } from "../draft.ts";
import { textAt } from "../token-at.ts";

/** Takes GENERAL DELIVERY in its spellings (Publication 28, section 26). */
export function takeGeneralDelivery(draft: Draft): void {
  for (let i = 0; i + 1 < draft.end; i++) {
    const first = textAt(draft.tokens, i);
    if (first !== "GENERAL" && first !== "GEN") continue;
    const second = textAt(draft.tokens, i + 1);
    if (second !== "DELIVERY" && second !== "DEL" && second !== "DELV") continue;
    draft.generalDelivery = true;
    draft.components.recipient = "GENERAL DELIVERY";
    place(draft, i, i + 2, "GENERAL DELIVERY", "us/general-delivery");
    return;
  }
}
