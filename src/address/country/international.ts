import { type AddressOptions, emptyComponents, type Reading } from "../types.ts";

/** Reads a cleaned upper-case text by the conventions of a country other than the United States; null is the generic tier. */
export function readInternational(text: string, country: string | null, _options: AddressOptions): Reading {
  const line = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return {
    components: emptyComponents(),
    kind: "unknown",
    rules: [],
    unclassified: line.join(" ").split(" "),
    confidence: 0,
    lines: line,
    country,
    matchKey: null,
  };
}
