const WORD = 32;
const masks: Uint32Array = /* @__PURE__ */ new Uint32Array(128);

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbours, each 1.
 * A typing slip ("Untied" for "United") costs 1 here and 2 in Levenshtein's measure. Counted in UTF-16 units.
 * Bit-parallel up to 32 units (Hyyrö 2003), plain rows above.
 */
export function alignmentDistance(a: string, b: string): number {
  if (a === b) return 0;
  const pattern = a.length <= b.length ? a : b;
  const text = a.length <= b.length ? b : a;
  if (pattern.length === 0) return text.length;
  return pattern.length <= WORD && isBelow128(pattern) ? bitParallel(pattern, text) : byRows(pattern, text);
}

function isBelow128(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

function bitParallel(pattern: string, text: string): number {
  const last = 1 << (pattern.length - 1);
  for (let i = 0; i < pattern.length; i++) {
    const unit = pattern.charCodeAt(i);
    masks[unit] = (masks[unit] ?? 0) | (1 << i);
  }
  let plus = -1;
  let minus = 0;
  let diagonal = 0;
  let before = 0;
  let distance = pattern.length;
  for (let j = 0; j < text.length; j++) {
    const mask = (masks[text.charCodeAt(j)] ?? 0) | 0;
    const swapped = ((~diagonal & mask) << 1) & before;
    diagonal = (((mask & plus) + plus) ^ plus) | mask | minus | swapped;
    let up = minus | ~(diagonal | plus);
    let down = diagonal & plus;
    if ((up & last) !== 0) distance++;
    if ((down & last) !== 0) distance--;
    up = (up << 1) | 1;
    down <<= 1;
    plus = down | ~(diagonal | up);
    minus = up & diagonal;
    before = mask;
  }
  for (let i = 0; i < pattern.length; i++) masks[pattern.charCodeAt(i)] = 0;
  return distance;
}

function byRows(pattern: string, text: string): number {
  const width = pattern.length + 1;
  let older = new Uint32Array(width);
  let above = Uint32Array.from({ length: width }, (_, i) => i);
  let row = new Uint32Array(width);
  for (let j = 1; j <= text.length; j++) {
    row[0] = j;
    const unit = text.charCodeAt(j - 1);
    for (let i = 1; i < width; i++) {
      const same = pattern.charCodeAt(i - 1) === unit;
      let best = Math.min((above[i] ?? 0) + 1, (row[i - 1] ?? 0) + 1, (above[i - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && pattern.charCodeAt(i - 2) === unit && pattern.charCodeAt(i - 1) === text.charCodeAt(j - 2))
        best = Math.min(best, (older[i - 2] ?? 0) + 1);
      row[i] = best;
    }
    [older, above, row] = [above, row, older];
  }
  return above[width - 1] ?? 0;
}
