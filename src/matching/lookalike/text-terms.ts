import { isDigits } from "../../text/digits.ts";
import { foldDiacritics } from "../../text/fold.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { collapseSpaces } from "../../text/spaces.ts";
import { unitAt } from "../../text/unit-at.ts";
import { isWordUnit } from "../company-name/words.ts";
import { DESCRIPTION_STOP_WORDS } from "../data/description-stop-words.ts";

/** Longest text whose words are read. */
const DESCRIPTION_MAX_LENGTH = 10_000;
const SHORTEST_TERM = 3;

/** The words of a text in lower case without diacritics; of a text over the cap the words up to the cap. */
export function textWords(text: unknown): string[] {
  if (typeof text !== "string") return [];
  const plain = lowerCase(foldDiacritics(text.slice(0, DESCRIPTION_MAX_LENGTH)));
  const words: string[] = [];
  let start = -1;
  for (let i = 0; i <= plain.length; i++) {
    if (i < plain.length && isWordUnit(unitAt(plain, i))) {
      if (start < 0) start = i;
    } else if (start >= 0) {
      words.push(plain.slice(start, i));
      start = -1;
    }
  }
  return words;
}

/** Whether a word can say what a company does. */
export function isTermWord(word: string): boolean {
  return word.length >= SHORTEST_TERM && !DESCRIPTION_STOP_WORDS.has(word) && !isDigits(word);
}

/** The word without English endings, so that "banks", "banking" and "bank" are one term. Never shorter than three units. */
export function stem(word: string): string {
  let out = word;
  if (out.length <= 4) return out;
  if (out.endsWith("ies") && out.length > 5) return `${out.slice(0, -3)}y`;
  if (out.endsWith("ing") && out.length > 6) out = out.slice(0, -3);
  else if (out.endsWith("ed") && out.length > 5) out = out.slice(0, -2);
  else if (out.endsWith("es") && out.length > 5) out = out.slice(0, -2);
  else if (out.endsWith("s") && !out.endsWith("ss")) out = out.slice(0, -1);
  return out.endsWith("e") ? out.slice(0, -1) : out;
}

/** Each entry of a list as one term as it stands, in lower case: "c++" is not "c#". */
export function nameTerms(list: unknown): Map<string, number> {
  const terms = new Map<string, number>();
  if (!Array.isArray(list)) return terms;
  for (const entry of list) {
    if (typeof entry !== "string" || entry.length > DESCRIPTION_MAX_LENGTH) continue;
    const term = lowerCase(collapseSpaces(entry));
    if (term !== "") terms.set(term, 1);
  }
  return terms;
}

/** Each entry of a list as one term, its words without endings. */
export function phraseTerms(list: unknown): Map<string, number> {
  const terms = new Map<string, number>();
  if (!Array.isArray(list)) return terms;
  for (const entry of list) {
    const term = textWords(entry).map(stem).join(" ");
    if (term !== "") terms.set(term, 1);
  }
  return terms;
}
