import {
  type AddressComponents,
  type AddressKind,
  type AddressOptions,
  emptyComponents,
  type Reading,
} from "../types.ts";
import { takeBox } from "./box.ts";
import { CITY_STATES, countryLabel, splitCountryName } from "./country-name.ts";
import { type Draft, draftOf, freeRuns, give, textOf } from "./draft.ts";
import { internationalLines } from "./international-lines.ts";
import { internationalMatchKey } from "./international-match-key.ts";
import { isJapaneseScript, readJapanese } from "./japan.ts";
import { isHangul, readKorean } from "./korea.ts";
import { takeArrondissement, takeCityByCode, takeRemaining } from "./locality.ts";
import { takeNamedPlaces } from "./named-place.ts";
import { takePostalCode } from "./postal-code.ts";
import { profileOf } from "./profiles.ts";
import { takeRecipient } from "./recipient.ts";
import { takeRegions } from "./region.ts";
import { takeRuralRoute } from "./rural-route.ts";
import { takeUnits } from "./secondary-unit.ts";
import { takeStreet } from "./street.ts";
import { wordsOf } from "./words.ts";

/** Parts whose written text is that of their words. */
const PLAIN_PARTS = [
  "recipient",
  "building",
  "primaryNumber",
  "predirectional",
  "streetName",
  "suffix",
  "postdirectional",
  "box",
  "crossStreet",
  "route",
  "dependentLocality",
  "city",
  "state",
  "postalCode",
] as const;

/** Reads a cleaned upper-case text by the conventions of a country other than the United States; null is the generic tier. */
export function readInternational(text: string, country: string | null, _options: AddressOptions): Reading {
  const named = splitCountryName(text);
  const own =
    named !== null && !named.isCity && (country === null || named.country === country || named.country === "GB");
  if (country === "JP" && isJapaneseScript(text)) return readJapanese(own ? named.rest : text, own ? "JAPAN" : null);
  const profile = profileOf(country);
  const rest = own ? named.rest : text;
  if (country === "KR" && isHangul(rest)) return readKorean(rest, own);
  const draft = draftOf(wordsOf(rest, profile), profile);
  for (const step of [
    takeRecipient,
    takePostalCode,
    takeBox,
    takeRuralRoute,
    takeUnits,
    takeArrondissement,
    takeRegions,
    takeNamedPlaces,
    takeCityByCode,
    takeStreet,
    takeRemaining,
  ])
    step(draft);
  const components = componentsOf(draft, own ? countryLabel(named.country) : null);
  // A city state that is named once is city and country, and is written once.
  const once = own && components.city === null && CITY_STATES.has(country ?? "");
  if (once) components.city = components.country;
  const lines = internationalLines(once ? { ...components, country: null } : components, country);
  return {
    components,
    kind: kindOf(components),
    rules: draft.rules,
    unclassified: [],
    confidence: confidenceOf(components),
    lines,
    country,
    matchKey: internationalMatchKey(components, profile),
  };
}

function componentsOf(draft: Draft, country: string | null): AddressComponents {
  for (const [from, to] of freeRuns(draft)) give(draft, from, to, "dependentLocality");
  const components = emptyComponents();
  for (const part of PLAIN_PARTS) components[part] = draft.fixed[part] ?? textOf(draft, part);
  components.country = country;
  placeUnits(draft, components);
  return components;
}

/** Several units stand in order, the last number apart: "BLOCK C FLAT" with number 3. */
function placeUnits(draft: Draft, components: AddressComponents): void {
  const { units } = draft;
  const last = units[units.length - 1];
  if (last === undefined) return;
  const before = units.slice(0, -1).flatMap((unit) => [unit.designator, unit.number]);
  const designators = [...before, last.designator].filter((part) => part !== null);
  components.secondaryDesignator = designators.length === 0 ? null : designators.join(" ");
  components.secondaryNumber = last.number;
}

function kindOf(c: AddressComponents): AddressKind {
  if (c.streetName !== null && (c.primaryNumber !== null || c.box === null)) return "street";
  if (c.box !== null) return "po_box";
  if (c.route !== null) return "route";
  return c.city !== null || c.building !== null ? "place" : "unknown";
}

/** Share of the usual parts that were told apart: a street or box, its number, a city, a postal code. */
function confidenceOf(c: AddressComponents): number {
  const parts = [c.streetName ?? c.box, c.primaryNumber ?? c.box, c.city, c.postalCode];
  return parts.filter((part) => part !== null).length / parts.length;
}
