import { upperCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { foldCompatibility } from "../text/unicode.ts";
import { POSTAL_SHAPES } from "./data/postal-shapes.ts";

/** Longest text that is read as a postal code. */
const LONGEST_CODE = 16;

/** No code has as many letters in a row: "BFPO 61" has four. */
const LONG_WORD = /[^\d\s-]{5}/u;

/** How a country writes its codes. */
interface PostalShape {
  /** 9 is a digit, A a letter. */
  readonly shape: string;
  /** The shape without separators. */
  readonly skeleton: string;
  /** Leading zeros that its codes can have. */
  readonly zeros: number;
}

let shapes: ReadonlyMap<string, PostalShape> | undefined;

/**
 * A postal code as its post writes it: upper case, single spaces; for the US with lost leading zeros and the hyphen of
 * ZIP+4 (Publication 28, section 213), for Canada and the United Kingdom with the blank before the last three characters,
 * for the countries of the table in their shape, with the leading zeros and without the ".0" of spreadsheets, and without
 * the letters of the country ("D-01067") or the postal mark.
 */
export function postalCode(text: string, country: string | null): string {
  const plainText = foldCompatibility(text);
  if (plainText.length > LONGEST_CODE || LONG_WORD.test(plainText)) return text;
  // An apostrophe before digits is how a spreadsheet is told that they are no number.
  const code = upperCase(collapseSpaces(plainText)).replace(/^'(?=\d)/u, "");
  const hyphened = code
    .replace(/\.0$/u, "")
    .replaceAll(" ", "")
    .replace(/[\u2010-\u2015\u2212]/gu, "-");
  const plain = hyphened.replaceAll("-", "");
  switch (country) {
    case null:
      return code;
    case "US":
      return zip(plain, hyphened) ?? code;
    case "CA":
      return /^[A-Z]\d[A-Z]\d[A-Z]\d$/u.test(plain) ? split(plain) : code;
    case "GB":
      return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/u.test(plain) ? split(plain) : code;
    default:
      return inShape(plain.replace(/^(?:[A-Z]{1,3}|\u3012)(?=\d)/u, ""), country) ?? code;
  }
}

function split(plain: string): string {
  return `${plain.slice(0, -3)} ${plain.slice(-3)}`;
}

/**
 * Three or four digits, alone or before the four of ZIP+4, are a code whose leading zeros a spreadsheet dropped: New England
 * begins with 0, Puerto Rico with 00.
 */
function zip(plain: string, hyphened: string): string | null {
  if (/^\d{3,5}$/u.test(plain)) return plain.padStart(5, "0");
  const parts = /^(\d{3,5})-?(\d{4})$/u.exec(hyphened);
  return parts === null ? null : `${(parts[1] ?? "").padStart(5, "0")}-${parts[2] ?? ""}`;
}

/** The characters of a code in the shape of a country; null where they do not fit it. */
function inShape(characters: string, country: string): string | null {
  shapes ??= shapesByCountry();
  const known = shapes.get(country);
  if (known === undefined || characters.length < known.skeleton.length - known.zeros) return null;
  const code = characters.padStart(known.skeleton.length, "0");
  if (code.replace(/\d/gu, "9").replace(/[A-Z]/gu, "A") !== known.skeleton) return null;
  let at = 0;
  return [...known.shape].map((unit) => (unit === "9" || unit === "A" ? code.charAt(at++) : unit)).join("");
}

function shapesByCountry(): ReadonlyMap<string, PostalShape> {
  return new Map(
    POSTAL_SHAPES.split("\n").map((row) => {
      const shape = row.slice(3, row.lastIndexOf(" "));
      return [row.slice(0, 2), { shape, skeleton: shape.replace(/^LV|[ -]/gu, ""), zeros: Number(row.slice(-1)) }];
    }),
  );
}
