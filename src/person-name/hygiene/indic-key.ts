import { INDIC_LETTERS, INDIC_OTHERS, INDIC_SIGNS } from "../data/indic-letters.ts";

const FIRST_LETTER = 0x05;
const PLACE = 0x7f;
const FIRST_SIGN = 0x3e;
const ANUSVARA = 0x02;
const TIPPI = 0xa70;

/**
 * A word in a script of India in plain Latin letters, alike in the spellings that its languages have for one word: "jUnIr" for "जूनियर",
 * "জুনিয়র", "ਜੂਨੀਅਰ" and "ജൂനിയര്‍". Null for other scripts.
 */
export function indicKey(text: string): string | null {
  if (!isIndic(text.charCodeAt(0))) return null;
  let key = (text.charCodeAt(0) & PLACE) === FIRST_LETTER ? "a" : "";
  for (let i = 0; i < text.length; i++) key += letterOf(text.charCodeAt(i));
  return key;
}

/** Whether a code unit is of a script of India, whose blocks hold like letters at like places. */
export function isIndic(unit: number): boolean {
  return unit >= 0x900 && unit < 0xd80;
}

function letterOf(unit: number): string {
  const place = unit & PLACE;
  const other = INDIC_OTHERS.indexOf(String.fromCharCode(unit));
  if (other >= 0) return INDIC_OTHERS.charAt(other + 1);
  if (place === ANUSVARA || unit === TIPPI) return "n";
  const letter = INDIC_LETTERS.charAt(place - FIRST_LETTER) || INDIC_SIGNS.charAt(place - FIRST_SIGN);
  return !isIndic(unit) || letter === "-" ? "" : letter;
}
