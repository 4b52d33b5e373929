import { NUMBER_OF_ROUTE, US_BOX_PHRASES } from "../data/us-box-phrases.ts";
import { MAY_HOLD_SIGNS, PR_TEXT, prStreetSign } from "../data/us-puerto-rico-words.ts";
import { US_FEDERAL_ROADS } from "../data/us-road-words.ts";
import { lookUpWord } from "./lexicon.ts";
import { mayStart, namesRoad, STARTS_ROUTE, type Word } from "./word.ts";

/** A text with words and commas for signs: brackets of several words or a unit part a line as commas do, "233 WACKER (HALE TOWER) STE 5", "12/F" is floor 12, "+" joins two streets and "/" does between their suffixes. */
export function spellSigns(text: string): string {
  if (!MAY_HOLD_SIGNS.test(text)) return text;
  return partedByDashes(PR_TEXT.test(text) ? text.replace(prStreetSign(), "CALLE ") : text)
    .replace(/ \(([A-Z][^()]{2,99})\)/gu, (all, inside: string) => (isPart(inside) ? `, ${inside},` : all))
    .replace(/(?<=^| )(\d{1,2})\/F(?=,| |$)/gu, "FL $1")
    .replace(/[ _]\+[ _]/gu, " & ")
    .replace(/^((?!\d+ )[^,/]+) ?\/ ?([^,/]+)/u, spellCrossing);
}

/** "HALE TOWER", "REAR". */
function isPart(inside: string): boolean {
  return inside.includes(" ") || lookUpWord(inside).alone;
}

/** "MAIN ST/OAK AVE", "US 20/SR 34" as two streets that cross. */
function spellCrossing(all: string, first: string, second: string): string {
  const crosses = (endsInSuffix(first) || isNumberedRoad(first)) && (isNumberedRoad(second) || holdsSuffix(second));
  return crosses ? `${first.trimEnd()} & ${second}` : all;
}

/** "US 20", "SR 34 SALEM", "I-5". */
function isNumberedRoad(street: string): boolean {
  const [word = "", number = ""] = street.split(/[ -]/u);
  return /^\d/u.test(number) && (namesRoad(lookUp(word)) || US_FEDERAL_ROADS.has(word));
}

/** "MAIN ST", "MAIN ST N", not "MAIN". */
function endsInSuffix(street: string): boolean {
  const words = street.trimEnd().split(" ");
  const last = lookUp(words.at(-1) ?? "");
  return words.length > 1 && (last.strong || (last.direction !== "" && lookUp(words.at(-2) ?? "").strong));
}

/** "OAK AVE SALEM OR", not "STE 5". */
function holdsSuffix(text: string): boolean {
  const words = text.split(" ");
  return lookUpWord(words[0] ?? "").designator === "" && words.some((word, i) => i > 0 && lookUpWord(word).strong);
}

/** "12 ELM ST - STE 5 - SALEM": dashes between blanks part the line where one stands behind the end of a street, before a unit, or between a name and its street or route; "WINSTON - SALEM" has none such. */
function partedByDashes(text: string): string {
  const pieces = text.split(" - ");
  const line = pieces.findIndex((piece, i) => i > 0 && opensLine(piece));
  const parts =
    (line > 0 && isName(pieces.slice(0, line).join(" "))) ||
    pieces.some(
      (piece, i) =>
        lookUp(piece.split(" ", 1)[0] ?? "").designator ||
        (i + 1 < pieces.length && / .* /u.test(piece) && endsInSuffix(piece)),
    );
  return parts ? pieces.join(", ") : text;
}

/** "CLAIMS DEPARTMENT", not "RTE", "12 MAIN" or "PO BOX". */
function isName(piece: string): boolean {
  const words = piece.split(" ");
  return words.length > 1 && !/\d/u.test(piece) && !US_BOX_PHRASES.split("\n").includes(words.at(-1) ?? "");
}

/** "12 ELM ST SALEM", "12 HWY 20", "RR 2 BOX 5". */
function opensLine(piece: string): boolean {
  const [first = "", ...words] = piece.split(" ");
  if (/^(?:\d+(?:-\d+)?[A-Z]?|[NSEW]\d+[NSEW]\d+)$/u.test(first))
    return words.some((word, i) => (i > 0 && lookUp(word).strong) || namesRoad(lookUp(word)));
  return mayStart(lookUp(first), STARTS_ROUTE) && NUMBER_OF_ROUTE.test(words[0] ?? "");
}

/** What the lexicon knows about a word without its full stop and comma. */
function lookUp(word: string): Word {
  return lookUpWord(word.replace(/\.?,?$/u, ""));
}
