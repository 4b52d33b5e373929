import { authorityStart, dotBefore, lastDot, plainHostEnd, siteEnd, startsWithWww } from "./scan-host.ts";
import { isRegistrable } from "./strip-www.ts";

/** The canonical form of a plainly written web address; null when the full parser has to read it. */
export function scanSite(text: string): string | null {
  const start = authorityStart(text);
  const name = startsWithWww(text, start) ? start + 4 : start;
  const end = plainHostEnd(text, name);
  if (end < 0) return null;
  const keepsWww = name > start && !isRegistrable(text, name, end, lastDot, dotBefore);
  return text.slice(keepsWww ? start : name, siteEnd);
}
