import type { Word } from "../lexicon.ts";
import type { AddressToken } from "../tokenize.ts";

/** The standard suffix of a token; "" when it is none (Publication 28, appendix C1). */
export function suffixAt(tokens: readonly AddressToken[], at: number): string {
  return tokens[at]?.word?.suffix ?? "";
}

/** Suffix spellings that are words of their own at the beginning of a name: LA BREA, DR KING, VIA VERDE. */
const NAME_WORDS: ReadonlySet<string> = new Set([
  "ALLEE",
  "CENT",
  "CI",
  "CP",
  "DIV",
  "DR",
  "EXPRESS",
  "IS",
  "KY",
  "LA",
  "MISSION",
  "MSN",
  "PR",
  "RAD",
  "ST",
  "STA",
  "STR",
  "TR",
  "UN",
  "VIA",
  "VL",
]);

/** A suffix inside a name is spelled out: MAIN AVENUE DR, PARKWAY AVE, MOUNT VERNON AVE (section 234). */
export function spelledInName(token: AddressToken, word: Word): string {
  if (token.text === "UPPR") return "UPPER";
  if (token.text === "LOWR") return "LOWER";
  if (word.suffix === "" || NAME_WORDS.has(token.text)) return token.text;
  return token.text.length < word.suffixWord.length ? word.suffixWord : token.text;
}
