import { CARE_OF } from "../data/unit-words.ts";
import { type Draft, freeRuns, give, keyAt } from "./draft.ts";

/** A part between commas that begins with C/O or ATTN is the recipient. */
export function takeRecipient(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([from, to], i) => {
    // "Z. HD. FRAU MÜLLER"
    const isAnnounced = CARE_OF.has(keyAt(draft, from)) || CARE_OF.has(keyAt(draft, from) + keyAt(draft, from + 1));
    if (isAnnounced && (runs.length > 1 || i > 0)) give(draft, from, to, "recipient");
  });
}
