import { CARE_OF } from "../data/unit-words.ts";
import { type Draft, entryAt, freeRuns, give, isNumberAt, keyAt } from "./draft.ts";
import { firmEnd } from "./firm-end.ts";
import { hasStreetSign, leadingTypeAt } from "./street-signs.ts";

/** A part between commas that begins with C/O or ATTN is the recipient, up to the street where that is named in it too. */
export function takeRecipient(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([first, to], i) => {
    // "HARLOW GMBH Z. HD. FRAU MÜLLER LINDENSTR. 12"
    const from = firmBefore(draft, first, to);
    // "C/- MAYOR 5" is a street in Spain, "C/- PO BOX 12" a box.
    const isBox = isNumberAt(draft, to - 1) && draft.words.slice(from, to).some(({ entry }) => entry.box !== null);
    if (entryAt(draft, from).type !== null || isBox) return;
    // "Z. HD. FRAU MÜLLER", "CARE OF HARLOW LTD"
    const isAnnounced = announcedWords(draft, from) > 0;
    const end = (draft.profile.numberFirst ? deliveryStart : streetStart)(draft, from + 2, to);
    if (!isAnnounced || ((runs.length < 2 || first < from) && end === to)) return;
    give(draft, from, end, "recipient");
    // "C/O: ANNA BERG, LINDENSTR. 12"
    const [next, street] = runs.slice(i + 1);
    const isAlone = announcedWords(draft, from) === to - from && next !== undefined && street !== undefined;
    if (isAlone && !hasStreetSign(draft, ...next) && hasStreetSign(draft, ...street)) give(draft, ...next, "recipient");
  });
}

/** The words that announce a person or firm: 1 for "C/O", 2 for "CARE OF", 0 where none do. */
function announcedWords(draft: Draft, at: number): number {
  if (CARE_OF.has(keyAt(draft, at) + keyAt(draft, at + 1))) return 2;
  return CARE_OF.has(keyAt(draft, at)) ? 1 : 0;
}

/** Where the name of a firm ends that stands before such words; the start where none does. */
function firmBefore(draft: Draft, from: number, to: number): number {
  for (let at = from + 2; at < to; at++)
    if (announcedWords(draft, at) > 0 && firmEnd(draft, from, at + 1) === at) return at;
  return from;
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
