import type { ParsedPersonName } from "../../person-name/index.ts";
import { foldDiacritics } from "../../text/fold.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { foldCompatibility } from "../../text/unicode.ts";
import { COMPARED_PARTICLES } from "../data/compared-particles.ts";
import { generationForm } from "./generation.ts";
import { romanize } from "./romanize.ts";
import { isOtherWord } from "./spelled-runs.ts";

/** The words of a name as they are compared: folded, without particles and punctuation. */
export interface NameForComparison {
  /** Given and middle names in order; an initial is one letter. */
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The family name with its particles. */
  readonly wholeFamily: readonly string[];
  readonly nicknames: readonly string[];
  /** "jr", "sr", "3" or "". */
  readonly generation: string;
  /** In a script whose letters Latin ones do not follow one by one. */
  readonly isOther: boolean;
}

/** The parts of a parsed name for comparing, or null when there is no name. */
export function comparisonNames(parsed: ParsedPersonName): NameForComparison | null {
  if (parsed.normalized === null) return null;
  const family = wordsOf(parsed.family);
  const own = family.filter((word) => !COMPARED_PARTICLES.has(word));
  // In lower case, since "II" in capitals would be two initials.
  const generation = wordsOf(lowerCase(parsed.generation ?? ""))[0] ?? "";
  const given = [...wordsOf(parsed.given), ...wordsOf(parsed.middle)];
  return {
    given,
    family: own.length > 0 ? own : family,
    wholeFamily: family,
    nicknames: wordsOf(parsed.nickname),
    generation: generationForm(generation),
    isOther: isOtherWord(given[0] ?? family[0] ?? ""),
  };
}

/** Folded words; dotted initials stand apart, hyphens divide, apostrophes vanish. */
function wordsOf(part: string | null): string[] {
  if (part === null) return [];
  const words: string[] = [];
  for (const raw of part.split(/[\s\-,]/u)) {
    const word = romanize(lowerCase(foldDiacritics(isOtherWord(raw) ? foldCompatibility(raw) : raw))).replace(
      /['’ʻ]/gu,
      "",
    );
    if (word.includes(".")) words.push(...word.split(".").filter((piece) => piece !== ""));
    else if (isCapitalPair(raw)) words.push(...word);
    else if (word !== "") words.push(word);
  }
  return words;
}

/** "JP" is J. P., and "JRR" is J. R. R. */
function isCapitalPair(raw: string): boolean {
  return raw.length < 4 && /^(?:[A-Z]{2}|[B-DF-HJ-NP-TV-XZ]{3})$/u.test(raw);
}
