import { announcesCode } from "../country/code-prefix.ts";
import type { CountryProfile } from "../country/profile.ts";
import { startsWithDigit } from "../country/word-form.ts";

/** A postal code in the standard shape of a country; null when the text is none, as a word of letters alone is. */
export function codeOf(profile: CountryProfile, text: string): string | null {
  return inShapes(profile, text) ?? inShapes(profile, withoutPrefix(profile, text));
}

function inShapes({ codeShapes }: CountryProfile, text: string): string | null {
  if (!/[\d -]/u.test(text)) return null;
  for (const shape of codeShapes) {
    const code = inShape(shape, text);
    if (code !== null) return code;
  }
  return null;
}

/** "D-10115", "FIN-00100", "L1150", "CP 06100" without the letters. */
function withoutPrefix(profile: CountryProfile, text: string): string {
  const [, letters = "", dash, code = text] = /^(\D{1,4}?)(-?)(\d.*)$/u.exec(text) ?? [];
  return (dash && letters.length < 3) || announcesCode(profile, letters.trim()) ? code : text;
}

/** A text of a shape with the separators of the shape, whether it has these, others or none; null when it has another shape. */
export function inShape(shape: string, text: string): string | null {
  let out = "";
  let at = 0;
  for (let i = 0; i < shape.length; i++) {
    const kind = shape.charAt(i);
    const char = text.charAt(at);
    if (isSeparator(kind)) {
      if (kind !== "_") out += kind;
      if (isSeparator(char)) at++;
    } else if (fits(kind, char)) {
      out += char;
      at++;
    } else return null;
  }
  return at === text.length ? out : null;
}

function isSeparator(char: string): boolean {
  return char === " " || char === "-" || char === "_";
}

/** Whether a character is of a kind: 9 is a digit, A a letter, X either, anything else itself. */
function fits(kind: string, char: string): boolean {
  if (startsWithDigit(char)) return kind === "9" || kind === "X";
  return kind === "A" || kind === "X" ? char >= "A" && char <= "Z" : char === kind;
}
