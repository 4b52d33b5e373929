import { PR_CORNER, PR_CROSSING } from "../data/us-puerto-rico-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { type Draft, note } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, SIGN } from "../tokens/tokenize.ts";
import { NO_WORD } from "../tokens/word.ts";

/** "Calle Fern, Esq. Dr. Pym" and "Calle Fern int. Calle Pym" of Puerto Rico are crossings, CALLE FERN & DR PYM, where no number stands behind the name of the street before but one with its sign, "Calle 9 #34 Esq. Calle 4". */
export function signCorner(draft: Draft): void {
  if (!isPuertoRico(draft)) return;
  const { tokens } = draft;
  for (let at = 2; at + 1 < draft.end; at++) {
    const isCorner = US_SPANISH_STREETS.has(textAt(tokens, at + 1)) ? PR_CROSSING : PR_CORNER;
    if (!isCorner.has(textAt(tokens, at))) continue;
    const start = streetStart(tokens, at);
    // "CARR #2, ESQ" is a numbered road, "CALLE FERN APT #3, ESQ" has a unit.
    const isHouse = US_SPANISH_STREETS.has(textAt(tokens, start)) && wordAt(tokens, at - 3).designator === "";
    if (isHouse && textAt(tokens, at - 2) === "#" && isDigitsAt(tokens, at - 1) && at - start > 3) {
      tokens.splice(start, 0, ...tokens.splice(at - 2, 2).slice(1));
      draft.end--;
      at--;
    }
    if (!endsStreet(tokens, at) || !opensStreet(draft, at + 1)) continue;
    const { part } = tokenAt(tokens, at - 1);
    const old = tokenAt(tokens, at).part;
    for (const token of tokens) if (token.part === old) token.part = part;
    tokens[at] = { text: "&", part, shape: SIGN, word: NO_WORD, role: tokenAt(tokens, at).role };
    note(draft, "us/intersection");
    return;
  }
}

/** Where the part before a token begins, or CALLE in it where no type of a street opens it: "URB LIPA CALLE 9 ESQ CALLE 4". */
function streetStart(tokens: readonly AddressToken[], end: number): number {
  const from = partStart(tokens, end, false);
  const isNamed = isLettersAt(tokens, from) && !US_SPANISH_STREETS.has(textAt(tokens, from));
  const start = isNamed ? tokens.findIndex(({ text }, i) => i > from && text === "CALLE") : -1;
  return start > 0 && start < end ? start : from;
}

/** Whether a street of words ends before a token: "CALLE FERN", before the word for another one "34 CALLE 5" too, not "CALLE FERN 60". */
function endsStreet(tokens: readonly AddressToken[], end: number): boolean {
  const start = streetStart(tokens, end);
  const housed = isDigitsAt(tokens, start) && US_SPANISH_STREETS.has(textAt(tokens, end + 1));
  const from = housed ? start + 1 : start;
  if (!US_SPANISH_STREETS.has(textAt(tokens, from)) || end - from < 2) return false;
  for (let i = from; i < end; i++) if (!isLettersAt(tokens, i) && i > from + 1) return false;
  return true;
}

/** Whether words alone or CALLE and a number follow in the part, of which one at least is left for the city where no comma does: "ESQ SOL, PONCE", not "ESQ SOL 105". */
function opensStreet({ end, tokens }: Draft, from: number): boolean {
  let to = from;
  const isNamed = (i: number): boolean => isLettersAt(tokens, i) || US_SPANISH_STREETS.has(textAt(tokens, i - 1));
  while (to < end && samePart(tokens, to, from - 1) && isNamed(to)) to++;
  const isWhole = to >= end || !samePart(tokens, to, from - 1);
  return isWhole && to - from > (to < end ? 0 : 1);
}
