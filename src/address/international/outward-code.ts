import { hasDigit } from "../country/word-form.ts";
import { inShape } from "../detect/code-of.ts";
import { type Draft, give, keyAt } from "./draft.ts";

/** The first half of a British postcode, "E10", where it ends the text. */
export function takeOutwardCode(draft: Draft): void {
  const last = draft.words.length - 1;
  const key = keyAt(draft, last);
  const fits = draft.profile.codeShapes.some(
    (shape) => shape.endsWith(" 9AA") && inShape(shape.slice(0, -4), key) !== null,
  );
  if (last > 0 && fits && hasDigit(key)) give(draft, last, last + 1, "postalCode");
}
