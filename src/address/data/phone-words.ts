// Meaning: a word that announces a telephone or fax number behind an address; upper case without accents and full stops.
// Source: Unicode CLDR 46 and the letterheads of the languages with a table here; read 2026-11.
import { wordSet } from "../../text/lookup.ts";

export const PHONE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `CEL CELL CELULAR FAX FON FONE MOB MOBIL MOBILE MOVIL PH PHONE T TEL TELEF TELEFAX TELEFON TELEFONE TELEFONO TELEFOON
  TELEPHONE TELF TFNO TLF`,
);
