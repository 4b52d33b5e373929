import { type Draft, freeRuns, give, keyAt } from "./draft.ts";

/** Words that announce a person or firm, with or without the rest of their phrase behind them. */
const CARE_OF: ReadonlySet<string> = new Set([
  "C/O",
  "CO/",
  "ATTN",
  "ATTENTION",
  "FAO",
  "Z.HD",
  "ZHD",
  "TAV",
  "P/A",
  "A/C",
  "A/A",
]);

/** A part between commas that begins with C/O or ATTN is the recipient. */
export function takeRecipient(draft: Draft): void {
  const runs = freeRuns(draft);
  runs.forEach(([from, to], i) => {
    if (CARE_OF.has(keyAt(draft, from)) && (runs.length > 1 || i > 0)) give(draft, from, to, "recipient");
  });
}
