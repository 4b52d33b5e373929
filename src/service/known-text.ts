import { trimSpaces } from "../text/spaces.ts";

/** A value of a record as text; null when it is none or blank, since a store may hold "" for what it does not know. */
export function knownText(value: unknown): string | null {
  return typeof value === "string" && trimSpaces(value) !== "" ? value : null;
}
