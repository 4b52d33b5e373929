import type { Reason } from "./types.ts";

/** Largest input of each kind in UTF-16 units; a caller raises it with the option `maxLength`. */
export const ADDRESS_MAX_LENGTH = 2048;
export const PERSON_NAME_MAX_LENGTH = 512;
export const URL_MAX_LENGTH = 4096;
export const PHONE_MAX_LENGTH = 250;
export const SPLIT_PHONES_MAX_LENGTH = 4096;
export const FIND_PHONES_MAX_LENGTH = 65_536;

/** Longest compatibility mapping that is applied: U+FDFA alone would grow to 18 units. */
export const LONGEST_MAPPING = 3;

/**
 * Longest run of combining marks that reaches `normalize`: the engine sorts a run in quadratic time.
 * 30 is the Stream-Safe Text Format of UAX #15.
 */
export const LONGEST_MARK_RUN = 30;

/**
 * The reason why a run-time value cannot be read at all, or null when it is text within the cap.
 * The cap counts UTF-16 units and is compared without reading the text.
 */
export function refuse(value: unknown, maxLength: number): Reason | null {
  if (typeof value !== "string") return "not_a_string";
  return value.length > maxLength ? "input_too_long" : null;
}

/** The caller's `maxLength` when it is a usable number, else the default cap. */
export function capOf(
  options: { readonly maxLength?: number | undefined } | undefined | null,
  fallback: number,
): number {
  const asked: unknown = options?.maxLength;
  return typeof asked === "number" && asked >= 0 ? asked : fallback;
}
