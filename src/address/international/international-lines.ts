import { isAscii } from "../../text/unicode.ts";
import { blockLines } from "../characters/block-lines.ts";
import { isChinese } from "../characters/china.ts";
import { isJapaneseScript } from "../characters/japan.ts";
import { isHangul, koreanLines } from "../characters/korea.ts";
import { presentLines } from "../characters/present-lines.ts";
import { roomText } from "../characters/room.ts";
import { profileOf } from "../country/profiles.ts";
import type { AddressComponents } from "../types.ts";
import { mailingLines } from "./mailing-lines.ts";

/** The mailing block of address parts in the order of any country but the United States; the house number may be told to stand behind its street. */
export function internationalLines(
  components: Partial<AddressComponents>,
  country: string | null,
  isNumberBehind = false,
): string[] {
  const { state, city, dependentLocality, streetName } = components;
  const area = [city, streetName].join("");
  if (country === "KR" && isHangul(area)) return koreanLines(components);
  const chinese = isChinese([state, dependentLocality, area].join(""), country) && !hasOtherParts(components);
  if (chinese || (country === "JP" && isJapaneseScript(area))) return blockLines(components);
  const profile = profileOf(country);
  return mailingLines(components, isNumberBehind ? { ...profile, numberFirst: false } : profile);
}

/** Parts that no address in Chinese characters has: some of its words were read as Latin ones, as "APT 5" and not "1203室". */
function hasOtherParts(c: Partial<AddressComponents>): boolean {
  // "5F" is none.
  const isLatin = isAscii(roomText(c)) && c.secondaryDesignator !== "F";
  const unit = isLatin ? [c.secondaryDesignator, c.secondaryNumber] : [];
  return presentLines([c.recipient, c.predirectional, c.suffix, c.postdirectional, c.box, c.route, ...unit]).length > 0;
}
