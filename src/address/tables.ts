// Every table of words in addresses. Imported from one place they stand side by side in a bundle, like beside like, which
// compresses them better.

// Of the United States.

export * from "./data/us-address-words.ts";
export * from "./data/us-box-phrases.ts";
export * from "./data/us-directionals.ts";
export * from "./data/us-named-units.ts";
export * from "./data/us-number-words.ts";
export * from "./data/us-road-words.ts";
export * from "./data/us-secondary-designators.ts";
export * from "./data/us-states.ts";
export * from "./data/us-street-suffixes.ts";
export * from "./data/us-zip-prefixes.ts";

// Words of languages and their kinds.

export * from "./data/field-labels.ts";
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
export * from "./data/street-line-words.ts";
export * from "./data/unit-words.ts";
export * from "./data/venue-words.ts";

// Places and codes.

export * from "./data/china.ts";
export * from "./data/cities.ts";
export * from "./data/country-signs.ts";
export * from "./data/japan.ts";
export * from "./data/postal-formats.ts";
export * from "./data/regions.ts";
export * from "./data/scripts.ts";
export * from "./data/territories.ts";
