// Meaning: words, in lower case, for what a number of one or two digits behind a telephone number counts: "24 hours", "(14 ct/min)".
// Source: words on business cards and in registers in the larger languages of Europe, own collection; 2026-11. 34 words, sorted.
import { wordSet } from "../../text/lookup.ts";

export const COUNTED_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`anschlüsse cent centimes cents ct cts dagen days dias días giorni heures horas hour hours hr hrs jours leitungen lignes lijnen line linee lines linhas linien líneas minuten minutes ore std stunden tage uren`,
);
