import { cut, type Reading } from "./reading.ts";

/** Stands in the text where a pictograph stood: a place where a headline may begin. */
export const SOFT_BREAK = "\u0001";

/** Overwrites emoji, arrows, stars, marks such as ™ and other pictographs. */
export function cutSymbols(reading: Reading): void {
  const text = reading.text;
  let i = 0;
  while (i < text.length) {
    const point = text.codePointAt(i) ?? 0;
    const width = point > 0xffff ? 2 : 1;
    if (!isPictograph(point)) {
      i += width;
      continue;
    }
    let end = i + width;
    while (end < text.length && isPictograph(text.codePointAt(end) ?? 0))
      end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    const start = point === 0x20e3 && i > 0 ? i - 1 : i;
    cut(reading, "emoji", start, end);
    if (!isMarkSign(point)) reading.text = reading.text.slice(0, start) + SOFT_BREAK + reading.text.slice(start + 1);
    i = end;
  }
}

/** ™ ® © ℠ stand after a word of the name and open nothing. */
function isMarkSign(point: number): boolean {
  return point === 0xae || point === 0xa9 || point === 0x2122 || point === 0x2120;
}

/** Emoji, dingbats, arrows, geometric shapes, technical signs, enclosed digits, flags and their tags. Letters and mathematics are not. */
function isPictograph(point: number): boolean {
  if (point < 0x2120)
    return point === 0xae || point === 0xa9 || point === 0x20e3 || point === 0x203c || point === 0x2049;
  if (point < 0x3030) {
    return (
      point === 0x2120 ||
      point === 0x2122 ||
      (point >= 0x2190 && point <= 0x21ff) ||
      (point >= 0x2300 && point <= 0x245f) ||
      (point >= 0x24ea && point <= 0x27bf) ||
      (point >= 0x27f0 && point <= 0x27ff) ||
      (point >= 0x2900 && point <= 0x297f) ||
      (point >= 0x2b00 && point <= 0x2bff) ||
      (point >= 0x2460 && point <= 0x249b)
    );
  }
  return (
    point === 0x3030 ||
    point === 0x303d ||
    point === 0x3297 ||
    point === 0x3299 ||
    point === 0xfffc ||
    point === 0xfffd ||
    (point >= 0x1f000 && point <= 0x1faff) ||
    (point >= 0xe0020 && point <= 0xe007f)
  );
}
