import { ADDRESS_LABELS, LABEL_KINDS } from "../data/field-labels.ts";
import { LINK_TEXTS, MOST_LINK_WORDS, OPENING_PHRASES } from "../data/page-words.ts";
import { isDigitAt } from "../tokens/digit-at.ts";

/** First words of phrases and labels, and last words of links, which spare most texts the search. */
const FIRST_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...OPENING_PHRASES.map((phrase) => phrase.slice(0, phrase.indexOf(" "))),
  ...LABEL_KINDS,
  ...ADDRESS_LABELS,
]);
const LAST_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [...LINK_TEXTS].map((link) => link.slice(link.lastIndexOf(" ") + 1)),
);

/**
 * A tidy text without what pages write around an address: the phrase before it ("LOCATED AT"), a label alone in its part or with a
 * dash or number behind it ("ADDRESS, 12 ELM ST"), the texts of links behind it ("GET DIRECTIONS", "(MAP)").
 */
export function withoutPageWords(text: string): string {
  const opened = !isDigitAt(text, 0) && FIRST_WORDS.has(firstWord(text)) ? withoutOpening(text) : text;
  return isDigitAt(opened, opened.length - 1) || !LAST_WORDS.has(lastWord(opened)) ? opened : withoutLinkTexts(opened);
}

function firstWord(text: string): string {
  const end = text.indexOf(" ");
  return text.slice(0, text.charAt(end - 1) === "," ? end - 1 : end);
}

function lastWord(text: string): string {
  const word = text.slice(text.lastIndexOf(" ") + 1);
  return word.endsWith(")") ? word.slice(word.startsWith("(") ? 1 : 0, -1) : word;
}

function withoutOpening(text: string): string {
  const phrase = OPENING_PHRASES.find((each) => text.startsWith(each));
  if (phrase !== undefined && text.length > phrase.length) return text.slice(phrase.length);
  const end = text.search(/, | - | (?=\d{1,6}[A-Z]? [^\d])/u);
  const rest = end < 0 ? "" : text.slice(end).replace(/^(?:,| -)? /u, "");
  return rest !== "" && isAddressLabel(text.slice(0, end)) ? rest : text;
}

function isAddressLabel(part: string): boolean {
  const words = part.split(" ");
  return ADDRESS_LABELS.has(words.pop() ?? "") && words.every((word) => LABEL_KINDS.has(word));
}

function withoutLinkTexts(text: string): string {
  let end = text.length;
  for (let start = linkStart(text, end); start > 0; start = linkStart(text, end))
    end = text.charAt(start - 2) === "," ? start - 2 : start - 1;
  return text.slice(0, end);
}

/** Where the text of a link begins that ends there; -1 where none does. */
function linkStart(text: string, end: number): number {
  let found = -1;
  let start = end;
  for (let count = 1; count <= MOST_LINK_WORDS; count++) {
    start = text.lastIndexOf(" ", start - 2) + 1;
    // The address is left.
    if (start === 0) break;
    const link = text.slice(start, end);
    const isBracketed = link.startsWith("(") && link.endsWith(")");
    if (!LINK_TEXTS.has(isBracketed ? link.slice(1, -1) : link)) continue;
    // "12 ELM ST MAP" may be a name, "97301 MAP" is none.
    const isApart = isBracketed || text.charAt(start - 2) === "," || isDigitAt(text, start - 2);
    if (count > 1 || isApart) found = start;
  }
  return found;
}
