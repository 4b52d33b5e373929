export { canonicalizePhone } from "./canonicalize.ts";
export { dedupePhones } from "./dedupe.ts";
export { findPhones } from "./find.ts";
export { matchPhones } from "./match.ts";
export { PHONE_METADATA_VERSION } from "./metadata-version.ts";
export { parsePhone } from "./parse.ts";
export { splitPhones } from "./split.ts";
export type { FoundPhone, ParsedPhone, PhoneListEntry, PhoneMatch, PhoneOptions, PhoneType } from "./types.ts";
