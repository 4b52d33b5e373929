import { FORMS_OF_COUNTRY, LEGAL_FORMS } from "../data/venue-words.ts";
import { type Draft, keyAt } from "./draft.ts";

/** Where the name of a firm ends that opens a run and that its legal form tells, with further words behind it: "LIPA AB STORGATAN"; the start where none does. */
export function firmEnd(draft: Draft, from: number, to: number): number {
  for (let at = to - 2; at > from; at--) if (isLegalForm(draft, at)) return at + 1;
  return from;
}

function isLegalForm(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  return LEGAL_FORMS.has(key) || FORMS_OF_COUNTRY.has(`${draft.profile.code} ${key}`);
}
