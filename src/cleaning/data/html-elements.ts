// HTML elements that texts copied from pages hold.
// Source: HTML Living Standard, grouping and text-level elements, and tables; exports of web forms, 2026-11. 2 tables, sorted.

/** Elements that part words. */
export const PARTING_ELEMENTS: ReadonlySet<string> = new Set(["br", "div", "li", "p", "td", "tr", "ul"]);

/** Elements that may stand within a word. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set([
  "a",
  "b",
  "em",
  "font",
  "i",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);
