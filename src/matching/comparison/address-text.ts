import { mapAssigned } from "../../text/unicode.ts";

/** An address with what is written in several ways as one word: boxes, halves of numbers, letters behind a house number. */
export function addressText(text: string): string {
  // Which characters later than Unicode 15.0 are letters differs between engines.
  const read = mapAssigned(text, (stretch) => withLetters(withHalves(withBoxes(stretch))));
  return read.replaceAll("#", " unit ");
}

/** "P.O. Box", "P O Box", "Post Office Box". */
function withBoxes(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])p(?:\.|ost)? ?o(?:\.|ffice)? ?box(?!\p{L})/giu, "po box");
}

/** "12½", "12 1/2": half a number further on stands another door. */
function withHalves(text: string): string {
  return text.replaceAll(/(\d)(?: ?½|[ -]1\/2(?![\d/]))/gu, "$1half");
}

/** "5 a" where the street, or the town with its postal code, ends or begins behind it; N, S, E and W are directions. */
function withLetters(text: string): string {
  return text.replaceAll(/(\d) ([a-df-mo-rt-vx-z])(?=\s*(?:[,;\n\r]|$)|\s+\d{4,5}(?!\d))/giu, "$1$2");
}
