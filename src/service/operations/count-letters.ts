import { mapAssigned } from "../../text/unicode.ts";

/** How many letters and digits of any script a text has. */
export function countLetters(text: string): number {
  let count = 0;
  mapAssigned(text, (stretch) => {
    for (const char of stretch) if (/[\p{L}\p{N}]/u.test(char)) count++;
    return stretch;
  });
  return count;
}
