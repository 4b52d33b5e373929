import { foldDiacritics } from "../../text/fold.ts";
import { assignedOnly } from "../../text/unicode.ts";
import { chineseKey, isChinese } from "../characters/china.ts";
import type { CountryProfile } from "../country/profile.ts";
import { entryOf } from "../country/vocabulary.ts";
import { STREET_KEY_FORMS, STREET_LEFT_OUT } from "../data/street-key-words.ts";
import { NAME_SHORT_FORMS } from "../data/street-line-words.ts";
import { GROUND_UNITS } from "../data/unit-words.ts";
import type { AddressComponents } from "../types.ts";

/**
 * The key by which two spellings of one address agree: country, postal code or else city, street without accents, blanks and
 * type variants, house number, unit identifier, box. Null without a place or without a number or box.
 */
export function internationalMatchKey(c: AddressComponents, profile: CountryProfile): string | null {
  const place = c.postalCode ?? c.city;
  const street = streetKey(c, profile);
  // "BAHNHOFPLATZ 4, POSTFACH"
  const isBox = c.box !== null && /\d/u.test(c.box);
  if (place === null || (!isBox && (c.primaryNumber === null || street === ""))) return null;
  // "SUITE 301 BUILDING B"
  const [word = "", id = ""] = (c.building ?? "").split(" ");
  const ground = id && GROUND_UNITS.has(word) ? word + id : "";
  const parts = [
    profile.code,
    place,
    street,
    c.primaryNumber ?? "",
    ground + (c.secondaryNumber ?? ""),
    isBox ? boxKey(c) : "",
  ];
  return parts.map(squeeze).join("|");
}

/** The box; that of a rural site, "SITE 12 BOX 7", is one of its route. */
function boxKey({ box, route }: AddressComponents): string {
  return /^\D/u.test(box ?? "") ? `${route ?? ""}${box}` : (box ?? "");
}

/**
 * City, town or street, and number of Japan and Korea; the prefecture is left out since clerks leave it out. In Chinese
 * the district too, since those of a city have streets of one name.
 */
export function blockMatchKey(c: AddressComponents, country: string | null): string | null {
  if (c.city === null || c.primaryNumber === null || (country !== "JP" && c.streetName === null)) return null;
  const street = [c.streetName ?? "", c.primaryNumber];
  if (isChinese(c.city, country)) return chineseKey([country, c.city, c.dependentLocality ?? "", ...street].join("|"));
  return foldDiacritics([country, c.city, ...street].join("|"));
}

/** Street words with types, directions and titles in one form: "AV", "AVE" and "AVENUE" agree, "SANKT" and "ST", "UL. LIPOWA" and "LIPOWA". */
function streetKey(c: AddressComponents, profile: CountryProfile): string {
  const parts = [c.predirectional, c.streetName, c.suffix, c.postdirectional].filter((part) => part !== null);
  const words = foldDiacritics(parts.join(" ")).split(" ");
  const kept = words.filter((word) => !STREET_LEFT_OUT.has(word));
  const keys = (kept.length > 0 ? kept : words).flatMap((word) => shortForm(word).split("-"));
  const typed = keys.map((key, i) => {
    const isLast = i === keys.length - 1 && i > 0;
    return shortForm(isLast ? (entryOf(profile, key).suffix ?? key) : (NAME_SHORT_FORMS.get(key) ?? key));
  });
  return typed.join("");
}

function shortForm(word: string): string {
  return STREET_KEY_FORMS.get(word) ?? word;
}

/** Letters with the marks that make them, and digits, only; the two spellings of an umlaut agree as its base letter. */
function squeeze(part: string): string {
  return assignedOnly(foldDiacritics(part))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .replace(/AE/gu, "A")
    .replace(/OE/gu, "O")
    .replace(/UE/gu, "U");
}
