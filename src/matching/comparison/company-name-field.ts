import { compoundParts } from "../company-name/compound.ts";
import { withoutBrackets } from "../company-name/without-brackets.ts";
import { COMPANY_NAME_LEVELS_WEIGHTS } from "../data/default-weights.ts";
import { powerOfTwo } from "../power-of-two.ts";
import { type AddressWords, holdsWord } from "./address.ts";
import { encodeCompanyName } from "./company-name.ts";
import { type Comparison, type Level, settle, type Verdict } from "./comparison.ts";
import { areOtherNumbers, nameNumbers } from "./name-numbers.ts";
import { wordAgreement, wordWeight } from "./name-words.ts";
import { isMostlyLatin, isOnlyOtherScript, type WrittenName } from "./other-script.ts";
import { companySounds } from "./sound-key.ts";
import { isOtherWord } from "./spelled-runs.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { coverage, MOST_WORDS, settleBits, wordsValue } from "./text.ts";
import { alignWords, type NumberedWords, type WordEvidence } from "./word-alignment.ts";

interface CompanyName extends WrittenName {
  /** All words. */
  readonly whole: NumberedWords;
  /** The same without spaces: "JP Morgan" and "JPMorgan" are one. */
  readonly joined: string;
  /** Without the words in parentheses, a branch or place mostly; null where there are none. */
  readonly main: NumberedWords | null;
  /** An owner and its site, where the name joins them; empty in most names. */
  readonly parts: readonly NamePart[];
  /** Numbers in the name: two branches or schools of one kind differ in them. */
  readonly numbers: readonly string[];
}

interface NamePart extends NumberedWords {
  /** Number of the term for the part as a whole: an owner stands in the names of all its sites. */
  readonly partTerm: number;
}

const [PART, NUMBER_CONFLICT, OTHER_SCRIPT] = [3, 4, 5];
const MOST_BITS = 13;
const LEAST_BITS = -10;
/** Share of the words' bits at which a pair of names speaks neither for nor against. */
const NEUTRAL = 0.55;
/** Share of its bits that the agreement with one part of a compound name keeps: the other part is not accounted for. */
const PART_SHARE = 0.75;
/** Bits of a word that one name in 64 holds. */
const COMMON_BITS = 6;

/** Company names without legal form: the rarer the shared words, the more they say; other numbers are a veto. */
export const companyNameComparison: Comparison<CompanyName> = {
  levels: COMPANY_NAME_LEVELS_WEIGHTS,
  sharedAtWork: "firm",
  prepare(value: unknown, terms: TermTable): CompanyName | null {
    const whole = nameWords(value, terms);
    if (whole === null) return null;
    const numbers = nameNumbers(whole.text.split(" "));
    const main = nameWords(typeof value === "string" ? withoutBrackets(value) : null, terms);
    const joined = whole.text.replaceAll(" ", "");
    return {
      whole,
      joined,
      main,
      parts: nameParts(value, whole, terms),
      numbers,
      isLatin: isMostlyLatin(String(value)),
    };
  },
  termsOf: ({ parts, whole }) => [...whole.terms, ...new Set(parts.map(({ partTerm }) => partTerm))],
  compare(a: CompanyName, b: CompanyName, terms: TermShares, verdict: Verdict): Verdict {
    if (a.joined === b.joined && a.whole.text !== b.whole.text)
      return settleBits(
        verdict,
        COMPANY_NAME_LEVELS_WEIGHTS,
        Math.min(allBits(a.whole, terms), allBits(b.whole, terms)),
        1,
        false,
      );
    if (areOtherNumbers(a.numbers, b.numbers)) return settle(verdict, NUMBER_CONFLICT, 0.32);
    const left = b.main === null ? (a.main ?? a.whole) : a.whole;
    const right = a.main === null ? (b.main ?? b.whole) : b.whole;
    const found = alignWords(left, right, terms, agreement);
    if (isOnlyOtherScript(a, b, found)) return settle(verdict, OTHER_SCRIPT);
    const [bits, covered] = [nameBits(found), coverage(found)];
    const ofPart = Math.max(partBits(a.parts, right, terms), partBits(b.parts, left, terms));
    if (ofPart > Math.max(0, bits))
      return settle(verdict, PART, (COMPANY_NAME_LEVELS_WEIGHTS[PART] as Level).m / powerOfTwo(ofPart), true);
    settleBits(verdict, COMPANY_NAME_LEVELS_WEIGHTS, bits, covered, left.text === right.text);
    if (!isPlain(a) || !isPlain(b)) verdict.isLoose = true;
    return verdict;
  },
  beside: withoutAddress,
  isOtherScript: ({ whole }) => isOtherWord(whole.text),
  soundKeysOf: ({ whole }) => companySounds(whole.text.split(" ")[0] as string),
  // A word many companies carry stands in one name of sixty, any other in one of a thousand.
  shippedShare: (term) => (wordWeight(term) < 0.5 ? 1 / 60 : wordWeight(term) < 1 ? 1 / 100 : 1 / 1000),
};

