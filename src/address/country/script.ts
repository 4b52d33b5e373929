import { unitAt } from "../../text/unit-at.ts";
import { PREFECTURES } from "../data/japan.ts";

/** Scripts that tell the country, by the first block of the script: [first, last, country]. */
const SCRIPTS: readonly (readonly [first: number, last: number, country: string | null])[] = [
  [0x370, 0x3ff, "GR"],
  [0x400, 0x52f, "RU"],
  [0x530, 0x58f, "AM"],
  [0x590, 0x5ff, "IL"],
  [0x600, 0x6ff, null],
  [0x900, 0x97f, "IN"],
  [0xe00, 0xe7f, "TH"],
  [0x10a0, 0x10ff, "GE"],
  [0x1100, 0x11ff, "KR"],
  [0x3040, 0x30ff, "JP"],
  [0x3400, 0x9fff, "CN"],
  [0xac00, 0xd7af, "KR"],
];

/** Ukrainian letters that Russian has not. */
const UKRAINIAN = /[ІЇЄҐ]/u;

/** The postal mark and the words for a block, which no Chinese address has. */
const JAPANESE_ONLY = /〒|丁目|番地/u;

/** A city, ward or town with a number of parts, as Japanese houses have it. */
const JAPANESE = /町\d|[市区町村].{0,20}\d-\d/u;

/** A province, or a word for a street right before a number or a section: no Japanese address is written so. */
const CHINESE = /省|自治区|(?:大道|胡同|[路街巷弄])(?:.段)?\d/u;

/** Characters that are written so in Taiwan, Hong Kong and Macau only, and the name of Taiwan in front in simplified ones. */
const TRADITIONAL = /[號樓區縣臺灣門龍]|^(?:\d+ ?)?台湾(?![路街大])/u;

/** The country a script speaks for: null when it speaks for none in particular, undefined when the text is Latin. */
export function countryByScript(text: string): string | null | undefined {
  let found: string | null | undefined;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (unit < 0x370) continue;
    if (unit === 0x3012) return "JP";
    for (const [first, last, country] of SCRIPTS) {
      if (unit < first || unit > last) continue;
      if (country === "JP") return "JP";
      found ??= country;
      break;
    }
  }
  if (found === "CN") return isJapanese(text) ? "JP" : chineseCountry(text);
  if (found === "RU" && UKRAINIAN.test(text)) return "UA";
  return found;
}

function isJapanese(text: string): boolean {
  if (JAPANESE_ONLY.test(text) || PREFECTURES.some((name) => text.includes(name))) return true;
  return JAPANESE.test(text) && !CHINESE.test(text);
}

/** Hong Kong and Macau by a name in front of any city, in which it is that of a street; Taiwan by its characters. */
function chineseCountry(text: string): string {
  const area = text.split(/[省市县]/u, 1)[0] ?? "";
  if (/香港|九[龍龙]|新界/u.test(area)) return "HK";
  if (/澳[門门]/u.test(area)) return "MO";
  return TRADITIONAL.test(text) ? "TW" : "CN";
}
