import { CREDENTIAL, OCCUPATION, TITLE } from "../words/lexicon.ts";

/** Kinds of word that headlines consist of. */
export const HEADLINE: number = OCCUPATION | TITLE | CREDENTIAL;
