import { pairTable } from "../../text/lookup.ts";

// Meaning: words of place names that lists write short, in comparing form. A direction counts only in front of a name.
// Source: U.S. Board on Geographic Names, Publication 28 (abbreviations in city names); 2026-11. 4 words and 4 directions, sorted.

export const PLACE_ABBREVIATIONS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`
ft=fort
mt=mount
st=saint
ste=sainte
`);

export const PLACE_DIRECTIONS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`
e=east
n=north
s=south
w=west
`);
