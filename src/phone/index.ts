export {
  canonicalizePhone,
  dedupePhones,
  findPhones,
  matchPhones,
  PHONE_METADATA_VERSION,
  parsePhone,
  splitPhones,
} from "./first.ts";
export type { FoundPhone, ParsedPhone, PhoneListEntry, PhoneMatch, PhoneOptions, PhoneType } from "./types.ts";
