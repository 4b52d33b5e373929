import type { PhoneNumber } from "./dialled-number.ts";
import { isPlaceholder, isPossible } from "./standing.ts";

/** Key of a number: E.164, with ";ext=" when it has an extension; null for an impossible number and a placeholder. */
export function keyOf(number: PhoneNumber | null): string | null {
  if (number === null || !isPossible(number) || isPlaceholder(number)) return null;
  const e164 = `+${number.code.code}${number.national}`;
  return number.extension === null ? e164 : `${e164};ext=${number.extension}`;
}
