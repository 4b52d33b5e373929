import { endsPart } from "../tokens/token-run.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import type { Places } from "../types.ts";

/** A plain line being read: what stands before `at` and from `end` on is known. */
export interface PlainLine {
  readonly tokens: readonly AddressToken[];
  at: number;
  end: number;
  /** Standard state and ZIP code; "" where the text has none. */
  state: string;
  zip: string;
  /** Whether the street has no suffix, which would divide it from the city. */
  bare: boolean;
  readonly places: Places | null;
}

/** Whether a comma or the end stands behind a token. */
export function isLastOfPart({ tokens, end }: PlainLine, at: number): boolean {
  return endsPart(tokens, at, end);
}
