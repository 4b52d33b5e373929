import { profileOf } from "../country/profiles.ts";
import { hasDigit, isName, keyOf, startsWithDigit } from "../country/word-form.ts";
import {
  AVENUE_IN_FRONT,
  BESIDE_REGION,
  FOREIGN_NUMBER,
  FOUR_DIGITS,
  FRENCH_ELISION,
  FRENCH_ONLY,
  FRENCH_STREETS,
  FRENCH_TOO,
  NAMED_NOTATIONS,
  NOTATIONS,
  NUMBERED_ROUTE,
  PORTUGUESE_ARTICLES,
  SIGN_ENDINGS,
  SIGN_WORDS,
  SLAVIC_CODES,
  SPANISH_STREET,
  SPANISH_WITHOUT_CODE,
  SPEAKING,
  SURE_COUNTRIES,
  UNIT_OF_HOUSE,
  WITHOUT_NUMBER,
} from "../data/country-signs.ts";
import { COLONIA } from "../data/place-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import {
  countryByCodeBeforeCity,
  countryOfCity,
  countryOfCodeAndCity,
  isStreetOfUnitedStates,
  isUnitOrBox,
} from "./code-before-city.ts";
import { codeOf } from "./code-of.ts";
import { countryByCodeShape } from "./code-shape.ts";
import { countryByCity, PLAIN_NUMBER } from "./country-by-city.ts";
import { countryByRegion, countryOfRegionCode, countryOfUnaskedRegion } from "./country-by-region.ts";
import { countryOfProvince, endsInCanadianProvince, endsInItalianProvince } from "./country-of-province.ts";
import { isForeignLine } from "./foreign-line.ts";
import { countriesOfCity, countryOfSoleCity, isLargeCity } from "./large-city.ts";
import { namesAtEnd } from "./names-at-end.ts";
import { endsInOtherCode } from "./other-code.ts";
import { endsInState, endsInStateOfZip, holdsStateWithZip } from "./state-at-end.ts";
import { isStateCode } from "./state-code.ts";

/** The country that the shape of a postal code or street words speak for; "" when they tell only that it is another, null when nothing speaks against the United States. */
export function countryBySigns(text: string): string | null {
  // ZIP+4 without its hyphen.
  const words = lookUpFormsOf(text.replace(/(?<= \d{5}) \d{4}$/u, ""));
  if (endsInStateOfZip(words) || holdsStateWithZip(words)) return null;
  const ofRegion = countryOfRegionCode(words);
  if (ofRegion !== null) return ofRegion;
  const ofProvince = countryOfProvince(words, text);
  if (ofProvince !== "") return ofProvince;
  const isOfState = endsInState(words) && !endsInItalianProvince(words, text);
  // "HARLOW INC, 1250 SAN PABLO AVE, ALBANY, CA"
  if (isOfState && isStreetOfUnitedStates(words)) return null;
  const fits = ([notation]: readonly [RegExp, string]): boolean => notation.test(text);
  const plain = words.join(" ");
  const byNotation =
    (hasDigit(text) ? NOTATIONS.find(fits) : undefined) ?? NAMED_NOTATIONS.find(([notation]) => notation.test(plain));
  if (byNotation !== undefined) return byNotation[1];
  const byCode = countryByRegion(words) ?? countryByCodeShape(words);
  if (byCode !== null) return byCode;
  const isAmerican = isStreetOfUnitedStates(words);
  const ofUnasked = countryOfUnaskedRegion(words, isAmerican);
  if (ofUnasked !== null || isOfState) return ofUnasked;
  const ofAvenue = countryOfAvenue(words);
  if (ofAvenue !== null) return ofAvenue;
  const at = words.findIndex((_, i) => speaksAt(words, i));
  const language = languageAt(words, at);
  if ((language === null || language === "FR") && endsInCanadianProvince(words)) return "CA";
  // "JALAN MELATI 5, 40174 BANDUNG": Malaysia and Indonesia share words.
  if (language === "MY" && endsInRegionOrCity(words, "ID")) return "ID";
  if (language !== null && SURE_COUNTRIES.has(language)) return language;
  const other =
    endsInOtherCode(words) || isForeignLine(words, text) || words.includes(WITHOUT_NUMBER) || FOREIGN_NUMBER.test(text)
      ? ""
      : null;
  if (isAmerican) return countryOfCodeAndCity(words) ?? other;
  const found = language === null ? null : countryOfLanguage(language, words, at, text);
  const ofCity = found ?? countryByCodeBeforeCity(words, text) ?? countryByCity(words);
  return ofCity ?? (UNIT_OF_HOUSE.test(plain) ? "AU" : other);
}

