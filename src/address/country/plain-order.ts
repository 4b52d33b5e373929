import { type Draft, has, keyAt, startOf } from "./draft.ts";
import { codeOf } from "./postal-code.ts";
import { hasDigit } from "./words.ts";

/** Letters and digits with apostrophes, dashes and strokes between: such a word stays the word it is, apart from any other. */
const PLAIN = /^[A-Z\d\u00c0-\u017f](?:[A-Z\d\u00c0-\u017f'/-]*[A-Z\d\u00c0-\u017f])?$/u;

/**
 * Whether a standard line surely reads as the text did: a street line, a comma, the postal code with the city behind it,
 * and the line has the same words in the same order.
 *
 * The line lacks the comma alone, and no step looks across it: the code is taken first, as the only word of its shape,
 * and parts the runs of free words where the comma did; what asks for its neighbour finds it taken. Three steps ask
 * before: a code of two words, a code of four digits, which wants a number before it, and a word that belongs to the
 * number behind it, KM.
 */
export function hasPlainOrder(draft: Draft, line: string): boolean {
  const { profile, rules, words } = draft;
  const code = startOf(draft, "postalCode");
  if (!profile.codeFirst || rules.length > 0 || code < 1 || has(draft, "recipient")) return false;
  if (profile.codeShapes.some((shape) => /[ _]/u.test(shape))) return false;
  const before = keyAt(draft, code - 1);
  if (before === profile.numberWord || (keyAt(draft, code).length < 5 && !hasDigit(before))) return false;
  let text = "";
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || word.bracketed || !PLAIN.test(word.text)) return false;
    if (word.segment !== words[i < code ? 0 : code]?.segment) return false;
    if (i !== code && codeOf(profile, word.key) !== null) return false;
    text += i === 0 ? word.text : ` ${word.text}`;
  }
  return text === line;
}
