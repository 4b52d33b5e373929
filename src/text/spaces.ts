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

/** The text with every run of white space as one U+0020 and none at the ends. */
export function collapseSpaces(text: string): string {
  if (isCollapsed(text)) return text;
  let out = "";
  let from = -1;
  for (let i = 0; i <= text.length; i++) {
    const space = i === text.length || isSpace(text.charCodeAt(i));
    if (space && from >= 0) {
      out += (out === "" ? "" : " ") + text.slice(from, i);
      from = -1;
    } else if (!space && from < 0) from = i;
  }
  return out;
}

function isCollapsed(text: string): boolean {
  let wasSpace = true;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const space = isSpace(unit);
    if (space && (wasSpace || unit !== 0x20)) return false;
    wasSpace = space;
  }
  return !wasSpace || text.length === 0;
}
