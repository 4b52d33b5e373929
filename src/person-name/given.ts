import { COMPOUND_GIVEN, DOUBLE_GIVEN_FIRST } from "./data/given-or-family.ts";
import { ARTICLE_AND_FAITH } from "./data/particles.ts";
import { PARTICLE } from "./lexicon.ts";
import { isInitial, type Word } from "./words.ts";

/** Number of words of the given name: known pairs such as "Jo Ann" stand together. */
export function compoundGivenLength(words: readonly Word[], familyStart: number, language: string): number {
  const first = words[0];
  const second = words[1];
  if (first === undefined || second === undefined || familyStart < 2 || isInitial(first) || isInitial(second)) return 1;
  if (ARTICLE_AND_FAITH.test(second.key)) return 2;
  const seconds = COMPOUND_GIVEN.get(first.key);
  if (seconds !== undefined && (seconds === "*" || seconds.split(" ").includes(second.key))) return 2;
  if (familyStart < 3) return 1;
  // Four given names are two and two; three are two and one after a name that seldom stands alone.
  if (familyStart === 4 && !isInitial(words[2] as Word) && !(second.flags & PARTICLE)) return 2;
  return familyStart === 3 && language !== "" && (DOUBLE_GIVEN_FIRST.has(first.key) || isIndic(first)) ? 2 : 1;
}

/** In the scripts of South Asia the first two of three given names belong together: "ਵਿਜੇ ਲਕਸ਼ਮੀ". */
function isIndic(word: Word): boolean {
  const unit = word.key.charCodeAt(0);
  return unit >= 0x900 && unit < 0xe00;
}
