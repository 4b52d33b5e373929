import { type CountryProfile, isGeneric } from "../country/profile.ts";
import { keyOf } from "../country/word-form.ts";
import { FORMS_BY_COUNTRY } from "../data/forms-by-country.ts";
import { BELGIAN_FRENCH } from "../data/languages/french.ts";
import { GERMAN } from "../data/languages/german.ts";
import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { MISSING_COMMAS } from "../data/missing-commas.ts";
import {
  BLOCK_AND_LOT,
  BLOCK_IN_FRONT,
  BOX_OF_HOUSE,
  CHOME_BEFORE_BLOCK,
  COMMA_BEHIND_SECTION,
  GLUED_SIGN,
  GLUED_UNIT,
  GLUED_UNIT_WORDS,
  HOUSE_BEFORE_NUMBER,
  KILOMETRE,
  KM_WITHOUT_NUMBER,
  NUMBERED_CARRERA,
  NUMBERED_FROM_NORTH,
  NUMBERED_STREET,
  ONLY_CITY_INITIAL,
  ONLY_CITY_NAMES,
  ROAD_IN_FRONT,
  SHORT_GROUND,
  SIDE_OF_PLATE,
  SIGN_OF_ROAD,
  SIGN_WITH_DASH,
  SLASH_BEFORE_FLOOR,
  UNITS_IN_FRONT,
  UNITS_OF_HOUSE,
  WORD_BEFORE_CODE,
} from "../data/street-line-words.ts";

/** The notations of a country that its commas, blanks and dashes would have read apart, in one piece. */
export function spelledOut(written: string, profile: CountryProfile): string {
  const blank = MISSING_COMMAS.get(profile.code);
  const parted = (blank === undefined ? written : written.split(blank).join(", "))
    .replace(KILOMETRE, "KM")
    .replace(KM_WITHOUT_NUMBER, "KM $1$2 S/N");
  const forms = FORMS_BY_COUNTRY.get(profile.code);
  const text = forms?.reduce((each, [form, usual]) => each.replace(form, usual), parted) ?? parted;
  const { numberWord, onlyCity, plates, sectionedStreets, unitSlash } = profile;
  if (onlyCity !== null)
    return text
      .replace(ONLY_CITY_NAMES, onlyCity)
      .replace(ONLY_CITY_INITIAL, `${onlyCity} `)
      .replace(BLOCK_IN_FRONT, `$1${numberWord} `);
  if (profile.languages.includes(BELGIAN_FRENCH))
    return text.replace(WORD_BEFORE_CODE, ", ").replace(BOX_OF_HOUSE, boxApart);
  if (sectionedStreets) return text.split(COMMA_BEHIND_SECTION).join("");
  if (countsHouses(profile))
    return text
      .replace(BLOCK_AND_LOT, "BLOCK $1 LOT ")
      .replace(SIGN_WITH_DASH, " ")
      .replace(SHORT_GROUND, "GROUND ")
      .replace(HOUSE_BEFORE_NUMBER, "$1")
      .replace(CHOME_BEFORE_BLOCK, "-");
  if (profile.languages[0] === GERMAN) return text.split(SLASH_BEFORE_FLOOR).join(" ");
  // "# 45 A - 12", "#23 BN-15", "UNIT 5 / 12 MILL STREET"
  if (plates)
    return text
      .replace(NUMBERED_CARRERA, "CARRERA ")
      .replace(SIDE_OF_PLATE, "$1$2-")
      .replace(GLUED_SIGN, "NO ")
      .replace(/(\d) ?([A-Z]{1,2}) ?- ?(?=\d)/gu, "$1$2-");
  if (unitSlash === "/")
    return text
      .replace(/(?<=\d[A-Z]?) \/ (?=\d)/gu, "/")
      .replace(GLUED_UNIT, unitApart)
      .replace(UNITS_IN_FRONT, "UNIT ")
      .replace(UNITS_OF_HOUSE, ", ");
  const apart = text.replace(unitSlash === "-" ? NUMBERED_STREET : SIGN_OF_ROAD, " ");
  const isRomance = profile.languages[0] === SPANISH || profile.languages[0] === PORTUGUESE;
  return isRomance && !ROAD_IN_FRONT.test(text) && !NUMBERED_FROM_NORTH.has(profile.code)
    ? apart.replace(GLUED_SIGN, "NO ")
    : apart;
}

/** Whether HOUSE announces a house number: in India, and where no table of the country's own says what is before one. */
function countsHouses(profile: CountryProfile): boolean {
  return profile.letteredNumbers || (profile.numberFirst && isGeneric(profile));
}

/** "U2 18 SMITH ST", "L3/120 SPENCER ST": the unit or level of Australia with its number apart. */
function unitApart(_: string, before: string, letter: string): string {
  return `${before}${GLUED_UNIT_WORDS.get(letter)} `;
}

/** "MARKT 12 B3", "RUE DU LAC 12 BTE3": the box of a Belgian house behind its word, that of the street's language where a letter is all there was. */
function boxApart(_: string, street: string, word: string | undefined): string {
  const isFrench = BELGIAN_FRENCH.types.has(keyOf(street.split(" ", 1)[0] ?? ""));
  return `${street} ${word ?? (isFrench ? "BTE" : "BUS")} `;
}
