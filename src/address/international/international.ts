import { isChinese, placeChinese } from "../characters/china.ts";
import { isJapaneseScript, placeJapanese } from "../characters/japan.ts";
import { isKorean, placeKorean } from "../characters/korea.ts";
import { rowOfText } from "../country/generic.ts";
import { profileOf } from "../country/profiles.ts";
import { wordsOf } from "../country/words.ts";
import { AREA_COUNTRIES, PLOT } from "../data/area-words.ts";
import { NUMBER_AS_WRITTEN } from "../data/postal-formats.ts";
import { CITY_STATES, ONE_CITY } from "../data/territories.ts";
import { DOOR_UNITS, FLOOR_WORDS, GROUND_UNITS } from "../data/unit-words.ts";
import { contactAt, contactText } from "../detect/contact.ts";
import { emptyComponents } from "../tokens/empty-components.ts";
import { joined } from "../tokens/joined.ts";
import type { AddressComponents } from "../types.ts";
import { takeAreas } from "./areas.ts";
import { takeArrondissement } from "./arrondissement.ts";
import { takeBox } from "./box.ts";
import { takeBusinessPark } from "./business-park.ts";
import { takeCityBeforeStreet } from "./city-before-street.ts";
import { takeCityByCode } from "./city-by-code.ts";
import { takeCrossStreet } from "./cross-street.ts";
import { type Draft, draftOf, startOf, type Unit } from "./draft.ts";
import { internationalLines } from "./international-lines.ts";
import { takeRemaining } from "./locality.ts";
import { takeNamedPlaces } from "./named-place.ts";
import { takeNumberOfRoad } from "./number-of-road.ts";
import { takePostalCode } from "./postal-code.ts";
import { takeQuarter } from "./quarter.ts";
import { takeRecipient } from "./recipient.ts";
import { takeCityOfRegion, takeRegions } from "./region.ts";
import { takeRuralRoute } from "./rural-route.ts";
import { takeUnits } from "./secondary-unit.ts";
import { spelledOut } from "./spelled-out.ts";
import { takeStreet } from "./street.ts";

/** The components of an address of another country, the rules that changed its text, and its mailing lines. */
export interface PlacedAddress {
  readonly components: AddressComponents;
  readonly rules: string[];
  readonly lines: string[];
  /** Whether it is written from the largest area to the number of the block or street, as in Japan and Korea. */
  readonly inBlocks: boolean;
}

/** Gives the words of a cleaned upper-case text, whose country's name is taken off as `label`, to components by the conventions of a country other than the United States; null is the generic tier. */
export function placeInternational(text: string, country: string | null, label: string | null): PlacedAddress {
  const at = contactAt(text, country);
  const placed = placeByScript(text.slice(0, at), country, label);
  if (at < text.length) placed.lines.push(contactText(text.slice(at)));
  return placed;
}

/** What gives the words to components, in this order: each takes from those that the steps before left. */
const STEPS: readonly ((draft: Draft) => void)[] = [
  takeRecipient,
  takePostalCode,
  takeBox,
  takeRuralRoute,
  takeUnits,
  takeBusinessPark,
  takeArrondissement,
  takeRegions,
  takeNamedPlaces,
  takeCrossStreet,
  takeCityByCode,
  takeAreas,
  takeStreet,
  takeNumberOfRoad,
  takeCityBeforeStreet,
  takeRemaining,
  takeQuarter,
  takeCityOfRegion,
];

function placeByScript(text: string, country: string | null, label: string | null): PlacedAddress {
  if (country === "JP" && isJapaneseScript(text)) return placeJapanese(text, label);
  if (isChinese(text, country)) return placeChinese(text, country, label !== null);
  if (country === "KR" && isKorean(text)) return placeKorean(text, label !== null);
  const format = country ?? rowOfText(text);
  const profile = profileOf(format);
  const draft = draftOf(wordsOf(spelledOut(text, profile), profile), profile);
  for (const step of STEPS) step(draft);
  const components = componentsOf(draft, label);
  // A city state that is named once is city and country, and is written once; the only city of a country always is.
  const isTwice = label !== null && label === profile.onlyCity && components.city === label;
  const once = isTwice || (label !== null && isNamedOnce(components, country ?? ""));
  if (once) components.city = components.country;
  if (profile.onlyCity !== null) takeOnlyCity(components, profile.onlyCity, profile.code);
  const written = once ? { ...components, country: null } : components;
  const lines = internationalLines(written, format, isNumberBehind(draft));
  return { components, rules: draft.rules, lines, inBlocks: false };
}

