// Meaning: words that announce a telephone or fax number behind an address, upper case without accents and full stops, and shapes of one.
// Source: Unicode CLDR 46 and the letterheads of the languages with a table here; read 2026-11.
import { wordSet } from "../../text/lookup.ts";

export const PHONE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `CEL CELL CELULAR FAX FON FONE MOB MOBIL MOBILE MOVIL PH PHONE T TEL TELEF TELEFAX TELEFON TELEFONE TELEFONO TELEFOON
  TELEPHONE TELF TFNO TLF`,
);

/** A number as long as a telephone's at the end, behind a word, behind the sign of a country code, or with an area code in brackets. */
export const PHONE_BEHIND_WORD: RegExp = /,? ([A-ZÀ-Ý]{1,9})\b\W{0,3}\d[\d ()./-]{6,16}$/u;
export const PHONE_BEHIND_SIGN: RegExp = /,? (?:\+|\((?=\d\d\d?\)))\d[\d ()./-]{6,16}$/u;

/** Ten digits at the end as the United States write them. */
export const PHONE_UNITED_STATES: RegExp = /(?:^| )((?:1[ .-]?)?(?:\d{3}[ .-]\d{3}[ .-]\d{4}|\d{10}))$/u;
