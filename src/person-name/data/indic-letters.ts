// Meaning: what the letters of the scripts of India stand for in a key of plain Latin letters: vowels without their length, consonants without breath.
// Source: code charts of the Unicode Standard 17.0, whose blocks from Devanagari to Malayalam hold like letters at like places; read 2026-11.
// 3 tables, in the order of the code points.

/** Letters from U+xx05 on; "-" where the scripts have none in common. */
export const INDIC_LETTERS: string = "-AIIUURLEEEEOOOOkkggnccjjnttddnttddnnppbbm-rrlllvsssh";

/** Vowel signs from U+xx3E on. */
export const INDIC_SIGNS: string = "AIIUURREEEEOOOO";

/** Letters that one script has elsewhere, each before what it stands for: of Assamese, Odia and Malayalam. */
export const INDIC_OTHERS: string = String.raw`ৰrৱvୱvൺnൻnർrൽlൾl`;
