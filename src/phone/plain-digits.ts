const PLUS = 0x2b;

/**
 * Digits of a notation made of digits, one leading plus and separators only, "+" kept in front: the way nearly
 * all numbers are written, read in one pass.
 *
 * @returns Null for every other text, which needs the longer way, and for fewer than three digits.
 */
export function plainDigits(text: string): string | null {
  let out = "";
  let from = -1;
  let plus = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 48 && unit <= 57) {
      if (from < 0) from = i;
      continue;
    }
    if (unit === PLUS) {
      if (from >= 0 || out !== "") return null;
      plus = true;
      // A second plus or a separator may follow; the digits themselves do not begin yet.
      continue;
    }
    if (!isSeparator(unit)) return null;
    if (plus && from < 0 && out === "" && text.charCodeAt(i + 1) === PLUS) return null;
    if (from >= 0) {
      out += text.slice(from, i);
      from = -1;
    }
  }
  if (from >= 0) {
    if (out === "" && plus && from === 1) return text.length > 3 ? text : null;
    out += text.slice(from);
  }
  if (out.length < 3) return null;
  return plus ? `+${out}` : out;
}

/** Space, hyphen, dot, slash, brackets, no-break space, dashes and the filler of notation.ts. */
export function isSeparator(unit: number): boolean {
  if (unit < 0x80) {
    return (
      unit === 0x20 ||
      (unit >= 0x2d && unit <= 0x2f) ||
      unit === 0x28 ||
      unit === 0x29 ||
      unit === 0x5b ||
      unit === 0x5d
    );
  }
  return unit === 0xa0 || (unit >= 0x2010 && unit <= 0x2015) || unit === 0x2060;
}
