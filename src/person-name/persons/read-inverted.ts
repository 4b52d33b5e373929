import { CONSONANT_PAIRS } from "../data/case-words.ts";
import { IBERIAN_PARTICLE, TRAILING_PARTICLE } from "../data/particles.ts";
import type { NameParts } from "../order/arrange.ts";
import { isVonUndZu } from "../order/particle-start.ts";
import { takeSuffixes } from "../suffixes/take-suffixes.ts";
import { isDegree } from "../titles/title-segment.ts";
import { compoundGivenLength } from "../words/given.ts";
import {
  CREDENTIAL,
  CREDENTIAL_SURE,
  credentialSpelling,
  FAMILY,
  FAMILY_ASIA,
  GIVEN,
  GIVEN_IBERIA,
  PARTICLE,
  PARTICLE_OR_GIVEN,
} from "../words/lexicon.ts";
import { spelledOut } from "../words/spelled-out.ts";
import { isInitial, isLowerWord, isMixedWord, type Word } from "../words/words.ts";
import type { NameReading } from "./read-name.ts";
import { takeTitles } from "./take-titles.ts";

/** "Family, Given Middle": suffixes may stand behind either half. */
export function readInverted(first: readonly Word[], rest: readonly Word[][], draft: NameReading): NameParts {
  const behind = takeSuffixes(first, draft, "family");
  // "PhD Harlow, Jane"
  const [degree, ...rest0] = behind as [Word, ...Word[]];
  const hasDegree = rest0.length > 0 && spelledOut(degree) && degree.flags === (CREDENTIAL | CREDENTIAL_SURE);
  if (hasDegree) draft.suffixes.push([degree]);
  const names = hasDegree ? rest0 : behind;
  // "Tarrow van den, Jan", "TARROW DE, Ana", but "Tran Le, Anh"
  const isAsian = ((names.at(-1) as Word).flags & FAMILY_ASIA) > 0;
  const from = isAsian ? names.length : particlesStart(names, draft.mixed);
  // "SMITH TILL, WILLIAM"
  const isName = from === names.length - 1 && !draft.mixed && !IBERIAN_PARTICLE.test((names[from] as Word).key);
  const start = isName ? names.length : from;
  const family = [...names.slice(start), ...names.slice(0, start)];
  const [inner = [], ...others] = rest;
  const given = [takeTitles(takePostNominals(inner, draft), draft), ...others].flatMap((part) =>
    takeSuffixes(part, draft, "given"),
  );
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

/** "OBE" of "Harlow, OBE Jane", "MD FACS" of "Harlow, MD FACS Jane", "PhD" of "Harlow, PhD Jane"; two letters alone may be initials, but for "MD". */
function takePostNominals(words: readonly Word[], draft: NameReading): readonly Word[] {
  const end = words.findIndex((word) => !isInnerPostNominal(word, draft));
  if (end < 1 || !((words[end] as Word).flags & GIVEN) || (end < 2 && mayBeInitials(words[0] as Word))) return words;
  for (const post of words.slice(0, end)) draft.suffixes.push([post]);
  return words.slice(end);
}

function mayBeInitials({ key, letters }: Word): boolean {
  return letters < 3 && !CONSONANT_PAIRS.has(key);
}

/** Capitals of a known post-nominal. */
function isInnerPostNominal(word: Word, { mixed }: NameReading): boolean {
  const { flags, key, letters } = word;
  return (
    mixed &&
    letters > 1 &&
    (!isMixedWord(word) || spelledOut(word)) &&
    (flags & (CREDENTIAL | CREDENTIAL_SURE)) > 0 &&
    !(flags & (GIVEN | FAMILY)) &&
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
