import { PR_NUMBER } from "../data/us-puerto-rico-words.ts";
import { US_SPANISH_FLOORS, US_SPANISH_STREETS, VI_STATE, VI_STREET } from "../data/us-spanish-words.ts";
import { DROPPED, type Draft, FREE, mark, PLACED } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { freeEnd } from "../tokens/token-run.ts";
import { isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";

/** Streets of Puerto Rico: the number behind the name, "CALLE LUNA 204", moves before it; ALTOS and BAJOS are the upper and the lower floor. So does that of an estate of the Virgin Islands. */
export function readSpanishStreet(draft: Draft): void {
  const { components, end, tokens } = draft;
  const island = isPuertoRico(draft);
  if (!island && components.state !== VI_STATE) return;
  const isStreet = (text: string): boolean => (island ? US_SPANISH_STREETS.has(text) : text === VI_STREET);
  for (let i = 0; i < end; i++) {
    const { part, role, text } = tokenAt(tokens, i);
    const floor = US_SPANISH_FLOORS.get(text);
    if (floor !== undefined && role === FREE && i > 1) {
      draft.units.push({ designator: floor, id: "" });
      mark(draft, i, i + 1, PLACED, "us/secondary-unit");
    }
    // "VILLA LUNA CALLE 5 A-34"
    const opens =
      !samePart(tokens, i - 1, i) ||
      tokenAt(tokens, i - 1).role !== FREE ||
      (text === "CALLE" && isDigitsAt(tokens, i + 1) && isLettersAt(tokens, 0));
    if (!isStreet(text) || !opens) continue;
    // "CALLE 12 #34", "CALLE 12 #B-34", "CALLE LUNA NUM 34", "CALLE LUNA 4W"
    const at = freeEnd(draft, isDigitsAt(tokens, i + 1) ? i + 2 : i, part, isNumber);
    const marked = textAt(tokens, at) === "#";
    const unit = marked ? draft.units.find(({ designator }) => designator === "#") : undefined;
    if (unit !== undefined) {
      // "CALLE LUNA #34 A", "CALLE LUNA #34 & 36"
      const more = unit.id.slice(textAt(tokens, at + 1).length + 1);
      if (more.startsWith("&")) continue;
      unit.id = more;
      if (more === "") draft.units.splice(draft.units.indexOf(unit), 1);
      mark(draft, at + 1, at + 2, FREE);
    }
    if (marked) mark(draft, at, at + 1, DROPPED, "us/primary-number");
    const from = marked ? at + 1 : at;
    const number = tokenAt(tokens, from);
    // "ESQ CALLE 4 34 CALLE 9" has the number of the second street.
    const isOwn = !US_SPANISH_STREETS.has(textAt(tokens, from + 1));
    const numbers = isOwn && number.shape !== LETTERS && number.shape !== SIGN && !isOrdinal(number);
    if (!marked && numbers && at > i + 2 && (wordAt(tokens, at - 1).numberMark || textAt(tokens, at - 1) === PR_NUMBER))
      mark(draft, at - 1, at, DROPPED, "us/primary-number");
    if (at > i + 1 && numbers && number.role === FREE && number.part === part)
      tokens.splice(i, 0, ...tokens.splice(from, 1));
  }
}

function isNumber({ tokens }: Draft, at: number): boolean {
  return !isLettersAt(tokens, at);
}
