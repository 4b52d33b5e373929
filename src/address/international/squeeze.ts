import { foldDiacritics } from "../../text/fold.ts";
import { assignedOnly } from "../../text/unicode.ts";
import { plainDigits } from "../country/plain-digits.ts";

/** Letters with the marks that make them, and digits, only; the two spellings of an umlaut agree as its base letter. */
export function squeeze(part: string): string {
  return assignedOnly(plainDigits(foldDiacritics(part)))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .replace(/AE/gu, "A")
    .replace(/OE/gu, "O")
    .replace(/UE/gu, "U");
}
