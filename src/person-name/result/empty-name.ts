import type { Reason } from "../../text/types.ts";
import type { ParsedPersonName } from "../types.ts";

/** A result without a name. */
export function emptyName(reason: Reason | null): ParsedPersonName {
  return {
    normalized: null,
    title: null,
    given: null,
    middle: null,
    family: null,
    generation: null,
    nickname: null,
    maiden: null,
    credentials: [],
    removed: [],
    others: [],
    ambiguities: [],
    reason,
  };
}
