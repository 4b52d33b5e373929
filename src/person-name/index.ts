export { normalizePersonName } from "./normalize.ts";
export { parsePersonName } from "./parse.ts";
export type { NameAmbiguity, ParsedPersonName, PersonNameOptions, RemovedKind, RemovedText } from "./types.ts";
