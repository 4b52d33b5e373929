import { unitAt } from "../../text/unit-at.ts";
import { DIGIT_ZEROS } from "../data/scripts.ts";

/** Below the first of them. */
const FIRST_ZERO = 0x660;

/** A text with the digits of other scripts as those of ASCII, by which numbers are read: "١٤" and "१४" as "14"; its length stays. */
export function plainDigits(text: string): string {
  let out = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (unit < FIRST_ZERO) continue;
    const zero = DIGIT_ZEROS.find((each) => unit >= each && unit < each + 10);
    if (zero === undefined) continue;
    out += text.slice(from, i) + (unit - zero);
    from = i + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}
