import { normalizeForm } from "../../text/unicode.ts";

/** Kana whose long vowel is written by う or お behind them, and by う alone. */
const LONG_O = "おこごそぞとどのほぼぽもよょろを";
const LONG_U = "うくぐすずつづぬふぶぷむゆゅるゔ";
/** Thanthakhat, by which the letter before it is silent. */
const SILENCER = 0xe4c;
/** Signs of Devanagari and Tamil by which a consonant has no vowel. */
const VIRAMAS = "्்";

/**
 * A folded and romanized word in the letters of `LATIN_SPELLINGS`: syllables of Hangul taken apart, one sign for long vowels
 * of kana, letters of India as Devanagari, whose places all blocks of India share, vowels of Thai behind their consonants,
 * and its silent letters left out.
 */
export function nativeLetters(word: string): string {
  let out = "";
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (isHangulSyllable(unit)) out += normalizeForm(word.charAt(i), "NFD");
    else if (isIndic(unit)) out += String.fromCharCode(0x900 + (unit & 0x7f));
    else if (unit === SILENCER) out = withoutLast(out);
    else if (isThaiFrontVowel(unit) && isThaiConsonant(word.charCodeAt(i + 1)))
      out += word.charAt(++i) + word.charAt(i - 1);
    else out += isLongVowel(word.charAt(i), out.charAt(out.length - 1)) ? "ー" : word.charAt(i);
  }
  return out;
}

function isTamil(unit: number): boolean {
  return unit >= 0xb80 && unit < 0xc00;
}

/**
 * Whether a vowel may stand before the letter at `at` that is not written: in Arabic and Hebrew, and behind a bare
 * consonant of India.
 */
export function isVowelUnwritten(letters: string, at: number): boolean {
  const before = letters.charCodeAt(at - 1);
  return (
    isWithoutVowels(before) ||
    isThaiConsonant(before) ||
    (isIndicConsonant(before) && !VIRAMAS.includes(letters.charAt(at)))
  );
}

/** Whether a letter is Hebrew or Arabic, where short vowels are not written. */
export function isWithoutVowels(unit: number): boolean {
  return unit >= 0x590 && unit < 0x700;
}

/** Whether a letter of India holds an "a" if no sign follows. */
export function isIndicConsonant(unit: number): boolean {
  return (unit >= 0x915 && unit <= 0x939) || (unit >= 0xb95 && unit <= 0xbb9);
}

/** Whether a unit is a letter of India, from Bengali to Malayalam but for Tamil, whose block is laid out like that of Devanagari. */
function isIndic(unit: number): boolean {
  return unit >= 0x980 && unit < 0xd80 && !isTamil(unit);
}

/** Whether a unit is a Chinese character. */
export function isHan(unit: number): boolean {
  return unit >= 0x3400 && unit <= 0x9fff;
}

/** Whether a unit is a syllable of Hangul. */
export function isHangulSyllable(unit: number): boolean {
  return unit >= 0xac00 && unit <= 0xd7a3;
}

/** The letters before a sign that silences the last consonant, with a vowel sign that stands on it. */
function withoutLast(letters: string): string {
  const isVowelSign = !isThaiConsonant(letters.charCodeAt(letters.length - 1));
  return letters.slice(0, isVowelSign ? -2 : -1);
}

/** Whether a vowel of Thai is written before the consonant behind which it is spoken. */
function isThaiFrontVowel(unit: number): boolean {
  return unit >= 0xe40 && unit <= 0xe44;
}

/** Whether a unit is a consonant of Thai, behind which a vowel may not be written. */
export function isThaiConsonant(unit: number): boolean {
  return unit >= 0xe01 && unit <= 0xe2e;
}

/** Whether a kana only makes the one before it long. */
function isLongVowel(kana: string, before: string): boolean {
  if (before === "" || (kana !== "う" && kana !== "お")) return false;
  return LONG_O.includes(before) || (kana === "う" && LONG_U.includes(before));
}
