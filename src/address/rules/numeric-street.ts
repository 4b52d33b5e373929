import { ordinalOf } from "../ordinal.ts";

/** "33" → "33RD", "01ST" → "1ST"; other names stay (Publication 28, section 235). */
export function standardNumericStreet(name: string): string {
  const first = name.charCodeAt(0);
  if (first < 0x30 || first > 0x39) return name;
  if (/^\d{1,4}$/u.test(name)) return ordinalOf(String(Number.parseInt(name, 10)));
  if (/^0+\d{1,3}(?:ST|ND|RD|TH)$/u.test(name)) return name.replace(/^0+/u, "");
  return name;
}
