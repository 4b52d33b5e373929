import { CARE_OF } from "../data/unit-words.ts";
import { type Draft, entryAt, freeRuns, give, isNumberAt, keyAt } from "./draft.ts";
import { leadingTypeAt } from "./street-signs.ts";

/** A part between commas that begins with C/O or ATTN is the recipient, up to the street where that is named in it too. */
export function takeRecipient(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([from, to], i) => {
    // "C/- MAYOR 5" is a street in Spain, "C/- PO BOX 12" a box.
    const isBox = isNumberAt(draft, to - 1) && draft.words.slice(from, to).some(({ entry }) => entry.box !== null);
    if (entryAt(draft, from).type !== null || isBox) return;
    // "Z. HD. FRAU MÜLLER", "CARE OF HARLOW LTD"
    const isAnnounced = CARE_OF.has(keyAt(draft, from)) || CARE_OF.has(keyAt(draft, from) + keyAt(draft, from + 1));
    const end = (draft.profile.numberFirst ? deliveryStart : streetStart)(draft, from + 2, to);
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

/** Where a street with a word of its kind and a house number begins behind a name, "C/O ANNA BERG LINDENSTR. 12"; the end where none does. */
function streetStart(draft: Draft, from: number, to: number): number {
  let last = to - 1;
  while (last > from && !isNumberAt(draft, last)) last--;
  for (let i = from; i < last; i++) if (draft.words[i]?.isCompound || leadingTypeAt(draft, i, to)) return i;
  return to;
}
