// Every table of words in addresses, and those of countries. Imported from one place they stand side by side in a bundle,
// in the order in which Brotli compresses them best.

export * from "../text/data/countries.ts";
export * from "../text/data/country-local-names.ts";
export * from "./data/china.ts";
export * from "./data/cities.ts";
export * from "./data/country-signs.ts";
export * from "./data/field-labels.ts";
export * from "./data/japan.ts";
export * from "./data/languages/any.ts";
export * from "./data/languages/dutch.ts";
export * from "./data/languages/english.ts";
export * from "./data/languages/french.ts";
export * from "./data/languages/german.ts";
export * from "./data/languages/italian.ts";
export * from "./data/languages/portuguese.ts";
export * from "./data/languages/spanish.ts";
export * from "./data/phone-words.ts";
export * from "./data/place-words.ts";
export * from "./data/postal-formats.ts";
export * from "./data/regions.ts";
export * from "./data/scripts.ts";
export * from "./data/street-line-words.ts";
export * from "./data/territories.ts";
export * from "./data/unit-words.ts";
export * from "./data/us-address-words.ts";
export * from "./data/us-box-phrases.ts";
export * from "./data/us-directionals.ts";
export * from "./data/us-named-units.ts";
export * from "./data/us-number-words.ts";
export * from "./data/us-numbered-places.ts";
export * from "./data/us-road-words.ts";
export * from "./data/us-secondary-designators.ts";
export * from "./data/us-states.ts";
export * from "./data/us-street-suffixes.ts";
export * from "./data/us-zip-prefixes.ts";
export * from "./data/venue-words.ts";
