import { wordSet } from "../lookup.ts";

// HTML elements that texts copied from pages and web forms hold, in lower case.
// Source: HTML Living Standard, grouping and text-level elements, and tables; exports of web forms, 2026-11. 2 tables, sorted.

/** Elements that begin or end a line, so that they part words. 7 words. */
export const PARTING_ELEMENTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("br div li p td tr ul");

/** Elements that may stand within a word. 11 words. */
export const INLINE_ELEMENTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "a b em font i small span strong sub sup u",
);
