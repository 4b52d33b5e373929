import { synonymTable } from "../../text/lookup.ts";

// Meaning: words that tell one branch, fund or school of a name from another as its numbers do: numbers in words, and the
// directions in the languages that company names are written in. In comparison form; the first spelling stands for the row. Directions that are common words of names too (est, este, leste, sul, sur) stand in none.
// Source: English, French, German, Dutch, Italian, Portuguese, Scandinavian and Spanish dictionaries; 2026-11.
// 18 rows, sorted.

export const PLACES_IN_LINE: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`
1=first one
10=ten tenth
2=second two
3=third three
4=four fourth
5=fifth five
6=six sixth
7=seven seventh
8=eight eighth
9=nine ninth
east=eastern oost ost
north=nord noord norr norte northern nth nthn nthrn
northeast=nordost
northwest=nordwest
south=southern sth sthn sthrn sud syd zuid
southeast=sudost
southwest=sudwest
west=oeste ouest ovest western westn wstn
`);
