import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { OPEN_PREFIX } from "../data/part-prefixes.ts";

/** Fewest capitals behind it. */
const SHORTEST_TAIL = 3;

/** The prefix in mixed case before capitals alone: "Mc" of "McDONALD", "La" of "LaTOYA"; "" in other words. */
export function prefixBeforeCapitals(text: string): string {
  const prefix = OPEN_PREFIX.exec(text)?.[0] ?? "";
  const tail = text.slice(prefix.length);
  return tail.length >= SHORTEST_TAIL && upperCase(tail) === tail && lowerCase(tail) !== tail ? prefix : "";
}
