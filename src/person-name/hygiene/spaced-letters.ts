import { lowerCase, upperCase } from "../../text/letter-case.ts";
import type { CleanText } from "./clean-text.ts";

/** So many initials nobody has. */
const LONG_WORD = 4;

/** "J o h n   H a r l o w": with the letters of each word together; every other text as it is. */
export function closeSpacedLetters(clean: CleanText): CleanText {
  const { text, map } = clean;
  if (!areSpacedLetters(text)) return clean;
  let closed = "";
  const offsets: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text.charAt(i) === " " && text.charAt(i - 1) !== " " && text.charAt(i + 1) !== " ") continue;
    closed += text.charAt(i);
    offsets.push(map === null ? i : (map[i] as number));
  }
  offsets.push(map?.at(-1) ?? text.length);
  return { text: closed, map: offsets };
}

/** Whether a text consists of letters with a blank between each two and wider gaps between words, one of which is no row of initials. */
export function areSpacedLetters(text: string): boolean {
  if (text.charAt(1) !== " ") return false;
  const words = text.split(/ {2,}/u).filter((word) => word !== "");
  return words.length > 1 && words.every(isSpaced) && words.some(({ length }) => length > 2 * (LONG_WORD - 1));
}

/** "H a r l o w", "H a r l o w,". */
function isSpaced(word: string): boolean {
  const letters = word.endsWith(",") ? word.slice(0, -1) : word;
  return letters.split(" ").every((letter) => letter.length === 1 && lowerCase(letter) !== upperCase(letter));
}
