import { isAscii } from "../text/unicode.ts";
import { pointsOf } from "./code-point-runs.ts";
import { composeName } from "./compose-name.ts";
import { bidiClassesOf, hasRightToLeft, isValidLabel, meetsBidiRule } from "./label-validity.ts";
import { decodePunycode, encodePunycode } from "./punycode.ts";
import { mapCodePoint } from "./uts46.ts";

/**
 * The name as A-labels: UTS #46 ToASCII as the URL Standard calls it (non-transitional, CheckBidi, CheckJoiners,
 * no STD3 rules, no length check), with the tables of Unicode 17.0; null when a label is not valid. With `keepMalformed`,
 * a malformed A-label stays as it is.
 */
export function domainToAscii(domain: string, keepMalformed = false): string | null {
  const mapped = mapDomain(domain);
  if (mapped === null) return null;
  const labels = mapped.split(".");
  const shown: string[] = [];
  for (const label of labels) {
    const unicode = label.startsWith("xn--") ? decodeLabel(label) : label;
    const valid = unicode !== null && isValidLabel(unicode);
    if (!valid && !(keepMalformed && label.startsWith("xn--") && isAscii(label))) return null;
    shown.push(valid ? unicode : label);
  }
  if (!meetBidiRule(shown)) return null;
  const out: string[] = [];
  for (const label of shown) {
    const ascii = isAscii(label) ? label : encodePunycode(pointsOf(label));
    if (ascii === null) return null;
    out.push(ascii === label ? label : `xn--${ascii}`);
  }
  return out.join(".");
}

/** The name in Unicode for display: valid A-labels decoded, others as they stand. */
export function domainToUnicode(domain: string): string {
  const decode = (label: string): string => (label.startsWith("xn--") ? (decodeLabel(label) ?? label) : label);
  return domain.split(".").map(decode).join(".");
}

/** Steps 1 and 2 of UTS #46, section 4: map, then NFC; null for a disallowed code point and for too many marks. */
function mapDomain(domain: string): string | null {
  let mapped = "";
  for (const point of pointsOf(domain)) {
    const to = mapCodePoint(point);
    if (to === null) return null;
    mapped += to;
  }
  return composeName(mapped);
}

function decodeLabel(label: string): string | null {
  if (!isAscii(label)) return null;
  const points = decodePunycode(label.slice(4));
  if (points === null || points.every((point) => point < 0x80)) return null;
  if (points.some((point) => point >= 0xd800 && point <= 0xdfff)) return null;
  return String.fromCodePoint(...points);
}

function meetBidiRule(labels: readonly string[]): boolean {
  if (labels.every(isAscii)) return true;
  const classes = labels.map(bidiClassesOf);
  return !classes.some(hasRightToLeft) || classes.every(meetsBidiRule);
}
