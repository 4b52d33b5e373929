import { upperCase } from "../../text/letter-case.ts";
import { UNIT_KEYS } from "../data/field-labels.ts";

/**
 * A text that is an object of JSON or Python as its values with commas between: `{"street":"12 Elm St","unit":"5"}` →
 * `12 Elm St , UNIT 5`. The key of a unit stays as its word before a number or letter; any other text is answered as it is.
 */
export function withoutKeys(text: string): string {
  if (text.charCodeAt(0) !== 0x7b || !text.endsWith("}")) return text;
  return text
    .replace(/(["'])(\w{1,40})\1\s?:\s?["']?(?=([#\d]|\w["'])?)/gu, (_, _quote, key: string, identifier?: string) =>
      identifier !== undefined && UNIT_KEYS.has(upperCase(key)) ? ` ${key} ` : " ",
    )
    .replace(/["{}[\]]|(?<=[ ,])'|'(?=[ ,}])/gu, " ");
}
