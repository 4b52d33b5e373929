import { US_MILITARY_STATES } from "../data/us-states.ts";
import { plainLines } from "../plain/plain-lines.ts";
import { dropBeforeState } from "../rules/before-state.ts";
import { takeBehindLastLine } from "../rules/behind-last-line.ts";
import { mendBrokenZip } from "../rules/broken-zip.ts";
import { takeRecipient } from "../rules/care-of.ts";
import { takeCity } from "../rules/city.ts";
import { dropCountryCode } from "../rules/country-code.ts";
import { setStateCountyAside } from "../rules/county.ts";
import { joinParts, readDelivery } from "../rules/delivery.ts";
import { readShortDirection } from "../rules/directional.ts";
import { moveFrontLastLine } from "../rules/front-last-line.ts";
import { takeGeneralDelivery } from "../rules/general-delivery.ts";
import { splitGluedZip } from "../rules/glued-zip.ts";
import { misspeltStateAt } from "../rules/misspelt-state.ts";
import { takePostOfficeBox } from "../rules/po-box.ts";
import { takePositionOrPhone } from "../rules/position-or-phone.ts";
import { padPostalCode, takeLeadingCode, takePostalCode } from "../rules/postal-code.ts";
import { takePuertoRicoAreas } from "../rules/puerto-rico-area.ts";
import { joinBlock } from "../rules/puerto-rico-block.ts";
import { signCorner } from "../rules/puerto-rico-corner.ts";
import { takePuertoRicoRoad } from "../rules/puerto-rico-road.ts";
import { takePuertoRicoUnits } from "../rules/puerto-rico-unit.ts";
import { takeReferences } from "../rules/reference.ts";
import { takeRepeatedPlace } from "../rules/repeated-place.ts";
import { isBoxed, isRural, takeRoute } from "../rules/rural-route.ts";
import { takeSecondAddress } from "../rules/second-address.ts";
import { takeUnits } from "../rules/secondary-unit.ts";
import { readSpanishStreet } from "../rules/spanish-street.ts";
import { dropStateBeforeCode, takeState } from "../rules/state.ts";
import { takeTownAlone } from "../rules/town-alone.ts";
import { classify } from "../tokens/classify.ts";
import { ASSUMED, type Draft, draftOf, FREE, note, textOf } from "../tokens/draft.ts";
import { hintOf } from "../tokens/hint.ts";
import { PUERTO_RICO } from "../tokens/is-puerto-rico.ts";
import { joined } from "../tokens/joined.ts";
import { spellSigns } from "../tokens/notation.ts";
import { stateOfPhrase, stateOfTwoAt } from "../tokens/state-name.ts";
import { textAt } from "../tokens/token-at.ts";
import { type AddressToken, tokenizeAddress } from "../tokens/tokenize.ts";
import {
  STARTS_BOX,
  STARTS_GENERAL_DELIVERY,
  STARTS_RECIPIENT,
  STARTS_REFERENCE,
  STARTS_ROUTE,
  STARTS_SHORT_DIRECTION,
  STARTS_UNIT,
} from "../tokens/word.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import type { AddressComponents, AddressKind, AddressOptions, Places, Reading, ReadLines } from "../types.ts";
import { matchKeyUnitedStates } from "./match-key.ts";
import { sortUnits } from "./sort-units.ts";
import { unitedStatesLines } from "./united-states-lines.ts";

/** Reads a cleaned upper-case text as an address of the United States (Publication 28); `isNamed` where their name stood behind it, apart. */
export function readUnitedStates(text: string, options: AddressOptions, isNamed: boolean): Reading {
  return readingOf(draftUnitedStates(tokensOf(text), placesOf(options), hintOf(options), isNamed));
}

function tokensOf(text: string): AddressToken[] {
  return classify(tokenizeAddress(spellSigns(text)));
}

/** The mailing lines alone, for a text whose parts nobody asks for; those of plain lines read as themselves. */
export function linesUnitedStates(text: string, options: AddressOptions, isNamed: boolean): ReadLines {
  const tokens = tokensOf(text);
  const places = placesOf(options);
  const hint = hintOf(options);
  const plain = hint === PUERTO_RICO ? null : plainLines(tokens, places);
  if (plain !== null) return { lines: plain, stable: true, country: "US" };
  return { lines: linesOfDraft(draftUnitedStates(tokens, places, hint, isNamed)), stable: false, country: "US" };
}

/** Applies the rules in their order: last line, boxes and routes, units, city, street. */
function draftUnitedStates(
  tokens: AddressToken[],
  places: Places | null,
  hint: string | null,
  isNamed: boolean,
): Draft {
  const draft = draftOf(tokens, places, hint);
  const { starts } = draft;
  takeLastLine(draft);
  takeRepeatedPlace(draft);
  takeSecondAddress(draft);
  if (starts & STARTS_ROUTE) takeRoute(draft);
  if (starts & STARTS_BOX) takePostOfficeBox(draft);
  if (starts & STARTS_GENERAL_DELIVERY) takeGeneralDelivery(draft);
  joinBlock(draft);
  takePuertoRicoUnits(draft);
  signCorner(draft);
  takePuertoRicoRoad(draft);
  takePuertoRicoAreas(draft);
  if (starts & STARTS_SHORT_DIRECTION) readShortDirection(draft);
  if (starts & STARTS_REFERENCE) takeReferences(draft);
  if (starts & STARTS_UNIT) takeUnits(draft);
  joinParts(draft);
  if (isNamed) takeTownAlone(draft);
  takeCity(draft);
  joinParts(draft);
  readSpanishStreet(draft);
  if (starts & STARTS_RECIPIENT) takeRecipient(draft);
  readDelivery(draft);
  settleUnits(draft);
  return draft;
}

