import { startsWithDigit } from "../country/word-form.ts";
import { ARRONDISSEMENTS } from "../data/place-words.ts";
import { DISTRICT, type Draft, give, keyAt, together } from "./draft.ts";

/** "9E ARRONDISSEMENT" is part of a city. */
export function takeArrondissement(draft: Draft): void {
  for (let i = 1; i < draft.words.length; i++) {
    if (!ARRONDISSEMENTS.has(keyAt(draft, i)) || !together(draft, i, i - 1)) continue;
    const ordinal = keyAt(draft, i - 1);
    if (startsWithDigit(ordinal) || /^[IVX]+E$/u.test(ordinal)) give(draft, i - 1, i + 1, DISTRICT);
  }
}
