import type { LocalBusiness } from "../models/index.ts";
import { textKey } from "./filter-keys.ts";

/**
 * The yes-or-no filters in the order of their bits. `has_mobile` also holds for FIXED_LINE_OR_MOBILE, as nearly every
 * US and Canadian number is.
 */
export const FLAG_NAMES = [
  "has_website",
  "has_phone",
  "has_email",
  "has_mobile",
  "has_pronet",
  "has_socialA",
  "has_socialB",
  "has_socialC",
  "has_videoA",
  "has_videoB",
] as const;

/** The flags that say a field is filled: all but `has_mobile`. */
export const FIELD_FLAGS = 0b1111110111;

/** The flags a record fulfils, bit k for `FLAG_NAMES[k]`. */
export function flagsOf(record: LocalBusiness): number {
  const { social, phone_type: type } = record;
  let flags = 0;
  if (record.website_url !== null) flags |= 1;
  if (record.phone !== null) flags |= 1 << 1;
  if (record.email !== null) flags |= 1 << 2;
  if (isMobile(type)) flags |= 1 << 3;
  if (social.pronet !== null) flags |= 1 << 4;
  if (social.socialA !== null) flags |= 1 << 5;
  if (social.socialB !== null) flags |= 1 << 6;
  if (social.socialC !== null) flags |= 1 << 7;
  if (social.videoA !== null) flags |= 1 << 8;
  if (social.videoB !== null) flags |= 1 << 9;
  return flags;
}

/** Whether a phone type is or may be a mobile number's, compared as the filter `phone_types` does. */
function isMobile(type: string | null): boolean {
  if (typeof type !== "string") return false;
  const key = textKey(type);
  return key === "mobile" || key === "fixed_line_or_mobile";
}
