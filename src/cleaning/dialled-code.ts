import { regionOfCallingCode } from "../phone/calling/index.ts";

/**
 * Whether a country cell holds a calling code with a zero before it ("044"), as some write it, which is the ISO 3166-1 numeric
 * code of another country.
 */
export function isDialledCode(text: string): boolean {
  return /^0[1-9][0-9]$/u.test(text) && regionOfCallingCode(text.slice(1)) !== null;
}
