import { assignedOnly, isAscii, mapAssigned } from "./unicode.ts";

/** Upper case without locale, the same on every engine: code points later than Unicode 15.0 stay. */
export function upperCase(text: string): string {
  return isAscii(text)
    ? text.toUpperCase()
    : mapAssigned(text, (stretch) => settled(stretch, (part) => part.toUpperCase()));
}

/** Lower case without locale, the same on every engine: code points later than Unicode 15.0 stay. */
export function lowerCase(text: string): string {
  return isAscii(text)
    ? text.toLowerCase()
    : mapAssigned(text, (stretch) => settled(stretch, (part) => part.toLowerCase()));
}

/** The word with its first code point in upper case and the rest in lower case. */
export function titleCase(word: string): string {
  const first = word.codePointAt(0);
  if (first === undefined) return word;
  const width = first > 0xffff ? 2 : 1;
  return upperCase(word.slice(0, width)) + lowerCase(word.slice(width));
}

/** A letter whose twin in the other case came later than Unicode 15.0 stays: U+A7D3 got its capital in 17.0. */
function settled(stretch: string, change: (part: string) => string): string {
  const changed = change(stretch);
  if (assignedOnly(changed) === changed) return changed;
  let out = "";
  for (const char of stretch) {
    const other = change(char);
    out += assignedOnly(other) === other ? other : char;
  }
  return out;
}
