import { US_CITIES_NO_SAINTS, US_NO_SAINTS_BEFORE } from "../data/us-address-words.ts";
import { FREE } from "../tokens/draft.ts";
import { stateOfTwoAt } from "../tokens/state-name.ts";
import { isAndAt, isDigitsAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";

/** Words of a street among which an earlier suffix is looked for. */
const LONGEST_STREET = 8;

/** Whether ST is SAINT here: before the name of a saint, behind a street that has its suffix or before a large city's name. */
export function saintAt(tokens: readonly AddressToken[], at: number): boolean {
  const next = wordAt(tokens, at + 1);
  if (textAt(tokens, at) !== "ST" || !next.saint || !samePart(tokens, at, at + 1)) return false;
  const state = wordAt(tokens, at + 2).stateCode || stateOfTwoAt(tokens, at + 2);
  const name = textAt(tokens, at + 1);
  const isPlain = US_CITIES_NO_SAINTS.has(`${name}-${state}`) || US_NO_SAINTS_BEFORE.has(textAt(tokens, at + 2));
  if (next.saintCity && !isPlain) return true;
  for (let i = at - 1; i > 0 && at - i < LONGEST_STREET && tokenAt(tokens, i).role === FREE; i--) {
    if (wordAt(tokens, i).strong) return true;
    // "ALDER AVE & HILL ST HELENA", "ALDER AVE AKA 12 HILL ST HELENA"
    if (isAndAt(tokens, i) || (i < at - 1 && isDigitsAt(tokens, i))) return false;
  }
  return tokenAt(tokens, at - 1).role !== FREE || !samePart(tokens, at - 1, at);
}
