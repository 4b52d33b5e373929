import { wordSet } from "../../text/lookup.ts";
import { US_NAME_WORDS } from "../data/us-street-suffixes.ts";
import type { Word } from "../lexicon.ts";
import { wordAt } from "../token-at.ts";
import type { AddressToken } from "../tokenize.ts";

/** The standard suffix of a token; "" when it is none (Publication 28, appendix C1). */
export function suffixAt(tokens: readonly AddressToken[], at: number): string {
  return wordAt(tokens, at).suffix;
}

const NAME_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(US_NAME_WORDS);

/** A suffix inside a name is spelled out: MAIN AVENUE DR, PARKWAY AVE, MOUNT VERNON AVE (section 234). */
export function spelledInName(token: AddressToken, word: Word): string {
  if (token.text === "UPPR") return "UPPER";
  if (token.text === "LOWR") return "LOWER";
  if (word.suffix === "" || NAME_WORDS.has(token.text)) return token.text;
  return token.text.length < word.suffixWord.length ? word.suffixWord : token.text;
}
