// Meaning: endings of given names as rules of short forms ask for them, one regular expression each, for names in lower case
// without accents.
// Source: general knowledge of English, French and Italian usage, 2026-11. 2 expressions.

/** What makes a woman's name of a man's, behind the man's: Paula, Josephine, Danielle, Henriette. */
export const FEMININE_ENDING: RegExp = /^(?:[aey]|ia|ie|i?[nlt]+[ae]|een|ene)$/u;

/** Endings of pet forms: Denny, Annie, Niki, Mikey, Abbe. */
export const PET_ENDING: RegExp = /(?:ey?|ie?|y)$/u;
