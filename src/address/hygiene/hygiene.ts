import { decodeEntities } from "../../text/entities.ts";
import { foldPunctuation } from "../../text/fold.ts";
import { stripInvisible } from "../../text/invisible.ts";
import { upperCase } from "../../text/letter-case.ts";
import { repairMojibake } from "../../text/mojibake.ts";
import { isSpace } from "../../text/spaces.ts";
import { foldCompatibility, normalizeForm, toWellFormed } from "../../text/unicode.ts";
import { UnitWriter } from "../../text/unit-writer.ts";
import { pictures } from "../data/page-words.ts";
import { THOUSANDS } from "../data/street-line-words.ts";
import { withoutFiller } from "./filler.ts";
import { withoutKeys } from "./json-fields.ts";
import { withoutLabels } from "./labels.ts";
import { withoutMarkup } from "./markup.ts";
import { isOverlong } from "./overlong.ts";
import { withoutPageWords } from "./page-words.ts";
import { fromQuery } from "./query-text.ts";
import { partRunTogether } from "./run-together.ts";
import { unwrapped } from "./unwrapped.ts";

/** What divides parts as a comma does, the Arabic, Myanmar and Ethiopic ones among it, beside the line and the paragraph separator, which scripts of hosts may not hold. */
const DIVIDERS = "\u060c\u104a\u1363";
const PARAGRAPH_SEPARATOR = 0x2029;
const NO_GAP = 0;
const BLANK = 0x20;
const COMMA = 0x2c;
const KEYCAP = "\u20e3";

/** Passes over what an earlier one left, of which hardly any text needs a second one. */
const MOST_PASSES = 8;

/**
 * The text every reader gets: upper case, NFC with compatibility forms folded (full width, ligatures, fractions as
 * ` 1/2`), one kind of dash and quotation mark, no invisible characters, line breaks, semicolons, bars and bullets between blanks as commas, single blanks,
 * no empty parts between commas and no comma at an end. Accents stay.
 */
export function cleanAddressText(raw: string): string {
  return cleaned(raw, MOST_PASSES);
}

/** What is left of a text that needed more than letter case may need it once more: marks or an empty field beside a query may have hidden that it has no blanks. */
function cleaned(raw: string, passes: number): string {
  const text = partRunTogether(withoutKeys(fromQuery(raw)));
  if (isTidy(text)) {
    const upper = text.toUpperCase();
    const kept = withoutPageWords(withoutFiller(unwrapped(upper)));
    return kept === upper || passes === 0 ? kept : cleaned(kept, passes - 1);
  }
  const upper = withoutMarkup(isPlainAscii(text) ? text.toUpperCase() : unify(text));
  const tidied = tidy(upper.replace(/(\bKM\W{0,2}\d{1,4}),(?=\d)/gu, "$1.").replace(THOUSANDS, "$1"));
  // Of so long a text the words alone are read.
  if (isOverlong(tidied)) return tidied;
  const bare = unwrapped(tidied);
  const unlabelled = withoutLabels(bare);
  const found = withoutPageWords(withoutFiller(unlabelled === bare ? bare : tidy(unlabelled)));
  return found === raw || passes === 0 ? found : cleaned(found, passes - 1);
}

/** Plain text of words with one blank or a comma and one blank between them, without markup and labels: most texts, which need no rebuilding. */
function isTidy(text: string): boolean {
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7b || unit < 0x20 || unit === 0x26 || (unit > 0x39 && unit < 0x3d) || unit === 0x5c) return false;
    if ((unit === 0x20 || unit === 0x2c) && before === 0x20) return false;
    if (before === 0x2c && unit !== 0x20) return false;
    before = unit;
  }
  return before !== 0x20 && before !== 0x2c;
}

/** ASCII without control characters and without `&`, which may begin a character reference. */
function isPlainAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7e || unit === 0x26 || (unit < 0x20 && (unit < 0x09 || unit > 0x0d))) return false;
  }
  return true;
}

function unify(text: string): string {
  const decoded = toWellFormed(spaceFractions(repairMojibake(decodeEntities(text))));
  const folded = foldPunctuation(foldButOrdinals(stripInvisible(decoded, true)));
  const drawn = folded.replace(pictures(), divider);
  const marked = drawn.replace(/\u2044/gu, "/").replace(/(?<![^\s,;|])[·•](?![^\s,;|])/gu, ",");
  return normalizeForm(withSaraAm(upperCase(marked)), "NFC");
}

/** "ตำบล": the vowel of Thai and Lao that compatibility forms take in two, as one letter again, as it is written. */
function withSaraAm(text: string): string {
  return text.replace(/\u0e4d\u0e32|\u0ecd\u0eb2/gu, (pair) => String.fromCharCode(pair.charCodeAt(1) + 1));
}

/** A picture divides what stands beside it as a comma does, within a word as a blank; the key of a digit is nothing. */
function divider(picture: string, at: number, text: string): string {
  if (picture === KEYCAP) return "";
  const behind = text.charAt(at + picture.length);
  return isSpace(text.charCodeAt(at - 1)) || at === 0 || behind === "" || behind === " " ? "," : " ";
}

/** Compatibility forms folded, but for the ordinal signs of a floor, which a full stop may stand before: "3º" and "3.º" are no "3O". */
function foldButOrdinals(raw: string): string {
  const text = raw.replace(/(?<=[^ ,.])\.(?=[\u00aa\u00b0\u00ba])/gu, "");
  if (!text.includes("\u00ba") && !text.includes("\u00aa")) return foldCompatibility(text);
  const parts = text.split(/(?<=[\d\uff10-\uff19])([\u00aa\u00ba])/u);
  return parts.map((part, i) => (i % 2 === 1 ? part : foldCompatibility(part))).join("");
}

/** "2½" is two and a half: blanks around the signs keep NFKC from making it 21/2. */
function spaceFractions(text: string): string {
  return text.replace(/[\u00bc-\u00be\u2150-\u215e]+/gu, " $& ");
}

/** Blanks single, runs of commas and line breaks one comma, none at the ends; what is so already is copied at once. */
function tidy(text: string): string {
  const out = new UnitWriter(text.length);
  let gap = NO_GAP;
  let isFirst = true;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isDivider(unit)) gap = COMMA;
    else if (isSpace(unit)) gap ||= BLANK;
    else {
      if (!isFirst && gap === COMMA) out.add(COMMA);
      if (!isFirst && gap !== NO_GAP) out.add(BLANK);
      out.add(unit);
      isFirst = false;
      gap = NO_GAP;
    }
  }
  return out.text();
}

function isDivider(unit: number): boolean {
  if (unit < 0x80) return unit === COMMA || unit === 0x3b || unit === 0x7c || unit === 0x0a || unit === 0x0d;
  return (unit | 1) === PARAGRAPH_SEPARATOR || (unit > 0x600 && DIVIDERS.includes(String.fromCharCode(unit)));
}