/** Whether the house number stands behind its street and stays there. */
function isNumberBehind(draft: Draft): boolean {
  const street = startOf(draft, "streetName");
  return NUMBER_AS_WRITTEN.has(draft.profile.code) && street >= 0 && startOf(draft, "primaryNumber") > street;
}

/** Whether the name of a city state that ends a text is its city too; in one without other cities the names before it are its parts: "ADMIRALTY, HONG KONG". */
function isNamedOnce(components: AddressComponents, country: string): boolean {
  if (!CITY_STATES.has(country)) return false;
  if (components.city === null) return true;
  if (!ONE_CITY.has(country)) return false;
  const { dependentLocality, city, state } = components;
  components.dependentLocality = joined(joined(dependentLocality, city), state);
  components.state = null;
  return true;
}

/** "1 OAK AVENUE, HARLOW TOWER, 098632" in Singapore: before a postal code another city than the only one is its part. */
function takeOnlyCity(components: AddressComponents, onlyCity: string, code: string): void {
  const { dependentLocality, city, state, postalCode } = components;
  components.city ??= onlyCity;
  if (postalCode === null || components.city === onlyCity) return;
  const parts = [dependentLocality, city, state].filter((name) => name && name !== code);
  Object.assign(components, { dependentLocality: parts.join(" ") || null, city: onlyCity, state: null });
}

function componentsOf(draft: Draft, country: string | null): AddressComponents {
  const components = emptyComponents();
  draft.words.forEach(({ text }, i) => {
    const part = draft.parts[i] ?? "marker";
    if (part !== "marker" && part !== "unit") components[part] = joined(components[part], text);
  });
  Object.assign(components, draft.fixed, { country });
  placeUnits(draft, components);
  return components;
}

/** "SUITE 301, BUILDING B": where units stand first, a part of the ground beside the unit is its building, and the order of the two makes no difference. */
function withoutBuilding({ units, profile }: Draft, components: AddressComponents): readonly Unit[] {
  const isBuilding = (unit: Unit): boolean => GROUND_UNITS.has(unit.designator ?? "");
  if (!profile.unitFirst || units.every(isBuilding)) return units;
  const names = units.filter(isBuilding).map(({ designator, number }) => joined(designator, number));
  components.building = joined(names.join(" ") || null, components.building ?? "") || null;
  return units.filter((unit) => !isBuilding(unit));
}

/** "SHOP 4, PLOT 12, SECTOR 18": the number of the ground is that of the house, which has no other. */
function withoutPlot(draft: Draft, units: readonly Unit[], components: AddressComponents): readonly Unit[] {
  const plot = units.find(({ designator }) => designator === PLOT);
  if (!plot || components.primaryNumber !== null || !AREA_COUNTRIES.has(draft.profile.code)) return units;
  components.primaryNumber = joined(PLOT, plot.number);
  return units.filter((unit) => unit !== plot);
}

/** "FLAT B, FLOOR 12", "APARTMENT 5, BUILDING 12": the floor or building right behind a door stands before it. */
function doorLast(units: readonly Unit[]): readonly Unit[] {
  const [door, outer] = units.slice(-2);
  const designator = outer?.designator ?? "";
  const holds = FLOOR_WORDS.has(designator) || GROUND_UNITS.has(designator);
  if (outer === undefined || !holds || !DOOR_UNITS.has(door?.designator ?? "")) return units;
  return [...units.slice(0, -2), outer, door as Unit];
}

/** Several units stand in order, the last number apart: "BLOCK C FLAT" with number 3. */
function placeUnits(draft: Draft, components: AddressComponents): void {
  const units = doorLast(withoutPlot(draft, withoutBuilding(draft, components), components));
  const last = units[units.length - 1];
  if (last === undefined) return;
  const before = units.slice(0, -1).flatMap((unit) => [unit.designator, unit.number]);
  const designators = [...before, last.designator].filter((part) => part !== null);
  components.secondaryDesignator = designators.length === 0 ? null : designators.join(" ");
  components.secondaryNumber = last.number;
}
