import { FAMILY, GIVEN, PARTICLE } from "../words/lexicon.ts";
import { isInitial, type Word } from "../words/words.ts";

/** "Tom, Dick and Harry Jones", "Ann Lee, Bob Ray and Tim Fox": a given name opens what stands before each comma and before "and". */
export function isGivenList(words: readonly Word[], joint: number): boolean {
  return (
    joint + 2 < words.length &&
    (!((words[0] as Word).flags & FAMILY) || closesFamily(words.slice(joint + 1))) &&
    // "Van den Tarrow, Ann and Pym, Bob"
    !((words[0] as Word).flags & (words[1] as Word).flags & PARTICLE) &&
    // "Tarrow, Ann Harlow & Bob Pym": behind one word there are given names alone.
    words
      .slice(0, joint)
      .every(({ flags }, i) => (i > 0 && !((words[0] as Word).comma || (words[i - 1] as Word).comma)) || flags & GIVEN)
  );
}

/** "Tim Harlow" of "Thomas, Jane and Tim Harlow": a given name and what is none. */
function closesFamily([given, family, more]: readonly Word[]): boolean {
  if (given === undefined || family === undefined || more !== undefined) return false;
  return (given.flags & ~family.flags & GIVEN) > 0 && !isInitial(family);
}