/** Whether a name has no parts that could be weighed in its place. */
function isPlain({ main, parts }: CompanyName): boolean {
  return main === null && parts.length === 0;
}

/** "Acme Center 2020" at 2020 Main St: the number is that of the door, for which the address has spoken. */
function withoutAddress(name: CompanyName, addresses: readonly unknown[], terms: TermShares): CompanyName {
  const whole = wordsBeside(name.whole, addresses as readonly AddressWords[], terms);
  if (whole === name.whole) return name;
  const main = name.main === null ? null : wordsBeside(name.main, addresses as readonly AddressWords[], terms);
  const words = whole.text.split(" ");
  return { ...name, whole, joined: words.join(""), main, numbers: nameNumbers(words) };
}

function wordsBeside(words: NumberedWords, addresses: readonly AddressWords[], terms: TermShares): NumberedWords {
  const left = words.terms.filter((term) => !addresses.some((address) => holdsWord(address, terms.textOf(term))));
  if (left.length === 0 || left.length === words.terms.length) return words;
  return { text: left.map((term) => terms.textOf(term)).join(" "), terms: left };
}

/**
 * Bits of aligned names. Names of neighbours, branches and parts of one body share words too ("… Church", "… School of
 * Law"), so shared words count in full only when few others are left: mean of the shared part of the shorter name and
 * of both together. What differs in a misspelt word is left over on both sides: "Africa" is "America" but for that.
 */
function nameBits({ leftOver, matched, rightOver, unlike }: WordEvidence): number {
  if (matched === 0) return LEAST_BITS;
  const [left, right] = [leftOver + unlike, rightOver + unlike];
  const share = matched / (matched + Math.min(left, right)) / 2 + matched / (matched + (left + right)) / 2;
  return share < NEUTRAL
    ? LEAST_BITS * (1 - share / NEUTRAL)
    : (Math.min(MOST_BITS, matched) * (share - NEUTRAL)) / (1 - NEUTRAL);
}

/** Bits of a name that is known to be the other, whatever its words are. */
function allBits(name: NumberedWords, terms: TermShares): number {
  let bits = 0;
  for (const term of name.terms) bits += terms.bits(term);
  return Math.min(MOST_BITS, bits);
}

/** Bits that the likest part of a compound name gives beside a whole name nearly equal to it; 0 where none is. */
function partBits(parts: readonly NamePart[], name: NumberedWords, terms: TermShares): number {
  let best = 0;
  for (const part of parts) {
    const found = alignWords(part, name, terms, agreement);
    // "Acme - Leeds" and "Acme York": a rare word that the other name has more may be another site.
    const surplus = name.terms.length - found.pairs;
    if (found.matched < MOST_WORDS * (found.matched + found.leftOver) || found.rightOver > surplus * COMMON_BITS)
      continue;
    best = Math.max(best, PART_SHARE * Math.min(nameBits(found), terms.bits(part.partTerm)));
  }
  return best;
}

/** A word and its spelling in other letters differ in no letter that tells names apart. */
function agreement(a: string, b: string): number {
  const agreed = wordAgreement(a, b, false);
  return isOtherWord(a) === isOtherWord(b) ? agreed : Math.abs(agreed);
}

function nameWords(name: unknown, terms: TermTable): NumberedWords | null {
  const encoded = encodeCompanyName(name);
  // "Acme Acme Center": a list that writes the owner before the branch says a word twice.
  return encoded === null ? null : wordsValue([...new Set([...encoded.words, ...(encoded.other?.words ?? [])])], terms);
}

function nameParts(name: unknown, whole: NumberedWords, terms: TermTable): NamePart[] {
  if (typeof name !== "string") return [];
  return compoundParts(name).flatMap((text) => {
    const part = nameWords(text, terms);
    if (part === null || part.text === whole.text) return [];
    // A part of one word is another term than the word, which stands in whole names as well.
    return [{ ...part, partTerm: terms.numberOf(`- ${part.text}`) }];
  });
}
