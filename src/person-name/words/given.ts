import { COMPOUND_GIVEN, DOUBLE_GIVEN_FIRST, MARIAN, MARIAN_FIRST } from "../data/given-or-family.ts";
import { ARTICLE_AND_FAITH } from "../data/particles.ts";
import { PARTICLE } from "./lexicon.ts";
import { isInitial, type Word } from "./words.ts";

/** "María del Carmen", "Ana de los Ángeles" before a family name: number of words of the given name, 1 for all others. */
export function marianLength(words: readonly Word[]): number {
  if (words.length < 4 || !((words[1] as Word).flags & PARTICLE) || !MARIAN_FIRST.has((words[0] as Word).key)) return 1;
  let at = 2;
  while (at < words.length && (words[at] as Word).flags & PARTICLE) at++;
  return at < words.length - 1 && MARIAN.has((words[at] as Word).key) ? at + 1 : 1;
}

/** Number of words of the given name: known pairs such as "Jo Ann" stand together. */
export function compoundGivenLength(words: readonly Word[], familyStart: number, language: string): number {
  const first = words[0];
  const second = words[1];
  if (first === undefined || second === undefined || familyStart < 2 || isInitial(first) || isInitial(second)) return 1;
  const marian = marianLength(words);
  if (marian > 1) return marian;
  if (ARTICLE_AND_FAITH.test(second.key)) return 2;
  const seconds = COMPOUND_GIVEN.get(first.key);
  if (seconds !== undefined && (seconds === "*" || seconds.split(" ").includes(second.key))) return 2;
  if (familyStart < 3) return 1;
  // Four given names are two and two; three are two and one after a name that seldom stands alone.
  if (familyStart === 4 && !isInitial(words[2] as Word) && !(second.flags & PARTICLE)) return 2;
  return familyStart === 3 && language !== "" && (DOUBLE_GIVEN_FIRST.has(first.key) || isSouthAsian(first)) ? 2 : 1;
}

/** In the scripts of South Asia, Sinhala among them, the first two of three given names belong together: "ਵਿਜੇ ਲਕਸ਼ਮੀ". */
function isSouthAsian(word: Word): boolean {
  const unit = word.key.charCodeAt(0);
  return unit >= 0x900 && unit < 0xe00;
}
