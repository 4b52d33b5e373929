// Meaning: words that announce a telephone or fax number behind an address, upper case without accents and full stops, and shapes of one.
// Source: Unicode CLDR 46 and the letterheads of the languages with a table here; read 2026-11.
import { wordSet } from "../../text/lookup.ts";

export const PHONE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `CEL CELL CELULAR FAX FON FONE MOB MOBIL MOBILE MOVIL PH PHONE T TEL TELEF TELEFAX TELEFON TELEFONE TELEFONO TELEFOON
  TELEPHONE TELF TFNO TLF`,
);

/** A number as long as a telephone's at the end, behind a word, behind the sign of a country code, or with an area code in brackets. */
export const PHONE_BEHIND_WORD: RegExp = /(?:,| -)? ([A-ZÀ-Ý]{1,9})\b\W{0,3}\d[\d ()./-]{6,24}$/u;
export const PHONE_BEHIND_SIGN: RegExp = /(?:,| -)? (?:\+|\((?=\d\d\d?\)))\d[\d ()./-]{6,20}$/u;

/** Groups of digits at the end behind a zero, "044 333 99 11", and those that are a part of their own, perhaps with an extension, "64 9 3737599 X85". */
export const PHONE_BEHIND_ZERO: RegExp = /,? 0\d{1,4}(?:[ /.-]\d{2,4}){2,4}(?: \d)?$/u;
export const PHONE_APART: RegExp = /, \d{1,4}(?:[ -]\d{1,8}){2,5}(?: X\d{1,6})?$/u;

/** Ten digits at the end as the United States write them. */
export const PHONE_UNITED_STATES: RegExp = /(?:^| )((?:1[ .-]?)?(?:\d{3}[ .-]\d{3}[ .-]\d{4}|\d{10}))$/u;
