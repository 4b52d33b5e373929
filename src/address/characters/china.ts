import {
  BARE_NUMBER,
  CITY_ENDINGS,
  CODE_BEHIND,
  CODE_IN_FRONT,
  CODE_INSIDE,
  COMMA_IN_LIST,
  COUNTRY,
  COUNTRY_BEHIND,
  COUNTY_ENDINGS,
  FREE_CITY,
  NUMBER,
  NUMERALS,
  PROVINCE,
  SHOP,
  STREET,
  TOWN_ENDINGS,
  VILLAGE,
  WRITES_CHINESE,
} from "../data/china.ts";
import { countryLabel } from "../detect/country-of-name.ts";
import type { PlacedAddress } from "../international/international.ts";
import { emptyComponents } from "../tokens/empty-components.ts";
import type { AddressComponents } from "../types.ts";
import { blockLines } from "./block-lines.ts";
import { takeRoom } from "./room.ts";

/** Characters of the longest name of an area. */
const LONGEST_AREA = 12;

/** Whether a text of this country is written in Chinese characters: there are more of them than of Latin letters. */
export function isChinese(text: string, country: string | null): country is string {
  if (country === null || !WRITES_CHINESE.has(country)) return false;
  return text.replace(/[^\u3400-\u9fff]/gu, "").length > text.replace(/[^A-Z]/gu, "").length;
}

/** Parts of an address in Chinese characters from the largest to the smallest, as China Post and Chunghwa Post have them. */
export function placeChinese(text: string, country: string, named: boolean): PlacedAddress {
  const components = emptyComponents();
  const rules: string[] = [];
  const withCountry = takeCode(
    text
      .split(COMMA_IN_LIST)
      .join("、")
      .replace(/, ?/gu, " ")
      .replace(/(?<=\d) - (?=\d)/gu, "-"),
    components,
    rules,
  );
  const block = withCountry.replace(COUNTRY, "").replace(COUNTRY_BEHIND, "");
  const isNamed = block !== withCountry;
  if (isNamed) rules.push("cn/country");
  if (named || isNamed) components.country = countryLabel(country);
  takeBlock(withoutBlanks(block), components, country);
  return { components, rules, lines: blockLines(components), inBlocks: true };
}

/** What two writings of parts divided by strokes have in common: 上海 for 上海市, no sign of a number, 台 for 臺, a section as a digit. */
export function chineseKey(parts: string): string {
  return parts
    .replace(/[号號]|(?:市|特[別别]行政[区區])(?=\|)/gu, "")
    .replaceAll("臺", "台")
    .replace(/[一二三四五六七八九](?=段)/gu, (numeral) => String(NUMERALS.indexOf(numeral) + 1));
}

/** A postal code in front, behind or between the areas; answers the text without it. */
function takeCode(text: string, components: AddressComponents, rules: string[]): string {
  const found = CODE_IN_FRONT.exec(text) ?? CODE_BEHIND.exec(text) ?? CODE_INSIDE.exec(text);
  if (found === null) return text.trim();
  components.postalCode = found[2] ?? null;
  if (found.index > 0 || found[1] !== undefined) rules.push("cn/postal-code");
  return (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim();
}

/** Blanks beside Chinese characters say nothing. */
function withoutBlanks(text: string): string {
  return text.replace(/(?<=[\u3400-\u9fff]) | (?=[\u3400-\u9fff])/gu, "");
}

/** Province, city, district, street, house number, building. */
function takeBlock(text: string, components: AddressComponents, country: string): void {
  const number = NUMBER.exec(text) ?? BARE_NUMBER.exec(text);
  const end = number === null ? text.length : number.index;
  const street = takeArea(text.slice(0, end).replace(/(?<!\d) | (?!\d)/gu, ""), components, country) || null;
  // "海港城商場2樓215號"
  const isBuilding = SHOP.test(street ?? "");
  components[isBuilding ? "building" : "streetName"] = street;
  if (isBuilding) takeRoom(components);
  if (number === null) return;
  components.primaryNumber = number[0];
  components.building = text.slice(end + number[0].length).trim() || null;
  takeRoom(components);
}

/** Takes province, city and district off the front; answers the street. */
function takeArea(text: string, components: AddressComponents, country: string): string {
  const province = PROVINCE.exec(text)?.[0].length ?? 0;
  const city = province + endOfCity(text.slice(province));
  const county = city + endOfName(text.slice(city), COUNTY_ENDINGS);
  const town = county + endOfName(text.slice(county), TOWN_ENDINGS);
  // "南投縣草屯鎮": below a county of Taiwan the town is the city.
  const isCounty = country === "TW" && town > city && /[縣县]/u.test(text.charAt(city - 1));
  const start = isCounty ? city : province;
  const end = isCounty || city === province ? town : city;
  const village = town + (VILLAGE.exec(text.slice(town))?.[0].length ?? 0);
  components.state = text.slice(0, start) || null;
  components.city = text.slice(start, end) || null;
  components.dependentLocality = text.slice(end, village) || null;
  return text.slice(village);
}

/** Length of the city in front. */
function endOfCity(text: string): number {
  return FREE_CITY.exec(text)?.[0].length ?? endOfName(text, CITY_ENDINGS);
}

/** Length of the name in front that ends in one of the characters; 0 when the street comes first. */
function endOfName(text: string, endings: string): number {
  const street = text.slice(1).search(STREET) + 1 || text.length;
  for (let i = 1; i < Math.min(street, LONGEST_AREA); i++) {
    if (!endings.includes(text.charAt(i))) continue;
    // 津市市, 沙市区: one character is no name.
    return i === 1 && street > 2 && endings.includes(text.charAt(2)) ? 3 : i + 1;
  }
  return 0;
}
