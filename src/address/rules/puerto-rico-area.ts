import { PR_AREAS, PR_KILOMETRE, PR_ROADS, PR_SURE_ROADS, PR_TOWNS, PR_UNITS } from "../data/us-puerto-rico-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { type Draft, FREE, place, textOf } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { joined } from "../tokens/joined.ts";
import { isLettersAt, samePart, tokenAt, wordAt } from "../tokens/token-at.ts";
import { freeEnd } from "../tokens/token-run.ts";
import { LETTERS } from "../tokens/tokenize.ts";
import { mayStart, STARTS_URBANIZATION } from "../tokens/word.ts";
import { isSureSuffix } from "./street-suffix.ts";
import { isId } from "./unit-identifier.ts";

/** The standard word of the only area that may end a text without a city. */
const URBANIZATION = "URB";

/** Takes the areas of a town in Puerto Rico: "URB LAS GLADIOLAS" (Publication 28, section 293), "BO LIPA SECTOR FERN". */
export function takePuertoRicoAreas(draft: Draft): void {
  const island = isPuertoRico(draft);
  if (!island && !mayStart(draft, STARTS_URBANIZATION)) return;
  const { components, tokens, end } = draft;
  for (let i = 0; i < end; i++) {
    const standard = areaAt(draft, i, island);
    if (standard === "") continue;
    let to = freeEnd(draft, i + 1, tokenAt(tokens, i).part, startsOther);
    if (to === end) to = cityFrom(draft, i, end);
    if (to === i + 1 || (to === end && standard !== URBANIZATION)) continue;
    const area = `${standard} ${textOf(tokens, i + 1, to)}`;
    components.dependentLocality = joined(components.dependentLocality, area);
    place(draft, i, to, area, "us/puerto-rico");
  }
}

/** The standard word of an area that begins at a token; "" where none does. */
function areaAt({ tokens }: Draft, at: number, island: boolean): string {
  const { role, text, word } = tokenAt(tokens, at);
  if (role !== FREE) return "";
  if (mayStart(word, STARTS_URBANIZATION)) return URBANIZATION;
  const isNamed = isLettersAt(tokens, at + 1) && samePart(tokens, at, at + 1) && !isSureSuffix(tokenAt(tokens, at + 1));
  return island && isNamed ? (PR_AREAS.get(text) ?? "") : "";
}

/** Where the city begins that no comma divides from an area before it: with its last word, or the two of a town; `end` where nothing were left of the area. */
export function cityFrom({ components, tokens }: Draft, at: number, end: number): number {
  if ((components.state === null && components.postalCode === null) || !samePart(tokens, at, end - 1)) return end;
  const isTwo = PR_TOWNS.has(textOf(tokens, end - 2, end)) || wordAt(tokens, end - 2).cityFirst;
  const from = end - (isTwo ? 2 : 1);
  return from > at + 1 ? from : end;
}

/** Whether a street, a unit or another area begins here. */
function startsOther(draft: Draft, at: number): boolean {
  const { shape, text, word } = tokenAt(draft.tokens, at);
  if (shape !== LETTERS || text === "CALLE" || PR_KILOMETRE.has(text) || PR_SURE_ROADS.has(text)) return true;
  if (PR_UNITS.has(text) || (PR_ROADS.has(text) && !isLettersAt(draft.tokens, at + 1))) return true;
  const isInside = isLettersAt(draft.tokens, at - 1) && !mayStart(wordAt(draft.tokens, at - 1), STARTS_URBANIZATION);
  if (isInside && (US_SPANISH_STREETS.has(text) || areaAt(draft, at, true) !== "")) return true;
  return word.designator !== "" && isId(tokenAt(draft.tokens, at + 1));
}
