import type { AddressComponents } from "../types.ts";
import { blockLines } from "./block-lines.ts";
import { isJapaneseScript } from "./japan.ts";
import { isHangul, koreanLines } from "./korea.ts";
import { mailingLines } from "./mailing-lines.ts";
import { profileOf } from "./profiles.ts";

/** The mailing block of address parts in the order of any country but the United States. */
export function internationalLines(components: Partial<AddressComponents>, country: string | null): string[] {
  const area = [components.city, components.streetName].join("");
  if (country === "JP" && isJapaneseScript(area)) return blockLines(components);
  if (country === "KR" && isHangul(area)) return koreanLines(components);
  return mailingLines(components, profileOf(country));
}
