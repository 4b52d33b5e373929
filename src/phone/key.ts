import type { PhoneNumber } from "./dialled-number.ts";
import { isPlaceholder, isPossible } from "./standing.ts";

/** Key of a number: E.164, with ";ext=" when it has an extension; null for an impossible number and a placeholder. */
export function keyOf(number: PhoneNumber | null): string | null {
  if (number === null || !isPossible(number) || isPlaceholder(number)) return null;
  const e164 = e164Of(number);
  return number.extension === null ? e164 : `${e164};ext=${number.extension}`;
}

/** "+", country calling code and national number, whether the number is possible or not. */
export function e164Of({ code, national }: PhoneNumber): string {
  return `+${code.code}${national}`;
}
