// Meaning: words that announce a telephone or fax number behind an address, upper case without accents and full stops, and shapes of one
// and of other notes behind the last line.
// Source: Unicode CLDR 46 and the letterheads of the languages with a table here; read 2026-11. 12 tables.
import { wordSet } from "../../text/lookup.ts";

export const PHONE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `CEL CELL CELULAR DT FAX FON FONE GSM KOM MOB MOBIL MOBILE MOVIL PH PHONE PUH T TEL TELEF TELEFAX TELEFON TELEFONE TELEFONO
  TELEFOON TELEPHONE TELF TELP TFN TFNO TLF ΤΗΛ МОБ ТЕЛ ТЕЛЕФОН ФАКС טל โทร 电话 電話`,
);

/** A number as long as a telephone's at the end, behind a word, behind the sign of a country code, or with an area code in brackets. */
export const PHONE_BEHIND_WORD: RegExp =
  /(?:,| -)?[ .](?:[A-Z]{3,7}\.?\/)?([A-ZÀ-ÝĐΑ-ΩА-Яא-תก-ไ一-鿿]{1,9})[^A-ZÀ-ÝĐΑ-ΩА-Яא-ת\d]{0,4}\d[\d ()./-]{6,24}(?:(?:EXT|X)\.? ?\d{1,6})?$/u;
export const PHONE_BEHIND_SIGN: RegExp =
  /(?:,| -)? (?:\+|\((?=\d\d\d?\)|0\d{2,4}\))|\d{1,3}-\((?=\d))\d[\d ()./-]{6,20}$/u;

/** An e-mail or web address. */
export const MAIL_OR_WEB: RegExp =
  /@|^WWW[.]|^HTTPS?:|.[.](?:COM|NET|ORG)(?:[.][A-Z]{2})?$|^\w{2,}[.][A-Z]{2,3}\/\w{3}/u;

/** A word that is a web address or an e-mail address, and one that holds a UUID (RFC 9562). */
export const WEB_ADDRESS: RegExp = /^(?:HTTPS?:\/\/|WWW[.])./u;
export const MAIL_ADDRESS: RegExp = /^[^@]+@[^@.]+[.][^@]+$/u;
export const IDENTIFIER: RegExp = /[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}/u;

/** A number of registration or a place nearby right behind a full British, Canadian or Indian postal code, and such a place in brackets. */
export const NOTE_BEHIND: RegExp =
  /[.,]? (?<=[ ,-](?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{6})[.,]? )(?:(?:[A-Z]{2,10}[.:]? ){0,4}(?:[A-Z]{0,3}\d{7,12}|\d[\dA-Z]{9,14})$|(?:BEHIND|NEAR|OPP(?:OSITE)?) )|,? \((?:BEHIND|DERRIÈRE|EN FACE|FRENTE|GEGENÜBER|JUNTO|NEAR|OPPOSITE|TEGENOVER) [^()]*\)$/u;

/** Groups of digits at the end behind a zero, "044 333 99 11", and those that are a part of their own, perhaps with an extension, "64 9 3737599 X85". */
export const PHONE_BEHIND_ZERO: RegExp = /,? 0\d{1,4}(?:[ /.-]\d{2,4}){2,4}(?: \d)?$/u;
export const PHONE_APART: RegExp = /, \d{1,4}(?:[ -]\d{1,8}){2,5}(?: X\d{1,6})?$/u;

/** A last bracket, in which an area code may stand in another one. */
export const CONTACT_IN_BRACKETS: RegExp = / \([^()]*(?:\([^()]*\)[^()]*)?\)$/u;

/** Ten digits at the end as the United States write them. */
export const PHONE_UNITED_STATES: RegExp = /(?:^| )((?:1[ .-]?)?(?:\d{3}[ .-]\d{3}[ .-]\d{4}|\d{10}))$/u;
