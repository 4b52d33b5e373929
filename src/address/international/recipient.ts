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
    const end = draft.profile.numberFirst ? deliveryStart(draft, from + 2, to) : to;
    if (isAnnounced && (runs.length > 1 || i > 0 || end < to)) give(draft, from, end, "recipient");
  });
}

/** Where the house number or a unit with its identifier stands behind a name, "C/O ANNA BERG FLAT 3 12 HIGH STREET"; the end where none does. */
function deliveryStart(draft: Draft, from: number, to: number): number {
  for (let i = from; i + 1 < to; i++) {
    const isUnit = entryAt(draft, i).designator !== null && isNumberAt(draft, i + 1);
    if (isNumberAt(draft, i) || isUnit) return i;
  }
  return to;
}