/** "AV. HARLOW 1450, MIRAFLORES, LIMA": the country of Spanish America whose city or region ends a text that the short word for an avenue opens, with its number behind the name. */
function countryOfAvenue(words: readonly string[]): string | null {
  if (words[0] !== AVENUE_IN_FRONT || !isName(words[1] ?? "")) return null;
  const number = words.findIndex((word) => hasDigit(word));
  if (number < 2 || words.slice(0, number).includes(",") || !PLAIN_NUMBER.test(words[number] ?? "")) return null;
  // "AV PONCE DE LEON 1234, SAN JUAN 00907"
  if (/^00[679]\d\d$/u.test(words.at(-1) ?? "")) return null;
  return spanishCountry(words, "");
}

/** The look-up forms of the words of a text; a comma, a semicolon, a bracket behind a blank or a dash that stands alone is the word ",". */
export function lookUpFormsOf(text: string): string[] {
  const words: string[] = [];
  for (const piece of text.replace(/[,;]| [(]/gu, " , ").split(/[ ()]/u)) {
    const word = piece.endsWith(".") ? piece.slice(0, -1) : piece;
    if (word !== "") words.push(word === "-" ? "," : keyOf(word));
  }
  return words;
}

/** Whether a word speaks for a language; a city does not: "DIRKPAD 9, 3580 BERINGEN". */
function speaksAt(words: readonly string[], at: number): boolean {
  if (at === words.length - 1 && words[at - 2] === "," && /^\d{4}$/u.test(words[at - 1] ?? "")) return false;
  const language = languageOf(words[at] ?? "");
  return language !== null && (language !== "FR" || isFrench(words, at));
}

/** The language of a street word; with an article of Portuguese behind it, "LARGO DO CARMO", that. */
function languageAt(words: readonly string[], at: number): string | null {
  const language = languageOf(words[at] ?? "");
  return (language === "IT" || language === "ES") && PORTUGUESE_ARTICLES.has(words[at + 1] ?? "") ? "PT" : language;
}

/** AVENUE, PLACE and ROUTE are English too: French has a particle behind them, or a postal code before the city. */
function isFrench(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (word === "CEDEX" || FRENCH_ONLY.has(next) || FRENCH_ELISION.test(next)) return true;
  if (word.length <= 2 || next === ",") return false;
  if (FRENCH_TOO.has(next)) return true;
  if (FRENCH_STREETS.has(word)) return next !== "";
  // "1500 RTE 9, 07728 ALDER"
  return !(NUMBERED_ROUTE.test(word) && startsWithDigit(next)) && codeBeforeCity(words, at) >= 0;
}

/** The last three letters of the endings, which spare most words the search. */
const LAST_LETTERS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [...SIGN_ENDINGS.keys()].map((ending) => ending.slice(-3)),
);

function languageOf(key: string): string | null {
  const word = SIGN_WORDS.get(key);
  if (word !== undefined) return word;
  // "C/MAYOR 5", but not "C/O"
  if (/^C\/[^O]/u.test(key)) return "ES";
  if (key.length < 6 || !LAST_LETTERS.has(key.slice(-3))) return null;
  for (const [ending, language] of SIGN_ENDINGS) if (key.endsWith(ending)) return language;
  return null;
}

function countryOfLanguage(language: string, words: readonly string[], at: number, text: string): string | null {
  const before = codeBeforeCity(words, at);
  const isApart = before < 0 && (isCodeApart(words, at) || (language === "ES" && isSpanishCodeApart(words, at)));
  const code = isApart ? words.length - 1 : before;
  const digits = words[code]?.length ?? 0;
  const names = words.slice(words[code + 1] === "," ? code + 2 : code + 1);
  const known = countryOfCity(names, "9".repeat(digits)) ?? countryOfCity(names, "9999 AA");
  if (known !== null) return known;
  // Two letters behind a city with four digits are a canton: the neighbours write none.
  if (digits === 4 && profileOf("CH").regions?.has(words.at(-1) ?? "")) return "CH";
  // "HARLOWLAAN 7, 8012 CS"
  if (digits === 4 && language === "NL" && /^[A-Z]{2}$/u.test(names.join(" "))) return language;
  const four = digits === 4 ? FOUR_DIGITS.get(language) : undefined;
  if (four !== undefined) return language === "FR" && (words[code] ?? "") < "4" ? "" : four;
  const isCompound = isCompoundLine(words, at);
  const abroad = digits === 0 ? countryAbroad(language, words) : null;
  if (abroad !== null) return abroad;
  if (language === "FR") return language;
  if (language === "DE") return digits === 5 || isCompound ? language : null;
  if (language === "NL") return isCompound ? language : null;
  if (language === "IT") return digits === 5 || at === 0 ? language : null;
  // "RÚA DO FRANCO 23, 15705 SANTIAGO": Galicia has five digits, Portugal other codes.
  if (language === "ES" || (language === "PT" && digits === 5)) return spanishCountry(words, words[code] ?? "");
  const slavic = language === "PL" ? SLAVIC_CODES.find(([code]) => code.test(text)) : undefined;
  if (slavic !== undefined) return slavic[1];
  if (language === "PT" && /[-,/] ?[A-Z]{2}(?:,|$)/u.test(text)) return "BR";
  const [inTwo = words[code] ?? ""] = / (?:\d{3} \d\d|\d\d-\d{3}) /u.exec(text) ?? [];
  // "DIRKPAD 9, 3580 BERINGEN", "LIPKOVEJ 8, 937 01 ŽELIEZOVCE": neither is of a country whose streets end so.
  if (inTwo !== "" && codeOf(profileOf(language), inTwo.trim()) === null) return null;
  const sure = inTwo !== "" || at === 0 || isCompound;
  return sure || /^\d{1,4}[A-Z]?$/u.test(words.at(-1) ?? "") ? language : null;
}

