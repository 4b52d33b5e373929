import { unitAt } from "../../text/unit-at.ts";
import { plainDigits } from "../country/plain-digits.ts";
import { keyOf } from "../country/word-form.ts";
import { PREFECTURES } from "../data/japan.ts";
import {
  CHINESE,
  CYRILLIC_SIGNS,
  HONG_KONG,
  JAPANESE,
  JAPANESE_ONLY,
  MACAU,
  SCRIPTS,
  TRADITIONAL,
} from "../data/scripts.ts";
import { countriesOfCity } from "./large-city.ts";

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
  if (found === "RU") return CYRILLIC_SIGNS.find(([sign]) => sign.test(text))?.[1] ?? found;
  return found === null ? countryOfCityIn(text) : found;
}

/** "شارع التحرير، القاهرة": the country of a large city that is a whole part of a text, where several countries share its script. */
function countryOfCityIn(text: string): string | null {
  for (const part of text.split(",").reverse()) {
    const countries = countriesOfCity(
      keyOf(
        plainDigits(part)
          .replace(/\d{1,7}$/u, "")
          .trim(),
      ),
    );
    if (countries !== "") return countries.slice(1, 3);
  }
  return null;
}

function isJapanese(text: string): boolean {
  if (JAPANESE_ONLY.test(text) || PREFECTURES.some((name) => text.includes(name))) return true;
  return JAPANESE.test(text) && !CHINESE.test(text);
}

/** Hong Kong and Macau by a name in front of any city, in which it is that of a street; Taiwan by its characters. */
function chineseCountry(text: string): string {
  const area = text.split(/[省市县]/u, 1)[0] ?? "";
  if (HONG_KONG.test(area)) return "HK";
  if (MACAU.test(area)) return "MO";
  return TRADITIONAL.test(text) ? "TW" : "CN";
}
