import { US_BOX_KINDS, US_BOX_OFFICES, US_OTHER_BOXES, US_PRIVATE_BOXES, US_SURE_BOXES } from "./tables.ts";

/** Phrases of one kind, in words. */
type Phrases = readonly (readonly string[])[];

let phrases: readonly Phrases[] | undefined;

/** Phrases before the number of a box: of private ones, of those of post offices for certain, and what may be such. */
export function boxPhrases(): readonly Phrases[] {
  if (phrases !== undefined) return phrases;
  const kinds = inWords(US_BOX_KINDS);
  const sure = inWords(US_BOX_OFFICES).flatMap((office) => kinds.map((kind) => [...office, ...kind]));
  phrases = [inWords(US_PRIVATE_BOXES), [...sure, ...inWords(US_SURE_BOXES)], inWords(US_OTHER_BOXES)];
  return phrases;
}

function inWords(rows: string): string[][] {
  return rows.split("|").map((row) => row.split(" "));
}
