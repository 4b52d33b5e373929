import { type AddressOptions, emptyComponents, type Reading } from "../types.ts";

/** Reads a cleaned upper-case text as an address of the United States (Publication 28). */
export function readUnitedStates(text: string, _options: AddressOptions): Reading {
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
    country: "US",
    matchKey: null,
  };
}
