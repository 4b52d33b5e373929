/**
 * Release of libphonenumber-js whose numbering plans this version was tested with. Plans change every few weeks: a
 * number that is valid under one release may be invalid under another.
 *
 * @example
 * PHONE_METADATA_VERSION; // => "1.13.16"
 */
export const PHONE_METADATA_VERSION: string = "1.13.16";
