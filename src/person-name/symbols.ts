import { cut, type Reading } from "./reading.ts";

/** Stands in the text where a pictograph stood: a place where a headline may begin. */
export const SOFT_BREAK = "\u0001";

/** A keycap closes the character before it. */
const KEYCAP = "\u20e3";

/** ™ ® © ℠ stand after a word of the name and open nothing. */
const MARK_SIGNS = "\u2122\u00ae\u00a9\u2120";

/** Overwrites emoji, dingbats, arrows, geometric shapes, technical signs, enclosed digits, flags and their tags; letters and mathematics stay. */
export function cutSymbols(reading: Reading): void {
  const runs = reading.text.matchAll(
    /(?:[\u00a9\u00ae\u00b2\u00b3\u00b9\u2020\u2021\u203c\u2049\u2120\u2122\u2190-\u21ff\u2300-\u249b\u24ea-\u27bf\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\ufffc\ufffd\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\u20e3)+/gu,
  );
  for (const { 0: run, index } of runs) {
    const start = run.startsWith(KEYCAP) && index > 0 ? index - 1 : index;
    cut(reading, "emoji", start, index + run.length);
    if (!MARK_SIGNS.includes(run.charAt(0)))
      reading.text = reading.text.slice(0, start) + SOFT_BREAK + reading.text.slice(start + 1);
  }
}
