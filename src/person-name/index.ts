export { normalizePersonName } from "./normalize.ts";
export { parsePersonName } from "./parse.ts";
export type { ParsedPersonName, PersonNameOptions, RemovedText } from "./types.ts";
