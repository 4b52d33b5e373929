import { startsWithDigit } from "../country/word-form.ts";
import { NUMERALS } from "../data/china.ts";
import {
  BLOCK,
  BUILDING_IN_FRONT,
  CHOME,
  CITIES_WITH_ENDING_INSIDE,
  CODE,
  CODE_AT_END,
  FIRST_NUMBER,
  JAPAN_IN_FRONT,
  PREFECTURES,
  TOWNS_WITH_ENDING_INSIDE,
} from "../data/japan.ts";
import type { PlacedAddress } from "../international/international.ts";
import { emptyComponents } from "../tokens/empty-components.ts";
import type { AddressComponents } from "../types.ts";
import { blockLines } from "./block-lines.ts";
import { takeRoom } from "./room.ts";

/** Parts of a Japanese address from the largest to the smallest, as Japan Post has them, written without blanks up to the building. */
export function placeJapanese(text: string, country: string | null): PlacedAddress {
  const rules: string[] = [];
  const components = emptyComponents();
  const whole = text.replaceAll(",", "").replace(BUILDING_IN_FRONT, "$2 $1");
  const named = whole.replace(JAPAN_IN_FRONT, "");
  const coded = takeCode(named, components, rules);
  const rest = coded.replace(JAPAN_IN_FRONT, "");
  const prefecture = PREFECTURES.find((name) => rest.startsWith(name)) ?? null;
  components.state = prefecture;
  const afterPrefecture = rest.slice(prefecture?.length ?? 0).trimStart();
  const cityEnd = endOfCity(afterPrefecture);
  components.city = cityEnd === 0 ? null : withoutBlanks(afterPrefecture.slice(0, cityEnd));
  takeBlock(afterPrefecture.slice(cityEnd).trim(), components, rules);
  components.country = rest === coded && named === whole ? country : "JAPAN";
  return { components, rules, lines: blockLines(components), inBlocks: true };
}

/** Whether a text holds the characters a Japanese address is written in. */
export function isJapaneseScript(text: string): boolean {
  return /[\u3040-\u30ff\u3400-\u9fff]/u.test(text) || /^\u3012[\d -]+$/u.test(text);
}

/** 〒141-0022 at the start, or behind a blank at the end; answers the text behind it. */
function takeCode(text: string, components: AddressComponents, rules: string[]): string {
  const behind = CODE_AT_END.exec(text);
  const found = CODE.exec(text);
  if (found === null && behind !== null) {
    components.postalCode = `${behind[1] ?? behind[3]}-${behind[2] ?? behind[4]}`;
    rules.push("jp/postal-code");
    return text.slice(0, behind.index).trim();
  }
  if (found === null) return text.trim().replace(/^〒 ?/u, "");
  components.postalCode = `${found[2]}-${found[3]}`;
  if (found[1] !== "") rules.push("jp/postal-code");
  return text.slice(found[0].length).trim();
}

/** Length of the city, ward, town or village at the start of a text, with its district (郡) or the ward of a designated city. */
function endOfCity(text: string): number {
  const known = CITIES_WITH_ENDING_INSIDE.find((name) => text.startsWith(name));
  if (known !== undefined) return wardEnd(text, known.length);
  const county = nearest(text, "郡", 1, 6);
  if (county > 0 && nearest(text, "市区", 1, county - 1) === 0) {
    const town = TOWNS_WITH_ENDING_INSIDE.find((name) => text.startsWith(name, county));
    if (town !== undefined) return county + town.length;
    const end = nearest(text, "町村", county + 1, county + 8);
    if (end > 0) return end;
  }
  const end = nearest(text, "市区", 1, 9);
  const village = nearest(text, "町村", 1, 7);
  const first = village === 0 || end < village || text.charAt(end - 1) === "市";
  return end > 0 && first ? wardEnd(text, end) : village;
}

/** A ward behind a city of its own name: 横浜市 栄区. */
function wardEnd(text: string, city: number): number {
  const end = nearest(text, "区", city + 1, city + 6);
  const town = nearest(text, "町丁0123456789", city + 1, city + 6);
  return end > 0 && (town === 0 || end < town) ? end : city;
}

function nearest(text: string, chars: string, from: number, to: number): number {
  for (let i = from; i < to && i < text.length; i++) if (chars.includes(text.charAt(i))) return i + 1;
  return 0;
}

/** Town with its chome, block and house number, building. */
function takeBlock(text: string, components: AddressComponents, rules: string[]): void {
  const chome = CHOME.exec(text);
  const townEnd = chome?.[0].length ?? startOfNumber(text);
  const town = chome === null ? text.slice(0, townEnd) : `${chome[1]}${arabic(chome[2] ?? "")}丁目`;
  if (chome !== null && !startsWithDigit(chome[2] ?? "")) rules.push("jp/chome");
  components.streetName = withoutBlanks(town) || null;
  const rest = text
    .slice(townEnd)
    .trim()
    .replace(/[一二三四五六七八九十]{1,3}(?=[番号])/gu, arabic);
  const number = BLOCK.exec(rest)?.[0] ?? "";
  const digits = number.match(/\d+/gu);
  components.primaryNumber = digits?.join("-") ?? null;
  if (number.trim() !== components.primaryNumber && digits !== null) rules.push("jp/number");
  components.building = rest.slice(number.length).trim() || null;
  takeRoom(components);
}

/** A text without the blanks beside its Japanese characters: "舟入通り NAKA WARD" keeps the last one. */
function withoutBlanks(text: string): string {
  return text.replace(/(?<=[^\x21-\x7e]) +| +(?=[^\x21-\x7e])/gu, "");
}

/** Where the block number begins. */
function startOfNumber(text: string): number {
  const at = text.search(FIRST_NUMBER);
  return at < 0 ? text.length : at;
}

/** 一 to 九十九 in digits. */
function arabic(number: string): string {
  if (startsWithDigit(number)) return String(Number.parseInt(number, 10));
  const spelled = number.replace(/^十/u, "一十").replace(/十$/u, "十〇").replace("十", "");
  return [...spelled].map((char) => NUMERALS.indexOf(char) + 1).join("");
}
