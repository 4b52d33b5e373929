import { type Draft, FREE, place } from "../tokens/draft.ts";
import { tokenAt } from "../tokens/token-at.ts";
import { cityText } from "./city-text.ts";
import { isPlaceAlone } from "./place-alone.ts";

/** Words of the longest town. */
const LONGEST_TOWN = 3;

/** "CHICAGO, USA", "SANTA FE, UNITED STATES": no more than a few words before the country's name, none of a street, firm or building, are a city. */
export function takeTownAlone(draft: Draft): void {
  const { components, tokens } = draft;
  const end = tokens.length;
  if (draft.end < end || end === 0 || end > LONGEST_TOWN || (components.state ?? components.postalCode) !== null)
    return;
  if (tokenAt(tokens, end - 1).part > 0 || !isPlaceAlone(tokens, 0, end)) return;
  if (tokens.some(({ role, word }) => role !== FREE || word.building)) return;
  components.city = cityText(tokens, 0, end);
  place(draft, 0, end, components.city, "us/city");
}
