/** Scripts that tell the country, by the first block of the script: [first, last, country]. */
const SCRIPTS: readonly (readonly [first: number, last: number, country: string | null])[] = [
  [0x370, 0x3ff, "GR"],
  [0x400, 0x52f, "RU"],
  [0x530, 0x58f, "AM"],
  [0x590, 0x5ff, "IL"],
  [0x600, 0x6ff, null],
  [0x900, 0x97f, "IN"],
  [0xe00, 0xe7f, "TH"],
  [0x10a0, 0x10ff, "GE"],
  [0x1100, 0x11ff, "KR"],
  [0x3040, 0x30ff, "JP"],
  [0x3400, 0x9fff, "CN"],
  [0xac00, 0xd7af, "KR"],
];

/** Ukrainian letters that Russian has not. */
const UKRAINIAN = /[ІЇЄҐ]/u;

/** Prefectures end in these, the postal mark stands before Japanese codes. */
const JAPANESE = /〒|[都道府県]..?.?.?.?[市区町村郡]|丁目|番地|[市区町村].{0,20}\d-\d/u;

/** The country a script speaks for: null when it speaks for none in particular, undefined when the text is Latin. */
export function countryByScript(text: string): string | null | undefined {
  let found: string | null | undefined;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x370) continue;
    if (unit === 0x3012) return "JP";
    for (const [first, last, country] of SCRIPTS) {
      if (unit < first || unit > last) continue;
      if (country === "JP") return "JP";
      found ??= country;
      break;
    }
  }
  if (found === "CN" && JAPANESE.test(text)) return "JP";
  if (found === "RU" && UKRAINIAN.test(text)) return "UA";
  return found;
}
