import { lookUpWord } from "./lexicon.ts";

/** A text with words and commas for signs: brackets of several words or a unit part a line as commas do, "233 WACKER (HALE TOWER) STE 5", "12/F" is floor 12, "+" joins two streets and "/" does between their suffixes. */
export function spellSigns(text: string): string {
  if (!/[(+/]| - /u.test(text)) return text;
  return partedByDashes(text)
    .replace(/ \(([A-Z][^()]{2,99})\)/gu, (all, inside: string) => (isPart(inside) ? `, ${inside},` : all))
    .replace(/(?<=^| )(\d{1,2})\/F(?=,| |$)/gu, "FL $1")
    .replaceAll(" + ", " & ")
    .replace(/^((?!\d+ )[^,/]+) ?\/ ?([^,/]+)/u, spellCrossing);
}

/** "HALE TOWER", "REAR". */
function isPart(inside: string): boolean {
  return inside.includes(" ") || lookUpWord(inside).alone;
}

/** "MAIN ST/OAK AVE" as two streets that cross. */
function spellCrossing(all: string, first: string, second: string): string {
  return endsInSuffix(first) && holdsSuffix(second) ? `${first.trimEnd()} & ${second}` : all;
}

/** "MAIN ST", "MAIN ST N", not "MAIN". */
function endsInSuffix(street: string): boolean {
  const words = street.trimEnd().split(" ");
  const last = lookUpWord(words.at(-1) ?? "");
  return words.length > 1 && (last.strong || (last.direction !== "" && lookUpWord(words.at(-2) ?? "").strong));
}

/** "OAK AVE SALEM OR", not "STE 5". */
function holdsSuffix(text: string): boolean {
  const words = text.split(" ");
  return lookUpWord(words[0] ?? "").designator === "" && words.some((word, i) => i > 0 && lookUpWord(word).strong);
}

/** "12 ELM ST - STE 5 - SALEM": dashes between blanks part the line where one stands behind the end of a street or before a unit; "WINSTON - SALEM" has none such. */
function partedByDashes(text: string): string {
  const pieces = text.split(" - ");
  const parts = pieces.some(
    (piece, i) =>
      lookUpWord(piece.split(" ", 1)[0] ?? "").designator ||
      (i + 1 < pieces.length && / .* /u.test(piece) && endsInSuffix(piece)),
  );
  return parts ? pieces.join(", ") : text;
}
