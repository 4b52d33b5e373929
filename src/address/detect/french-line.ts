import { isUnaskedRegion } from "../country/unasked-region.ts";
import { isName } from "../country/word-form.ts";
import { FRENCH_DISTRICTS, FRENCH_ORDINAL, FRENCH_SHORT } from "../data/country-signs.ts";

/**
 * France for "12 BD CARNOT, 47000 AGEN 2E ETAGE" and "8 BD GAMBETTA, 46000 CAHORS, LOT", a house number right before the
 * short form of a French street and the number of a district or floor or a department behind the city; "" for "46000 CAHORS,
 * 8 BD GAMBETTA", which several countries have but not the United States; null for any other line.
 */
export function frenchLine(words: readonly string[], hasDistrict: boolean): string | null {
  const at = words.findIndex((_, i) => opensFrenchStreet(words, i));
  if (at < 0) return null;
  if (at > 0) return /^\d{5}$/u.test(words[0] ?? "") && isName(words[1] ?? "") ? "" : null;
  return hasDistrict || isUnaskedRegion("FR", words.slice(words.lastIndexOf(",") + 1).join(" ")) ? "FR" : null;
}

/** "8 BD GAMBETTA" at the beginning of a part. */
function opensFrenchStreet(words: readonly string[], at: number): boolean {
  if (!FRENCH_SHORT.has(words[at + 1] ?? "") || !isName(words[at + 2] ?? "")) return false;
  return /^\d{1,4}[A-Z]?$/u.test(words[at] ?? "") && (words[at - 1] ?? ",") === ",";
}

/** The names behind a postal code without the number of a district or floor: "PARIS 9E ARRONDISSEMENT", "LYON 7EME", "AGEN 2E ETAGE". */
export function withoutDistrict(names: readonly string[]): readonly string[] {
  const at = names.findIndex((name, i) => i > 0 && FRENCH_ORDINAL.test(name));
  if (at < 0) return names;
  const end = FRENCH_DISTRICTS.has(names[at + 1] ?? "") ? at + 2 : at + 1;
  const isSure = end > at + 1 || (names[at] ?? "").length > 3;
  return isSure && (names[end] ?? ",") === "," ? [...names.slice(0, at), ...names.slice(end)] : names;
}
