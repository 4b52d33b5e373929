// Meaning: signs and words, in lower case, between a number and another that leaves out what both share: "212-555-0123 / 0124",
// "(212) 555-0123 or 555-0199".
// Source: the words for "and" and "or" in the languages of numbers on business cards, own collection; 2026-11. 35 rows, sorted.
import { wordSet } from "../../text/lookup.ts";

export const JOINING_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`& , / ; a and atau dan e eller en et hoặc i ili lub n o och oder of og or ou sau u und v veya y и или – 和 或`,
);
