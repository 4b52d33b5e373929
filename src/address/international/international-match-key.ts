import { foldDiacritics } from "../../text/fold.ts";
import { chineseKey, isChinese } from "../characters/china.ts";
import type { CountryProfile } from "../country/profile.ts";
import { entryOf } from "../country/vocabulary.ts";
import { ENGLISH } from "../data/languages/english.ts";
import type { Language } from "../data/languages/language.ts";
import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import {
  CHOME_BEFORE_NUMBER,
  KEY_ARTICLES,
  KEY_PARTICLES,
  STREET_KEY_FORMS,
  STREET_LEFT_OUT,
} from "../data/street-key-words.ts";
import { NAME_SHORT_FORMS } from "../data/street-line-words.ts";
import { US_KEY_STREET_WORDS } from "../data/us-key-words.ts";
import type { AddressComponents } from "../types.ts";
import { houseKey } from "./house-key.ts";
import { squeeze } from "./squeeze.ts";

/**
 * The key by which two spellings of one address agree: country, postal code or else city, street without accents, blanks and
 * type variants, house number, unit identifier, box. Null without a place or without a number or box.
 */
export function internationalMatchKey(c: AddressComponents, profile: CountryProfile): string | null {
  const place = c.postalCode ?? c.city;
  const street = streetKey(c, profile);
  const { number, unit } = houseKey(c, profile);
  // "BAHNHOFPLATZ 4, POSTFACH"
  const isBox = c.box !== null && /\d/u.test(c.box);
  if (place === null || (!isBox && (number === "" || street === ""))) return null;
  // The name of a house tells it apart with its postal code only.
  if (!isBox && c.primaryNumber === null && c.postalCode === null) return null;
  const [code, at, box] = [profile.code ?? "", place, isBox ? boxKey(c) : ""].map(squeeze);
  return [code, at, squeeze(street), number, unit, box].join("|");
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
  // "丸の内1丁目2-3" and "丸の内1-2-3"
  return foldDiacritics([country, c.city, ...street].join("|")).replace(CHOME_BEFORE_NUMBER, "|$1-");
}

/** Street words with types, directions and titles in one form: "AV", "AVE" and "AVENUE" agree, "SANKT" and "ST", "UL. LIPOWA" and "LIPOWA". */
function streetKey(c: AddressComponents, profile: CountryProfile): string {
  const parts = [c.predirectional, c.streetName, c.suffix, c.postdirectional].filter((part) => part !== null);
  const words = foldDiacritics(parts.join(" ")).split(" ");
  const particles = profile.languages.some((language) => PARTICLE_LANGUAGES.includes(language));
  const kept = words.filter((word, i) => !(STREET_LEFT_OUT.has(word) || (particles && isParticle(words, i))));
  const keys = (kept.length > 0 ? kept : words).flatMap((word) => shortForm(word).split("-"));
  const isEnglish = profile.languages.includes(ENGLISH);
  const typed = keys.map((key, i) => {
    if (i === keys.length - 1 && i > 0) return shortForm(entryOf(profile, key).suffix ?? key);
    return shortForm(NAME_SHORT_FORMS.get(key) ?? (isEnglish ? US_KEY_STREET_WORDS.get(key) : undefined) ?? key);
  });
  return typed.join("");
}

/** Languages whose clerks leave the particles of a street out: "PLAZA DE ESPAÑA" and "PLAZA ESPAÑA". */
const PARTICLE_LANGUAGES: readonly Language[] = [SPANISH, PORTUGUESE];

/** "DE", and the article behind it: "CALLE DE LA LUNA". */
function isParticle(words: readonly string[], i: number): boolean {
  const word = words[i] ?? "";
  return i > 0 && (KEY_PARTICLES.has(word) || (KEY_ARTICLES.has(word) && KEY_PARTICLES.has(words[i - 1] ?? "")));
}

function shortForm(word: string): string {
  return STREET_KEY_FORMS.get(word) ?? word;
}
