import { wordSet } from "../../text/lookup.ts";

// Meaning: words of a family name that one list writes and another leaves out, so that names are compared without them.
// In comparison form.
// Source: particles of Dutch, English, French, German, Italian, Portuguese, Scandinavian, Spanish and romanized Arabic
// names; 2026-11.
// 30 words, sorted.

export const COMPARED_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
a al av da das de del della den der des di do dos du e el la las le lo los of ten ter the van von y zu
`);
