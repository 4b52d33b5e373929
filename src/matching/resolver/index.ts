// What a store that draws candidates elsewhere needs to climb the same ladder.
export { siteKey } from "../site-keys.ts";
export { COMPARED_NAMES, misspeltNames, type NameSource, startingCores } from "./company-names.ts";
export { grams, gramsToRead } from "./gram-index.ts";
export { type NameKeys, nameKeys, shortNames } from "./name-index.ts";
export { resolveDrawn } from "./resolver.ts";
