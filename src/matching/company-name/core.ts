import { isDigit } from "../../text/digits.ts";
import { placeOfNote, withoutJurisdiction } from "./jurisdiction-note.ts";
import { attachedForm, legalFormAtEnd, legalFormAtStart, type NameText } from "./legal-form.ts";
import { withoutListingNotation } from "./listing-notation.ts";
import { type NameWord, nameWords } from "./words.ts";

/** A company name taken apart: which words are the core and which legal forms stand around it. */
export interface NameParts {
  readonly words: readonly NameWord[];
  /** The core is the words `from` to `to`; empty only when the text holds no word. */
  readonly from: number;
  readonly to: number;
  /** Units cut from the core's first and last word, where a legal form is written without a space. */
  readonly cutStart: number;
  readonly cutEnd: number;
  /** Legal forms in written order. */
  readonly forms: readonly string[];
  /** Code of the place noted behind a legal form; null without one. */
  readonly place: string | null;
}

/** The name without legal forms, leading article and listing notation. At least one word stays. */
export function nameParts(text: string, words: readonly NameWord[] = nameWords(text)): NameParts {
  const spelling: NameText = { text, isShouting: null };
  const before: string[] = [];
  const after: string[] = [];
  let place: string | null = null;
  let from = 0;
  let to = words.length;
  for (;;) {
    const size = to - from;
    // Before the legal form, lest nothing but the article is left of "The Limited".
    if (to - from > 1 && words[from]?.text === "the") from++;
    to = withoutNoteBehind(words, from, to, text);
    to = withoutListingNotation(words, from, to, text);
    const last = to;
    if (after.length === 0) to = withoutJurisdiction(words, from, to, spelling);
    if (to < last) place = placeOfNote(text.slice(words[to]?.start, words[last - 1]?.end));
    const end = legalFormAtEnd(words, from, to, spelling);
    if (end !== null) {
      after.push(end.form);
      to -= end.words;
    }
    while (to - from > 1 && words[to - 1]?.text === "and") to--;
    const start = legalFormAtStart(words, from, to, spelling, after);
    if (start !== null) {
      before.push(start.form);
      from += start.words;
    }
    if (to - from === size) break;
  }
  return { words, from, to, place, ...attached(words, from, to, before, after.reverse()) };
}

/**
 * The end without what registers put behind a name: its article ("Harlow Inc, The", "(The)") and what stands between
 * slashes ("/DE/").
 */
function withoutNoteBehind(words: readonly NameWord[], from: number, to: number, text: string): number {
  const last = words[to - 1];
  const before = words[to - 2];
  if (last === undefined || before === undefined || to - from < 2) return to;
  const gap = text.slice(before.end, last.start);
  const isBetweenSlashes = gap.endsWith("/") && text.charAt(last.end) === "/" && !isDigit(last.text.charCodeAt(0));
  return isBetweenSlashes || (last.text === "the" && (gap.includes(",") || gap.endsWith("("))) ? to - 1 : to;
}

function attached(
  words: readonly NameWord[],
  from: number,
  to: number,
  before: readonly string[],
  after: readonly string[],
): { cutStart: number; cutEnd: number; forms: string[] } {
  const first = attachedForm(words[from]);
  const last = attachedForm(words[to - 1]);
  const atStart = first?.atStart === true ? first : null;
  const atEnd = last?.atStart === false ? last : null;
  const forms = [...before, atStart?.form, atEnd?.form, ...after].filter((form) => form !== undefined);
  return { cutStart: atStart?.units ?? 0, cutEnd: atEnd?.units ?? 0, forms };
}

/** Comparison forms of the core's words. */
export function coreWords(parts: NameParts): string[] {
  const out: string[] = [];
  for (let i = parts.from; i < parts.to; i++) {
    const word = parts.words[i]?.text ?? "";
    const start = i === parts.from ? parts.cutStart : 0;
    const end = word.length - (i === parts.to - 1 ? parts.cutEnd : 0);
    out.push(start === 0 && end === word.length ? word : word.slice(start, end));
  }
  return out;
}
