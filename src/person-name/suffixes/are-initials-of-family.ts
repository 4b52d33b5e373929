import { CREDENTIAL_SURE, FAMILY, GIVEN } from "../words/lexicon.ts";
import { isInitial, type Word } from "../words/words.ts";

/** "García Álvarez, M.C.", "Bonet Perot, S. E.": letters behind family names; spaces between them tell it of unlisted names too. */
export function areInitialsOfFamily(segment: readonly Word[], [first]: readonly Word[]): boolean {
  const kind = (first?.flags ?? 0) & (GIVEN | FAMILY);
  return (
    (kind === FAMILY || (kind === 0 && segment.length > 1)) &&
    segment.every((word) => isInitial(word) && !(word.flags & CREDENTIAL_SURE))
  );
}
