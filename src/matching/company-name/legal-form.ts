import { lowerCase, upperCase } from "../../text/letter-case.ts";
import {
  AMBIGUOUS_FORMS,
  ATTACHED_FORMS,
  FORMS_LIKE_INITIALS,
  LEGAL_FORM_ROWS,
  SLASHED_FORMS,
} from "../data/legal-forms.ts";
import { isDistinctive } from "./is-distinctive.ts";
import type { NameWord } from "./words.ts";

/** A legal form found at one end of a name. */
export interface FoundForm {
  readonly form: string;
  /** How many words it takes. */
  readonly words: number;
}

/** The text of a name; whether it is all capitals is found out when a form asks. */
export interface NameText {
  readonly text: string;
  isShouting: boolean | null;
}

interface FormTable {
  readonly atEnd: ReadonlyMap<string, string>;
  readonly atStart: ReadonlyMap<string, string>;
  readonly longest: number;
  /** Jurisdictions of each form, with a space before and behind each. */
  readonly jurisdictions: ReadonlyMap<string, string>;
}

let table: FormTable | undefined;

function formTable(): FormTable {
  if (table !== undefined) return table;
  const atEnd = new Map<string, string>();
  const atStart = new Map<string, string>();
  const jurisdictions = new Map<string, string>();
  let longest = 1;
  for (const row of LEGAL_FORM_ROWS.split("\n")) {
    const [form = "", place = "", states = "", spellings = ""] = row.split("; ");
    if (form === "") continue;
    jurisdictions.set(form, `${jurisdictions.get(form) ?? " "}${states} `);
    for (const spelling of spellings.split("|")) {
      if (place !== "start") atEnd.set(spelling, form);
      if (place !== "end") atStart.set(spelling, form);
      longest = Math.max(longest, spelling.split(" ").length);
    }
  }
  // "Acme 有限公司": forms that are written without a space stand alone as well.
  for (const [spelling, form] of ATTACHED_FORMS)
    for (const place of [atEnd, atStart]) if (!place.has(spelling)) place.set(spelling, form);
  table = { atEnd, atStart, longest, jurisdictions };
  return table;
}

/** The longest legal form that ends the words `from` to `to`, leaving at least one word; null when there is none. */
export function legalFormAtEnd(words: readonly NameWord[], from: number, to: number, name: NameText): FoundForm | null {
  const { atEnd, longest } = formTable();
  let found: FoundForm | null = null;
  let spelling = "";
  for (let count = 1; count <= longest && to - count > from; count++) {
    const word = words[to - count];
    if (word === undefined) break;
    spelling = spelling === "" ? word.text : `${word.text} ${spelling}`;
    const form = (count === 1 ? slashedForm(word, name.text) : undefined) ?? atEnd.get(spelling);
    if (form !== undefined && (count > 1 || !isPlainWord(word, name))) found = { form, words: count };
  }
  return found;
}

/** The form of a word written with a slash, where the slash tells it from another: "A/S" of Denmark, "AS" of Norway. */
function slashedForm(word: NameWord, text: string): string | undefined {
  return word.end - word.start === 3 && text.charAt(word.start + 1) === "/"
    ? SLASHED_FORMS.get(lowerCase(text.slice(word.start, word.end)))
    : undefined;
}

/**
 * The longest legal form that starts the words `from` to `to`, leaving at least one word; null when there is none.
 *
 * @param after Legal forms that have been found behind the words.
 */
export function legalFormAtStart(
  words: readonly NameWord[],
  from: number,
  to: number,
  name: NameText,
  after: readonly string[],
): FoundForm | null {
  const { atStart, longest } = formTable();
  let found: FoundForm | null = null;
  let spelling = "";
  for (let count = 1; count <= longest && from + count < to; count++) {
    const word = words[from + count - 1];
    if (word === undefined) break;
    spelling = spelling === "" ? word.text : `${spelling} ${word.text}`;
    const form = atStart.get(spelling);
    if (form === undefined || (count === 1 && (isPlainWord(word, name) || !isWrittenAsForm(word, name.text)))) continue;
    if (count === 1 && !word.dotted && isOwnWord(words, from, to, form, after)) continue;
    found = { form, words: count };
  }
  return found;
}

/** The legal form that a word without spaces carries at its end or start ("…株式会社"), with the units it takes. */
export function attachedForm(word: NameWord | undefined): { form: string; atStart: boolean; units: number } | null {
  if (word === undefined || word.text.charCodeAt(0) < 0x3000) return null;
  for (const [spelling, form] of ATTACHED_FORMS) {
    if (word.text === spelling) return null;
    if (word.text.endsWith(spelling)) return { form, atStart: false, units: spelling.length };
    if (word.text.startsWith(spelling)) return { form, atStart: true, units: spelling.length };
  }
  return null;
}

/** Whether an ambiguous form is written as a plain word: no full stop or slash, and no capitals that set it apart. */
function isPlainWord(word: NameWord, name: NameText): boolean {
  if (!AMBIGUOUS_FORMS.has(word.text)) return false;
  const written = name.text.slice(word.start, word.end);
  if (written.length > word.text.length) return false;
  const lower = lowerCase(written);
  if (written.slice(1) === lower.slice(1)) return true;
  name.isShouting ??= upperCase(name.text) === name.text;
  return name.isShouting;
}

/**
 * Whether a form in front is rather a word of the name: "SAS Institute Inc." is closed by a form of another country, and
 * of "LC Industries" one word would be left that many companies carry. Indonesian names are translated ("PT Harlow Ltd").
 */
function isOwnWord(
  words: readonly NameWord[],
  from: number,
  to: number,
  form: string,
  after: readonly string[],
): boolean {
  if (!FORMS_LIKE_INITIALS.has(words[from]?.text ?? "")) return false;
  if (after.some((other) => shareJurisdiction(form, other))) return false;
  const isCommonLeft = to - from === 2 && !isDistinctive(words[from + 1]?.text ?? "");
  return (after.length > 0 && form !== "PT") || isCommonLeft;
}

function shareJurisdiction(form: string, other: string): boolean {
  const { jurisdictions } = formTable();
  const states = jurisdictions.get(other) ?? "";
  return (jurisdictions.get(form) ?? "").split(" ").some((state) => state !== "" && states.includes(` ${state} `));
}

/** Before a name, a form of three letters or fewer counts only in capitals, or when it is no word of the text's language. */
function isWrittenAsForm(word: NameWord, text: string): boolean {
  if (word.text.length > 3 || word.text.charCodeAt(0) > 0x7f) return true;
  const written = text.slice(word.start, word.end);
  return word.dotted || written === upperCase(written) || word.text === "pt";
}
