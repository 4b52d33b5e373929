import type { LocalBusiness, LocalBusinessSearch } from "../models/index.ts";

/** The yes-or-no filters in the order of their bits. `has_mobile` also holds for FIXED_LINE_OR_MOBILE, as nearly every US and Canadian number is. */
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
  if (isHeld(record.website_url)) flags |= 1;
  if (isHeld(record.phone)) flags |= 1 << 1;
  if (isHeld(record.email)) flags |= 1 << 2;
  if (type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE") flags |= 1 << 3;
  if (isHeld(social.pronet)) flags |= 1 << 4;
  if (isHeld(social.socialA)) flags |= 1 << 5;
  if (isHeld(social.socialB)) flags |= 1 << 6;
  if (isHeld(social.socialC)) flags |= 1 << 7;
  if (isHeld(social.videoA)) flags |= 1 << 8;
  if (isHeld(social.videoB)) flags |= 1 << 9;
  return flags;
}

/** Whether a field holds something: rows of files write "" for nothing. */
export function isHeld(text: string | null): boolean {
  return text !== null && text !== "";
}

/** The bits of `FLAG_NAMES` that a request asks for; written out, since every call passes here. */
export function flagsAsked(request: LocalBusinessSearch): number {
  return (
    (request.has_website === true ? 1 : 0) |
    (request.has_phone === true ? 1 << 1 : 0) |
    (request.has_email === true ? 1 << 2 : 0) |
    (request.has_mobile === true ? 1 << 3 : 0) |
    (request.has_pronet === true ? 1 << 4 : 0) |
    (request.has_socialA === true ? 1 << 5 : 0) |
    (request.has_socialB === true ? 1 << 6 : 0) |
    (request.has_socialC === true ? 1 << 7 : 0) |
    (request.has_videoA === true ? 1 << 8 : 0) |
    (request.has_videoB === true ? 1 << 9 : 0)
  );
}
