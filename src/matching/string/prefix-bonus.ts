/** Winkler 1990: the bonus counts at most 4 units of common prefix, a tenth of the rest each, and only above this similarity. */
const LONGEST_PREFIX = 4;
const BONUS = 0.1;
const BONUS_ABOVE = 0.7;

/** A Jaro similarity with the bonus for the common start of the first `n` and `m` units. */
export function withPrefixBonus(jaro: number, a: Uint16Array, n: number, b: Uint16Array, m: number): number {
  if (jaro <= BONUS_ABOVE || jaro === 1) return jaro;
  let prefix = 0;
  while (prefix < LONGEST_PREFIX && prefix < n && prefix < m && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * BONUS * (1 - jaro);
}
