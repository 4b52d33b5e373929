/**
 * Whether a UTF-16 unit is white space: the White_Space property of Unicode 15.0, the set of `\s`
 * without U+FEFF, which counts as an invisible character.
 */
export function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  return (
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** The text without white space at both ends. A scan, since an anchored `\s+$` is quadratic. */
export function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** The text with every run of white space as one U+0020 and none at the ends; what is so already is copied at once. */
export function collapseSpaces(text: string): string {
  let out = "";
  let from = -1;
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    if (isSpace(text.charCodeAt(i))) continue;
    if (from < 0) from = i;
    else if (i > end && (i > end + 1 || text.charCodeAt(end) !== 0x20)) {
      out += `${text.slice(from, end)} `;
      from = i;
    }
    end = i + 1;
  }
  return from < 0 ? "" : out + text.slice(from, end);
}
