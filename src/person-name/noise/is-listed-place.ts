import { CITIES_ALSO_GIVEN, METROPOLIS, PLACES, STATES } from "../data/places.ts";
import { areNames } from "../words/are-names.ts";
import { FAMILY, GIVEN, PARTICLE, SUFFIX } from "../words/lexicon.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { isMixedWord, type Word } from "../words/words.ts";

/** Whether a large city or a country begins at a word behind a name of any table or none and a comma, or a town before one: "Tarro Pymberg, Oslo", "Tarro Pymberg, Leeds, UK". */
export function isListedPlace(words: readonly Word[], at: number): boolean {
  if (!words[at - 1]?.comma || !areNames(words.slice(0, words.findIndex(({ comma }) => comma) + 1))) return false;
  const comma = words.findIndex((word, i) => i >= at && word.comma);
  const end = comma < 0 ? words.length : comma + 1;
  const place = words.slice(at, end);
  const rest = words.slice(end);
  if (mayBeGivenFirst(words[0] as Word) && isCityAlsoGiven(comma < 0 ? place : [...place, ...rest])) return true;
  // A given name or a post-nominal may stand there.
  if (place.every(({ flags }) => flags & (GIVEN | SUFFIX))) return false;
  // "Tarro Pymberg, Harlow OR"
  if (isTownOfState(place) && (isWholeName(words.slice(0, at)) || !place.some(({ flags }) => flags & GIVEN)))
    return true;
  return isPlace(place) || (place.length < 4 && !place.some(isOfPerson) && isPlaceOrState(rest));
}

/** "Salem OR", "Salem, OR", "Dayton, Ohio". */
function isCityAlsoGiven([city, ...state]: readonly Word[]): boolean {
  return CITIES_ALSO_GIVEN.has(city?.key ?? "") && isMixedWord(city as Word) && isPlaceOrState(state);
}

function isState([state, more]: readonly Word[]): boolean {
  return state !== undefined && more === undefined && STATES.test(state.text);
}

/** "Harlow Pym, Salem" may have a family name of two words, of which the first one is no given name. */
function mayBeGivenFirst({ flags }: Word): boolean {
  return (flags & GIVEN) > 0 || !(flags & (FAMILY | PARTICLE));
}

/** "OR", "Ohio". */
export function isPlaceOrState(words: readonly Word[]): boolean {
  return isState(words) || isPlace(words);
}

/** Whether words are a large city or a country. */
export function isPlace(words: readonly Word[]): boolean {
  const place = words.map(({ key }) => key).join(" ");
  return PLACES.has(place) || METROPOLIS.test(place);
}

function isTownOfState(place: readonly Word[]): boolean {
  const town = place.slice(0, -1);
  const isTown = town.length > 0 && town.length < 3 && town.every((word) => isMixedWord(word) && word.letters > 2);
  return isTown && STATES.test((place.at(-1) as Word).text);
}

function isOfPerson({ flags, letters }: Word): boolean {
  return (flags & (GIVEN | SUFFIX)) > 0 || letters < 3;
}
