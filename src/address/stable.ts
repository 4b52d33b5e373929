import { ASSUMED, DROPPED, type Draft, FREE } from "./draft.ts";
import { lookUpWord } from "./lexicon.ts";
import { isCityWord, isNameWord, NUMBER } from "./plain/words.ts";
import { isStreetCode } from "./rules/state.ts";
import { stateOfPrefix } from "./zip-prefix.ts";

const ROUTE = /^[A-Z]{2} \d+[A-Z]?(?: BOX \d+[A-Z]?)?$/u;
const ORDINAL = /^[1-9]\d*(?:ST|ND|RD|TH)$/u;

/**
 * Whether the lines of a reading certainly read as themselves, so that they need not be read again: the parts stand in
 * the text in the order of the line, and where a comma divided the city from the street, it would have begun there
 * without the comma too.
 */
export function isStable(draft: Draft): boolean {
  return (
    draft.places === null &&
    draft.cityCertain &&
    hasPlainParts(draft) &&
    hasSureState(draft) &&
    isInOrder(draft) &&
    hasPlainWords(draft)
  );
}

/** House number and street with one unit, a box, or both in this order, or a route, and nothing else before the city. */
function hasPlainParts(draft: Draft): boolean {
  const { components: c, units } = draft;
  if (c.recipient !== null || c.building !== null || c.crossStreet !== null || c.dependentLocality !== null)
    return false;
  if (draft.generalDelivery || units.length > 1) return false;
  const bare = c.streetName === null && c.primaryNumber === null && units.length === 0;
  if (c.route !== null) return bare && c.box === null && ROUTE.test(c.route);
  // "BOX I 5" is written I5, which falls apart as I 5, the interstate, does.
  if (c.box !== null && bare) return !c.box.startsWith("I");
  if (c.primaryNumber === null || c.streetName === null || !NUMBER.test(c.primaryNumber)) return false;
  if (c.suffix !== null && c.city !== null && !lookUpWord(c.suffix).strong) return false;
  const unit = units[0];
  if (unit === undefined) return true;
  return unit.designator !== "" && unit.designator !== "FL" && NUMBER.test(unit.id) && draft.unitAt >= draft.streetEnd;
}

/** A state before its ZIP code or at the end, whose code is no other word. */
function hasSureState(draft: Draft): boolean {
  const { city, state, postalCode } = draft.components;
  if (state === null) return postalCode === null;
  if (city === null) return false;
  if (postalCode === null) return !isStreetCode(state) && !lookUpWord(state).wordlike;
  return !isStreetCode(state) || stateOfPrefix(postalCode) === state;
}

/** Whether a rule placed every token and the first one begins the delivery line. */
function isInOrder(draft: Draft): boolean {
  const { tokens } = draft;
  for (const token of tokens) if (token.role === FREE || token.role === ASSUMED || token.role === DROPPED) return false;
  return draft.streetAt === 0 || (draft.streetAt < 0 && (draft.components.box ?? draft.components.route) !== null);
}

/** Whether street and city are words that no rule but theirs takes. */
function hasPlainWords({ components: { city, streetName } }: Draft): boolean {
  const words = city === null ? [] : city.split(" ");
  for (let i = 0; i < words.length; i++) {
    const text = words[i] ?? "";
    const word = lookUpWord(text);
    if (word.unit || !isCityWord(text, word, i, words.length)) return false;
  }
  for (const text of streetName === null ? [] : streetName.split(" "))
    if (!isNameWord(text, lookUpWord(text)) && !ORDINAL.test(text)) return false;
  return true;
}
