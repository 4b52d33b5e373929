import { capOf } from "../../text/limits.ts";
import { coreWords, nameParts } from "./core.ts";
import { COMPANY_NAME_MAX_LENGTH } from "./split.ts";
import { statedNames } from "./stated-names.ts";

/**
 * Comparison form of a company name: its core words in lower case without diacritics and punctuation, "&" as "and".
 *
 * Two spellings of one name ("The Björk Company", "BJORK CO.") have one comparison form. Legal form, leading article,
 * share class and other listing notation are left out, and another name behind "d/b/a", "t/a" or "formerly".
 *
 * @param name Company name as found; at most 512 UTF-16 units are read.
 * @returns null for anything but text, for text without a letter or digit, and over the cap.
 * @example
 * normalizeCompanyName("Barnes & Noble, Inc."); // => "barnes and noble"
 */
export function normalizeCompanyName(
  name: string,
  options?: { readonly maxLength?: number | undefined },
): string | null {
  const value: unknown = name;
  if (typeof value !== "string" || value.length > capOf(options, COMPANY_NAME_MAX_LENGTH)) return null;
  let form = coreText(statedNames(value).registered);
  // Cutting an attached legal form may leave single letters side by side, which then are one word.
  for (let next = coreText(form); next.length < form.length; next = coreText(form)) form = next;
  return form === "" ? null : form;
}

function coreText(name: string): string {
  return coreWords(nameParts(name)).join(" ");
}

/** The core words without "and" and spaces: the key by which two spellings of one name meet; null when there is no name. */
export function coreKey(name: unknown): string | null {
  if (typeof name !== "string" || name.length > COMPANY_NAME_MAX_LENGTH) return null;
  const words = coreWords(nameParts(name));
  const kept = words.filter((word) => word !== "and");
  return words.length === 0 ? null : (kept.length === 0 ? words : kept).join("");
}
