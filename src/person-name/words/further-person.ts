import { LIKE_FAMILY } from "../data/given-or-family.ts";
import { BODIES, FIRMS_LIKE_PERSONS } from "../data/no-persons.ts";
import { areNames, withoutTitles } from "./are-names.ts";
import { isCredential } from "./credential.ts";
import { isGivenName } from "./is-given-name.ts";
import { FAMILY, GENERATION, GIVEN } from "./lexicon.ts";
import { isWholeName } from "./place-or-firm.ts";
import type { Word } from "./words.ts";

/**
 * Whether words behind the name of a person are surely another person: a given name and a family name that the tables, its ending or the first person tell,
 * or behind a title, with post-nominals at most; "Harlow, Jane" where the first one is written so. Firms are called by names of persons too.
 */
export function isFurtherPerson(first: readonly Word[], words: readonly Word[]): boolean {
  const isInverted = (first[0] as Word).comma;
  if (isInverted !== words[0]?.comma) return false;
  const [names, own] = [namesOf(first), namesOf(words)];
  const [given, family] = [own[0], own.at(-1)] as [Word, Word];
  if (![names, own].every((one) => areNames(one) && isGivenName(one[0] as Word))) return false;
  if (!isInverted && !words.slice(words.indexOf(family) + 1).every((word) => isCredential(word) || isGeneration(word)))
    return false;
  if (family.key === (names.at(-1) as Word).key || (own[0] !== words[0] && isWholeName(own))) return true;
  if (FIRMS_LIKE_PERSONS.has(`${given.key} ${family.key}`) || BODIES.has(family.key)) return false;
  const mayBeGiven = (family.flags & GIVEN) > 0;
  if (given.flags & FAMILY && mayBeGiven) return false;
  return (family.flags & FAMILY) > 0 || (!mayBeGiven && LIKE_FAMILY.test(family.key));
}

/** Given names and family name in this order. */
function namesOf(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex((word) => word.comma) + 1;
  return comma === 1
    ? [...words.slice(1), { ...(words[0] as Word), comma: false }]
    : withoutTitles(comma > 0 ? words.slice(0, comma) : words).filter((word) => !isGeneration(word));
}

function isGeneration({ flags }: Word): boolean {
  return (flags & (GENERATION | GIVEN)) === GENERATION;
}
