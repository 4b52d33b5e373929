import {
  CHINESE,
  CHINESE_COMPOUND_FAMILY_NAMES,
  EAST_ASIAN_OPENINGS,
  FOREIGN_DOT,
  FOREIGN_KATAKANA,
  FOREIGN_PARTICLES,
  FOREIGN_SYLLABLES,
  JAPANESE_FAMILY,
  JAPANESE_FAMILY_ENDINGS,
  JAPANESE_FAMILY_NAMES,
  JAPANESE_MEN,
  KOREAN_COMPOUND_FAMILY_NAMES,
  KOREAN_FREQUENT_FAMILY_NAMES,
  KOREAN_NAME,
} from "../data/east-asian.ts";
import { isChineseFamilyName } from "./chinese-family-name.ts";

/** The parts of a name in an East Asian script and the name as written. */
export interface EastAsianParts {
  readonly family: string | null;
  readonly given: string | null;
  readonly middle: string | null;
  readonly written: string;
}

/** A given name of more characters than this holds a second one. */
const LONGEST_GIVEN = 3;

/** Splits words in Han, Kana or Hangul, family name first; `addressed` tells that an honorific or office stands beside them. */
export function splitEastAsian(words: readonly string[], language: string, addressed: boolean): EastAsianParts {
  const written = words.join(" ");
  const foreign = splitForeign(words, written);
  if (foreign !== null) return foreign;
  if (words.length === 1) return splitUnspaced(written, language, addressed);
  return {
    family: words[0] as string,
    given: words.at(-1) as string,
    middle: words.slice(1, -1).join(" ") || null,
    written,
  };
}

/** Names of other countries keep their order, with dots between the names or by their sounds: "トム・クルーズ", "约翰·史密斯", "빌 게이츠"; particles go with the last one: "レオナルド・ダ・ヴィンチ". */
function splitForeign(words: readonly string[], written: string): EastAsianParts | null {
  const dotted = words.length === 1 && FOREIGN_DOT.test(written);
  const names = dotted ? written.split(FOREIGN_DOT) : words;
  if (names.length < 2 || names.includes("") || !(dotted || isForeign(names))) return null;
  const mark = FOREIGN_DOT.exec(written)?.[0] ?? " ";
  let last = names.length - 1;
  while (last > 1 && FOREIGN_PARTICLES.has(names[last - 1] as string)) last--;
  return {
    given: names[0] as string,
    middle: names.slice(1, last).join(mark) || null,
    family: names.slice(last).join(mark),
    written,
  };
}

/** Katakana, or Hangul with a syllable that Korean lacks, unless a Korean family name stands first. */
function isForeign(names: readonly string[]): boolean {
  if (FOREIGN_KATAKANA.test(names.join(" "))) return true;
  if (KOREAN_FREQUENT_FAMILY_NAMES.includes(names[0] as string)) return false;
  return names.some((name) => [...name].some((syllable) => FOREIGN_SYLLABLES.includes(syllable)));
}

function splitUnspaced(text: string, language: string, addressed: boolean): EastAsianParts {
  const length = familyLength(text, language, addressed);
  const family = length === 0 ? null : text.slice(0, length);
  const rest = text.slice(length);
  if (rest === "") return { family, given: null, middle: null, written: text };
  // A middle name is Katakana before Kanji, or what follows two characters of a long given name.
  const kana = /^[ァ-ヿ]*(?=[^ァ-ヿ])/u.exec(rest)?.[0].length ?? 0;
  const at = kana || rest.length <= LONGEST_GIVEN || /[ぁ-ヿ]/u.test(rest) ? kana : 2;
  const [front, back] = [rest.slice(0, at) || null, rest.slice(at)];
  return { family, given: at > kana ? front : back, middle: at > kana ? back : front, written: text };
}

/** Whether a text of two to four characters begins with a family name, "윤상석", "李娜", "山田太郎"; in Hangul three may begin with any. */
export function isEastAsianName(text: string): boolean {
  return isSurelyEastAsianName(text) || /^[가-힣]{3}$/u.test(text);
}

/** {@link isEastAsianName} that in Hangul begins with a frequent family name. */
export function isSurelyEastAsianName(text: string): boolean {
  if (!/^(?:[가-힣]{2,4}|[々㐀-鿿]{2,4})$/u.test(text)) return false;
  if (text >= "가") return KOREAN_FREQUENT_FAMILY_NAMES.includes(text.charAt(0));
  return (text.length < 4 && isChineseFamilyName(text.charAt(0))) || japaneseLength(text, "") > 0;
}

