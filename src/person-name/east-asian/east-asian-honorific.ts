import { KOREAN_HONORIFICS, SURE_HONORIFIC } from "../data/east-asian.ts";
import type { Reading } from "../hygiene/reading.ts";

/** A form of address of one character hangs on a name long enough to spare it: "高橋様", "김동경님"; others may end a given name ("丽君"). */
export function isHonorificHere(word: string, text: string, reading: Reading): boolean {
  const left = text.length - word.length;
  if (left < 1) return false;
  if (SURE_HONORIFIC.test(word)) return true;
  if (left < 2 || word.length > 1 || text.charAt(left - 1) === " ") return left > 1;
  if (KOREAN_HONORIFICS.includes(word)) return left > 2;
  return reading.language === "ja";
}
