import { type Draft, standardize } from "./draft.ts";
import { shortForm } from "./short-form.ts";
import { suffixAt } from "./street-signs.ts";

/** Writes a type word behind its name in the form of the country. */
export function writeSuffix(draft: Draft, at: number): void {
  standardize(draft, at, shortForm(draft.profile, suffixAt(draft, at) ?? ""), "suffix");
}
