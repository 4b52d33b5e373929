import { capOf } from "../../text/limits.ts";
import { toWellFormed } from "../../text/unicode.ts";
import { nameParts } from "./core.ts";
import { statedNames } from "./stated-names.ts";

/** Longest company name that is read, in UTF-16 units. */
export const COMPANY_NAME_MAX_LENGTH = 512;

/** A company name without and with its legal form. */
export interface CompanyNameSplit {
  /** The name as written, without legal form, leading article, share class and other listing notation. */
  core: string;
  /** Usual abbreviation of the legal form ("GmbH", "S.A. de C.V."); several in written order; null without one. */
  legalForm: string | null;
}

/**
 * Core of a company name and its legal form.
 *
 * Legal forms of more than 100 jurisdictions are known (ISO 20275 and the spellings of registers), before and after
 * the name. A name that is nothing but a legal form keeps its last word as the core. Another name behind "d/b/a", "t/a" or
 * "formerly" is left out.
 *
 * @param name Company name as found; at most 512 UTF-16 units are read.
 * @returns `core` is "" for anything but text, for text without a letter or digit, and over the cap.
 * @example
 * splitCompanyName("Fischer Maschinenbau GmbH & Co. KG"); // => { "core": "Fischer Maschinenbau", "legalForm": "GmbH & Co. KG" }
 */
export function splitCompanyName(
  name: string,
  options?: { readonly maxLength?: number | undefined },
): CompanyNameSplit {
  const value: unknown = name;
  if (typeof value !== "string" || value.length > capOf(options, COMPANY_NAME_MAX_LENGTH))
    return { core: "", legalForm: null };
  const named = statedNames(value).registered;
  const parts = nameParts(named);
  const first = parts.words[parts.from];
  const last = parts.words[parts.to - 1];
  if (first === undefined || last === undefined) return { core: "", legalForm: null };
  const core = withBrackets(named, first.start + parts.cutStart, last.end - parts.cutEnd);
  return { core: toWellFormed(core), legalForm: parts.forms.length === 0 ? null : parts.forms.join(" ") };
}

/** The slice with its bracket before or behind it where it leaves one open: "Acme (Holdings" reaches to the bracket behind it. */
function withBrackets(text: string, start: number, end: number): string {
  const core = text.slice(start, end);
  const close = core.indexOf(")");
  const opens = close >= 0 && !core.slice(0, close).includes("(") && text.charAt(start - 1) === "(";
  const closes = core.lastIndexOf("(") > core.lastIndexOf(")") && text.charAt(end) === ")";
  return text.slice(opens ? start - 1 : start, closes ? end + 1 : end);
}
