import { type AddressComponents, emptyComponents } from "../types.ts";
import { takeBox } from "./box.ts";
import { isChinese, partsChinese } from "./china.ts";
import { CITY_STATES, countryLabel, mayEndInCountry, splitCountryName } from "./country-name.ts";
import { type Draft, draftOf, freeRuns, give, textOf } from "./draft.ts";
import { internationalLines } from "./international-lines.ts";
import { isJapaneseScript, partsJapanese } from "./japan.ts";
import { isHangul, partsKorean } from "./korea.ts";
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

/** The parts of an address of another country, the rules that changed its text, and its mailing lines. */
export interface InternationalParts {
  readonly components: AddressComponents;
  readonly rules: string[];
  readonly lines: string[];
  /** Whether it is written from the largest part to the number of the block or street, as in Japan and Korea. */
  readonly inBlocks: boolean;
}

/** Parts a cleaned upper-case text by the conventions of a country other than the United States; null is the generic tier. */
export function partsInternational(text: string, country: string | null): InternationalParts {
  const named = mayEndInCountry(text, null) ? splitCountryName(text) : null;
  const own =
    named !== null && !named.isCity && (country === null || named.country === country || named.country === "GB");
  if (country === "JP" && isJapaneseScript(text)) return partsJapanese(own ? named.rest : text, own ? "JAPAN" : null);
  const profile = profileOf(country);
  const rest = own ? named.rest : text;
  if (isChinese(rest, country)) return partsChinese(rest, country, own);
  if (country === "KR" && isHangul(rest)) return partsKorean(rest, own);
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
  return { components, rules: draft.rules, lines, inBlocks: false };
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
