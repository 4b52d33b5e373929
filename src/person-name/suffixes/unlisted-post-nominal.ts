import { CAPITALS_INSIDE, NO_ONSET } from "../data/case-words.ts";
import { CREDENTIAL, FAMILY, flagsOf, GIVEN, keyOf, PARTICLE } from "../words/lexicon.ts";
import { HAS_HYPHEN, isUpperWord, type Word } from "../words/words.ts";

/** Names that are no post-nominal whatever their letters. */
const NAME = GIVEN | FAMILY | PARTICLE;

/**
 * Whether a word that no table holds is a post-nominal by its letters alone: "MIEAust" has capitals inside, "FTSE" is no syllable, "ICF-PCC" has a
 * post-nominal behind its hyphen. Other capitals may be a shouted family name ("Jean DUPONT").
 */
export function isUnlistedPostNominal({ text, flags, shape, letters }: Word): boolean {
  if (flags & NAME || letters < 3) return false;
  if (CAPITALS_INSIDE.test(text)) return true;
  if (!isUpperWord({ shape })) return false;
  return NO_ONSET.test(text) || ((shape & HAS_HYPHEN) !== 0 && holdsPostNominal(text.split("-")));
}

/** "ICF-PCC", not "NG-SMITH". */
function holdsPostNominal(parts: readonly string[]): boolean {
  const kinds = parts.map((part) => flagsOf(keyOf(part)));
  return kinds.every((flags) => !(flags & NAME)) && kinds.some((flags) => flags & CREDENTIAL);
}
