import { lowerCase, titleCase, upperCase } from "../../text/letter-case.ts";
import { isAscii } from "../../text/unicode.ts";
import { APOSTROPHE_PREFIXES, DOTTED_I, GIVEN_OPENING } from "../data/case-words.ts";
import { flagsOf, GIVEN } from "../words/lexicon.ts";
import { HAS_APOSTROPHE, HAS_DOT, HAS_HYPHEN, NON_ASCII, type Word } from "../words/words.ts";
import { spellingOf } from "./spellings.ts";

/** A word with capitals where its kind has them: after hyphens, after O' and D', after Mc, in known spellings. */
export function capitalize(word: Word, language: string, inFamily: boolean): string {
  if (language === "" && !(word.shape & (HAS_HYPHEN | HAS_DOT | HAS_APOSTROPHE | NON_ASCII)))
    return (
      spellingOf(word.key, inFamily, "") ?? withDigraph(word.key) ?? upperCase(word.text.charAt(0)) + word.key.slice(1)
    );
  return capitalizeText(word.text, word.shape, language, inFamily);
}

/** {@link capitalize} of a text whose shape is known. */
export function capitalizeText(text: string, shape: number, language: string, inFamily: boolean): string {
  if (shape & HAS_HYPHEN)
    return eachPart(text, "-", (part) => capitalizeText(part, shape & ~HAS_HYPHEN, language, inFamily));
  if (shape & HAS_DOT)
    return eachPart(text, ".", (part) =>
      part === "" ? "" : capitalizeText(part, shape & ~HAS_DOT, language, inFamily),
    );
  if (shape & HAS_APOSTROPHE) {
    const at = text.indexOf("'");
    if (at >= 0) return withApostrophe(text, at, language, inFamily);
  }
  return spellingOf(localeLower(text, language), inFamily, language) ?? localeTitle(text, language);
}

/** The text with each part between marks changed. */
export function eachPart(text: string, mark: string, change: (part: string) => string): string {
  return text.split(mark).map(change).join(mark);
}

/** O', D', L', M', Dell' and the like before two letters or more begin anew, and De', Ja' and the like in given names: "O'Brien", "Ja'Marr", but "T'wina", "Ja'far", "Nahi'ena'ena". */
function withApostrophe(text: string, at: number, language: string, inFamily: boolean): string {
  const head = text.slice(0, at);
  const tail = text.slice(at + 1);
  const spelled = spellingOf(lowerCase(text), true, language);
  if (spelled !== undefined) return spelled;
  const opens = APOSTROPHE_PREFIXES.has(lowerCase(head)) || (!inFamily && GIVEN_OPENING.test(lowerCase(text)));
  const begins = opens && tail.length > 1 && !tail.includes("'");
  const tailText = begins ? capitalizeText(tail, 0, language, true) : lowerCase(tail);
  return `${localeTitle(head, language)}'${tailText}`;
}

function localeLower(text: string, language: string): string {
  if (!DOTTED_I.has(language)) return lowerCase(text);
  const plain = lowerCase(text);
  if (!/[Iİ]/u.test(text) || (isAscii(text) && (FRONT_VOWEL.test(plain) || flagsOf(plain) & GIVEN))) return plain;
  return lowerCase(text.split("İ").join("i").split("I").join("ı"));
}

/** Beside one of these a capital I of ASCII letters is "i": "ELIF", but "YILMAZ"; a table tells "ALI". */
const FRONT_VOWEL = /e/u;

/** "IJzerman": before a consonant, in Dutch before any letter, both letters are capitals. */
function withDigraph(small: string, language = ""): string | undefined {
  if (!small.startsWith("ij") || (language !== "nl" && /^ij[aeiou]/u.test(small))) return undefined;
  return `IJ${small.slice(2)}`;
}

/** First letter upper, rest lower; Turkish and Azeri dotted i, Dutch IJ and Croatian digraphs by language. */
function localeTitle(text: string, language: string): string {
  if (DOTTED_I.has(language)) {
    const small = localeLower(text, language);
    return (small.startsWith("i") ? "İ" : upperCase(small.charAt(0))) + small.slice(1);
  }
  const dutch = withDigraph(lowerCase(text), language);
  if (dutch !== undefined) return dutch;
  // "ʻAlohi": the okina has no letter case.
  const start = text.startsWith("ʻ") ? 1 : 0;
  // Small, the dotted capital has one dot.
  return text.slice(0, start) + titleCase(text.charAt(start) + text.slice(start + 1).replaceAll("İ", "i"));
}