/** "지도교수" before "윤상석", "指导老师" before "李娜", "指導教員" before "桐島 花子教授". */
export function isEastAsianLabel(label: string, behind: string): boolean {
  if (!isEastAsianName((behind.split(" ", 1)[0] as string).slice(0, 4))) return false;
  // "봉준호:기생충", but "작성자:윤상석"; "江戸川乱歩:平井太郎"
  return EAST_ASIAN_OPENINGS.includes(label) || !(KOREAN_NAME.test(label) || isSurelyEastAsianName(label.slice(0, 4)));
}

/** Whether a text is one of the family names of two characters and more, or ends as those of Japan do. */
export function isFamilyOfTwo(text: string): boolean {
  return CHINESE_COMPOUND_FAMILY_NAMES.has(text) || japaneseLength(text, "ja") === text.length;
}

/** Mandarin or Cantonese. */
export function isChinese(language: string): boolean {
  return CHINESE.has(language);
}

function familyLength(text: string, language: string, addressed: boolean): number {
  const first = text.charAt(0);
  if (first >= "가" && first <= "힣") return koreanLength(text, addressed);
  const japanese = japaneseLength(text, language);
  const chinese = isChinese(language);
  // One character may be a Chinese family name as well.
  const isOwn = !chinese && japanese > (isChineseFamilyName(first) ? 1 : 0);
  const isJapanese = language === "ja" || isOwn || /[ぁ-ヿ]/u.test(text);
  if (isJapanese && addressed && text.length === 1) return 1;
  if (isJapanese) return japanese > 0 ? japanese : addressed && isJapaneseFamily(text) ? 2 : guessJapanese(text);
  if (CHINESE_COMPOUND_FAMILY_NAMES.has(text.slice(0, 2)) && (text.length > 2 || addressed)) return 2;
  // Of three characters that are told to be Chinese the first is the family name, be it ever so rare, unless two are a Japanese one.
  if (!isChineseFamilyName(first)) return chinese && text.length === 3 ? Math.max(japanese, 1) : 0;
  // Of four characters two are a husband's and a father's family name: "林鄭月娥".
  return text.length === 4 && isChineseFamilyName(text.charAt(1)) ? 2 : 1;
}

function japaneseLength(text: string, language: string): number {
  for (let length = 4; length > 0; length--) {
    if (text.length < Math.max(length, 2)) continue;
    if (JAPANESE_FAMILY_NAMES.has(text.slice(0, length)) || (length === 2 && endsAsFamily(text, language)))
      return length;
  }
  return 0;
}

/** "北野", "桐島": of two characters by their second; in an unknown language not behind a Chinese family name, nor among three before Kana. */
function endsAsFamily(text: string, language: string): boolean {
  const first = text.charAt(0);
  if (first < "㐀" || !JAPANESE_FAMILY_ENDINGS.includes(text.charAt(1)) || /^...[ぁ-ヿ]/u.test(text)) return false;
  return language === "ja" || !isChineseFamilyName(first);
}

/** Two Kanji before a form of address are a family name, unless they end as given names do: "花子さん". */
function isJapaneseFamily(text: string): boolean {
  return text.length === 2 && JAPANESE_FAMILY.test(text);
}

/** Kanji before Kana are the family name; of three or four Kanji the first two are, of five those before "Tarō" and the like, which are given names. */
function guessJapanese(text: string): number {
  const kanji = text.search(/[ぁ-ヿ]/u);
  if (kanji > 0) return kanji < 4 && kanji > 1 ? kanji : 0;
  if (kanji === 0 || text.length < 3 || text.length > 5) return 0;
  return text.length === 4 || (text.length === 5) === text.endsWith(JAPANESE_MEN) ? 2 : 0;
}

function koreanLength(text: string, addressed: boolean): number {
  if ((text.length > 2 || addressed) && KOREAN_COMPOUND_FAMILY_NAMES.has(text.slice(0, 2))) return 2;
  if (text.length > 2 || (addressed && text.length === 1)) return 1;
  return text.length === 2 && (addressed || KOREAN_FREQUENT_FAMILY_NAMES.includes(text.charAt(0))) ? 1 : 0;
}
