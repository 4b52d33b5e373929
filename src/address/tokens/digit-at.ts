import { unitAt } from "../../text/unit-at.ts";

/** Whether an ASCII digit stands there. */
export function isDigitAt(text: string, at: number): boolean {
  const unit = unitAt(text, at);
  return unit >= 0x30 && unit <= 0x39;
}
