import { wordSet } from "../../text/lookup.ts";

// Meaning: articles, prepositions and conjunctions that an acronym of a name leaves out.
// Source: English, German, French, Spanish, Portuguese, Italian and Dutch grammar; 2026-11.
// 43 words, sorted.

export const ACRONYM_SKIPPED_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
a and at av da das de degli dei del della delle der des di die do dos du e el en et for fur in la las le les los of on
op per pour the to und van voor y zu
`);
