import { CARE_OF } from "../data/unit-words.ts";
import { type Draft, entryAt, freeRuns, give, isNumberAt, keyAt } from "./draft.ts";

/** A part between commas that begins with C/O or ATTN is the recipient. */
export function takeRecipient(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([from, to], i) => {
    // "C/- MAYOR 5" is a street in Spain, "C/- PO BOX 12" a box.
    const isBox = isNumberAt(draft, to - 1) && draft.words.slice(from, to).some(({ entry }) => entry.box !== null);
    if (entryAt(draft, from).type !== null || isBox) return;
    // "Z. HD. FRAU MÜLLER", "CARE OF HARLOW LTD"
    const isAnnounced = CARE_OF.has(keyAt(draft, from)) || CARE_OF.has(keyAt(draft, from) + keyAt(draft, from + 1));
    if (isAnnounced && (runs.length > 1 || i > 0)) give(draft, from, to, "recipient");
  });
}