function takeLastLine(draft: Draft): void {
  splitGluedZip(draft);
  mendBrokenZip(draft);
  moveFrontLastLine(draft);
  const all = takeBehindLastLine(
    draft,
    dropCountryCode(draft, takePositionOrPhone(draft, dropCountryCode(draft, draft.tokens.length))),
  );
  const behindCode = takePostalCode(draft, all);
  if (behindCode === all && takePaddedCode(draft, all)) return;
  const before = dropBeforeState(draft, setStateCountyAside(draft, behindCode));
  const behindState = takeState(draft, before);
  draft.end = behindState;
  if (behindState < before && draft.components.postalCode === null) {
    draft.end = takePostalCode(draft, behindState);
    takeLeadingCode(draft, behindState);
    if (draft.components.postalCode !== null) note(draft, "us/last-line");
    if (draft.end < behindState) draft.end = dropStateBeforeCode(draft, draft.end);
  }
}

/** A ZIP code behind its state that has lost its leading zero. */
function takePaddedCode(draft: Draft, all: number): boolean {
  const at = all - 1;
  const near = stateOfPrefix(`0${textAt(draft.tokens, at)}`);
  const state =
    stateOfPhrase(textAt(draft.tokens, at - 1)) ??
    stateOfTwoAt(draft.tokens, at - 2) ??
    (misspeltStateAt(draft.tokens, at, near) < at ? near : null);
  if (at < 2) return false;
  if (state === null) return padCodeOfCity(draft, at);
  if (!padPostalCode(draft, at, state)) return false;
  draft.end = takeState(draft, at);
  return true;
}

/** "12 ELM ST, SALEM 1970": a ZIP code without its zero and state behind a city that the places know by it, where the caller expects the country: others have codes of four digits. */
function padCodeOfCity(draft: Draft, at: number): boolean {
  const { hint, places, tokens } = draft;
  const code = `0${textAt(tokens, at)}`;
  if (hint !== "US" || places === null || !/^0\d{4}$/u.test(code)) return false;
  const isKnown = places.citiesOf(code).some((city) => {
    const from = at - city.split(" ").length;
    return from > 0 && textOf(tokens, from, at) === city;
  });
  if (!isKnown || !padPostalCode(draft, at, stateOfPrefix(code) ?? "")) return false;
  draft.end = at;
  return true;
}

/** The caller's places where they are a table of the United States. */
function placesOf(options: AddressOptions): Places | null {
  const places: Partial<Places> | null | undefined = options.places;
  if (typeof places !== "object" || places === null) return null;
  const usable =
    typeof places.citiesOf === "function" &&
    typeof places.isCity === "function" &&
    typeof places.stateOf === "function";
  return usable ? (places as Places) : null;
}

/** The last unit is the secondary designator and number; those before it stand in the building too. */
function settleUnits(draft: Draft): void {
  const { components, units } = draft;
  sortUnits(units);
  const last = units.at(-1);
  if (last === undefined) return;
  components.secondaryDesignator = last.designator || null;
  components.secondaryNumber = last.id || null;
  for (const { designator, id } of units.slice(0, -1))
    draft.otherUnits = joined(draft.otherUnits, joined(designator, id));
  if (draft.otherUnits === "") return;
  components.building = joined(components.building, draft.otherUnits);
}

/** The mailing lines; text behind the street moves before it where a city follows and it cannot be taken for a unit there. */
function linesOfDraft(draft: Draft): string[] {
  const { components: c, beforeStreet, behindStreet, otherUnits } = draft;
  const stays = draft.staysBehind || (c.city ?? c.state ?? c.postalCode) === null || isBoxed(c.route ?? "");
  const front = stays ? beforeStreet : joined(beforeStreet, behindStreet);
  const lines = unitedStatesLines(c, { front, behind: stays ? behindStreet : "", units: otherUnits });
  if (draft.behindLastLine !== "") lines.push(draft.behindLastLine);
  return lines;
}

function readingOf(draft: Draft): Reading {
  const { components, rules, tokens } = draft;
  let placed = 0;
  let total = 0;
  const unclassified: string[] = [];
  for (const token of tokens) {
    total += token.text.length;
    if (token.role === FREE || token.role === ASSUMED) unclassified.push(token.text);
    else placed += token.text.length;
  }
  return {
    components,
    kind: kindOf(draft),
    rules,
    unclassified,
    confidence: total === 0 ? 0 : Math.round((placed / total) * 100) / 100,
    lines: linesOfDraft(draft),
    country: "US",
    matchKey: matchKeyUnitedStates(components, draft.otherUnits),
  };
}

/** A military unit, or a last line of the Armed Forces Americas, Europe or Pacific. */
function isMilitary({ route, state }: AddressComponents): boolean {
  return (route !== null && !isRural(route)) || US_MILITARY_STATES.has(state ?? "");
}

function kindOf(draft: Draft): AddressKind {
  const { components } = draft;
  if (isMilitary(components)) return "military";
  if (components.route !== null) return "route";
  if (components.crossStreet !== null && components.primaryNumber === null) return "intersection";
  if ((components.streetName ?? components.primaryNumber) !== null) return "street";
  if (components.box !== null) return "po_box";
  if (draft.generalDelivery) return "general_delivery";
  const { building, city, postalCode, state } = components;
  return (city ?? postalCode ?? state ?? building) === null ? "unknown" : "place";
}
