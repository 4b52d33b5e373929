import { FORMS_OF_COUNTRY, LEGAL_FORMS } from "../data/venue-words.ts";
import type { Draft } from "./draft.ts";

/** Where the name of a firm ends that opens a run and that its legal form tells, with further words behind it: "LIPA AB STORGATAN"; the start where none does. */
export function firmEnd(draft: Draft, from: number, to: number): number {
  for (let at = to - 2; at > from; at--) if (isLegalForm(draft, at)) return at + 1;
  return from;
}

function isLegalForm(draft: Draft, at: number): boolean {
  // "NEDRE ÅS VEI": a word with a mark is no form without.
  const text = draft.words[at]?.text ?? "";
  return LEGAL_FORMS.has(text) || FORMS_OF_COUNTRY.has(`${draft.profile.code} ${text}`);
}
