import { IBERIAN_PARTICLE, TRAILING_PARTICLE } from "../data/particles.ts";
import type { NameParts } from "../order/arrange.ts";
import { isVonUndZu } from "../order/particle-start.ts";
import { takeSuffixes } from "../suffixes/take-suffixes.ts";
import { isDegree } from "../titles/title-segment.ts";
import { compoundGivenLength } from "../words/given.ts";
import {
  CREDENTIAL,
  credentialSpelling,
  FAMILY,
  FAMILY_ASIA,
  GIVEN,
  GIVEN_IBERIA,
  PARTICLE,
  PARTICLE_OR_GIVEN,
} from "../words/lexicon.ts";
import { isInitial, isLowerWord, isMixedWord, type Word } from "../words/words.ts";
import type { NameReading } from "./read-name.ts";
import { takeTitles } from "./take-titles.ts";

/** "Family, Given Middle": suffixes may stand behind either half. */
export function readInverted(first: readonly Word[], rest: readonly Word[][], draft: NameReading): NameParts {
  const names = takeSuffixes(first, draft, true, 0);
  // "Tarrow van den, Jan", "TARROW DE, Ana", but "Tran Le, Anh"
  const isAsian = ((names.at(-1) as Word).flags & FAMILY_ASIA) > 0;
  const from = isAsian ? names.length : particlesStart(names, draft.mixed);
  // "SMITH TILL, WILLIAM"
  const isName = from === names.length - 1 && !draft.mixed && !IBERIAN_PARTICLE.test((names[from] as Word).key);
  const start = isName ? names.length : from;
  const family = [...names.slice(start), ...names.slice(0, start)];
  const [inner = [], ...others] = rest;
  // "Harlow, OBE Jane"
  const [post, next] = inner;
  const isPost = next !== undefined && next.flags & GIVEN && isInnerPostNominal(post as Word, draft);
  if (isPost) draft.suffixes.push([post as Word]);
  const opening = isPost ? inner.slice(1) : inner;
  const given = [takeTitles(opening, draft), ...others].flatMap((part) => takeSuffixes(part, draft, true, 1));
  // "HARLOW, ETHEL MRS", "Harlow, Simon Prof. Dr."
  const at = draft.titles.length;
  while (given.length > 1 && isDegree(given.slice(-1))) draft.titles.splice(at, 0, given.pop() as Word);
  const end = particlesStart(given, draft.mixed);
  const own = given.slice(0, end);
  const double = family.length > 1 && own.length === 2 && own.every((word) => word.flags & GIVEN_IBERIA);
  const givenLength = double ? 2 : compoundGivenLength(own, own.length, draft.language);
  return {
    given: own.slice(0, givenLength),
    middle: own.slice(givenLength),
    family: [...given.slice(end), ...family],
    familyFirst: false,
    ambiguities: [],
  };
}

/** Capitals of a known post-nominal, no initials. */
function isInnerPostNominal(word: Word, { mixed }: NameReading): boolean {
  const { flags, key, letters } = word;
  return (
    mixed &&
    letters > 2 &&
    !isMixedWord(word) &&
    (flags & (CREDENTIAL | GIVEN | FAMILY)) === CREDENTIAL &&
    credentialSpelling(key) !== undefined
  );
}

/** Where the particles at the end begin, which belong before the family name. */
function particlesStart(words: readonly Word[], mixed: boolean): number {
  let end = words.length;
  while (end > 1 && (isTrailingParticle(words[end - 1] as Word, mixed) || isVonUndZu(words, end - 1))) end--;
  return end;
}

/** "Beethoven, Ludwig van", "LEYEN, URSULA VON DER", "Tarrow, Ana De"; among words in mixed case a small one is no given name. */
function isTrailingParticle(word: Word, mixed: boolean): boolean {
  const { flags, key } = word;
  if (!(flags & PARTICLE) || isInitial(word)) return false;
  if (IBERIAN_PARTICLE.test(key) || (mixed && isLowerWord(word))) return true;
  return !isMixedWord(word) && (!(flags & (GIVEN | PARTICLE_OR_GIVEN)) || key === TRAILING_PARTICLE);
}