/** "12 RUE DU LAC BRUXELLES", "LINDENSTRASSE 5, BERN": the country abroad of a large city that it alone has, at the end of a street without a code; "12 RUE DE BRUXELLES" is named after it. */
function countryAbroad(language: string, words: readonly string[]): string | null {
  const countries = SPEAKING.get(language);
  if (countries === undefined) return null;
  for (let length = 1; length < 4; length++) {
    const at = words.length - length;
    const country = countryOfSoleCity(words.slice(at).join(" "), true);
    const before = words[at - 1] ?? "";
    if (!countries.has(country) || words[at - 2] === undefined) continue;
    if (!FRENCH_TOO.has(before) && !FRENCH_ONLY.has(before) && SIGN_WORDS.get(before) !== language) return country;
  }
  return null;
}

/** A code from 53000 on is none of Spain. */
function spanishCountry(words: readonly string[], code: string): string | null {
  // "C/ FERN 12, 06800 MÉRIDA"
  if (words[0]?.startsWith(SPANISH_STREET) && code.length === 5 && code < "53") return "ES";
  if (words.some((word) => COLONIA.has(word)) || endsInRegionOrCity(words, "MX")) return "MX";
  if (code.length === 5) return code < "53" ? "ES" : "MX";
  // "123 CALLE LUNA, VALENCIA"
  if (startsWithDigit(words[0] ?? "")) return null;
  return SPANISH_WITHOUT_CODE.find((country) => endsInRegionOrCity(words.slice(2), country)) ?? null;
}

/** "GUADALAJARA, JAL.", "CULIACAN SIN, 80065", "BUENOS AIRES": the code may stand behind the region or city. */
function endsInRegionOrCity(words: readonly string[], country: string): boolean {
  const names = words.filter((word, i) => i < words.length - 3 || !BESIDE_REGION.test(word));
  const { regions } = profileOf(country);
  return namesAtEnd(names).some((name) => regions?.has(name) === true || isLargeCity(name, country));
}

/** Position of a postal code of 4 or 5 digits that has the city behind it; -1 when there is none. */
function codeBeforeCity(words: readonly string[], street: number): number {
  for (let i = words.length - 2; i >= 0; i--) {
    const apart = words[i - 1] === "," && words[i + 1] === ",";
    const next = words[apart ? i + 2 : i + 1] ?? "";
    if (!/^\d{4,5}$/u.test(words[i] ?? "") || !isName(next.replace("/", "")) || lookUpWord(next).designator !== "")
      continue;
    if (i + 2 === words.length && isStateCode(next)) return -1;
    // "FOTO ROSSI, 6900 LUGANO, VIA NASSA 5" but not "JOHN SMITH, 1832 VIA VERDE ST".
    return i > street ||
      ((words[i - 1] ?? (countriesOfCity(next) && ",")) === "," && words.slice(i, street).includes(","))
      ? i
      : -1;
  }
  return -1;
}

/** "RUE LIPA 5, NAMUR, WALLONIE, 5000": whether four digits end a text apart, behind names and a street. */
function isCodeApart(words: readonly string[], street: number): boolean {
  return /, \d{4}$/u.test(words.slice(-2).join(" ")) && words.indexOf(",", street) < words.lastIndexOf(",");
}

/** "CALLE LIPA, 51, ALDER, 18657": whether a code of Spain that is no ZIP code of Puerto Rico ends a text apart, which a street word opens that has a number behind its name. */
function isSpanishCodeApart(words: readonly string[], street: number): boolean {
  const number = words.findIndex(hasDigit);
  const isApart = /, (?!00[679])(?:[0-4]\d|5[0-2])\d{3}$/u.test(words.slice(-2).join(" "));
  return (
    street === 0 && isApart && number < words.lastIndexOf(",") && !words.some(isUnitOrBox) && words.at(-3)?.length !== 2
  );
}

/** A compound street with a house number behind it, or a type that is no English word at the end of the part. */
function isCompoundLine(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ",";
  const { length } = words[at] ?? "";
  const leads = at < 2 && !startsWithDigit(words[0] ?? "");
  return (length > 8 && leads) || (length > 6 && (next === "," || PLAIN_NUMBER.test(next)));
}
