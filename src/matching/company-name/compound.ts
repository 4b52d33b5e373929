import { statedNames } from "./stated-names.ts";

/** More parts than these are a list, not an owner and its site. */
const MOST_PARTS = 4;
/**
 * Marks between the parts of a name: a spaced dash, bar or slash, a colon before a space, and a slash between words;
 * in "A/S", "t/a" and "24/7" it is part of a word.
 */
const SEPARATOR = /\s[-\u2013\u2014|/]\s|:\s|(?<=[^\s\d/][^\s\d/])\/(?=[^\s\d/][^\s\d/])/u;
/** What follows these is a host: "Subway at Grand Station" is not the station. */
const HOST = /\s(?:@|[Aa][Tt])\s/u;

/**
 * Parts of a name that two are joined in: "Riverside Trust - Little Acorns" names an owner and its site, "Hotel Astra /
 * Bistro Nova" two trades, "Lumen Ltd t/a Acorns" a company and its shop, and lists differ in which of them they write.
 * Empty where the name is one part only. A comma separates none, as it stands between partners, in inverted names and
 * before legal forms.
 */
export function compoundParts(name: string): string[] {
  const { registered, other } = statedNames(name);
  const pieces = other === null ? name.split(SEPARATOR) : [registered, other];
  if (pieces.length > MOST_PARTS) return [];
  const parts = pieces.map(withoutHost).filter((piece) => piece !== "");
  return parts.length > 1 || parts[0] !== name.trim() ? parts : [];
}

function withoutHost(piece: string): string {
  const at = piece.search(HOST);
  return (at < 1 ? piece : piece.slice(0, at)).trim();
}
