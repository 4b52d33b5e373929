/** House numbers that one address names: from the first to the last, which are equal where it names one. */
export interface HouseNumbers {
  readonly first: number;
  readonly last: number;
}

/** A range of house numbers stays within a block, which has a hundred of them. */
const BLOCK = 100;
/** Two numbers around a hyphen that stand by themselves. */
const RANGE = /(?<![^\s,;(])(\d{1,6}) ?[-\u2010-\u2014] ?(\d{1,6})(?![^\s,;)])/u;
/**
 * From so many digits on, two digits behind the hyphen are the end of the last number: "1710-18". In Queens, "112-18"
 * is one number.
 */
const SHORTENED = 4;

/** The first two numbers around a hyphen in a text, as they are written; null where there are none or they are no range. */
export function readRange(text: string): { from: string; to: string; numbers: HouseNumbers } | null {
  const found = RANGE.exec(text);
  if (found === null) return null;
  const from = found[1] as string;
  const to = found[2] as string;
  const isShortened = from.length >= SHORTENED && to.length === 2;
  const numbers = { first: Number(from), last: Number(isShortened ? from.slice(0, -2) + to : to) };
  return numbers.first < numbers.last && numbers.last - numbers.first < BLOCK ? { from, to, numbers } : null;
}

/**
 * Whether the house numbers of one address lie among those of the other. A range whose ends are both even or both odd
 * runs along one side of the street and holds none of the other side.
 */
export function isOneWithin(a: HouseNumbers, b: HouseNumbers): boolean {
  return isWithin(a, b) || isWithin(b, a);
}

function isWithin(inner: HouseNumbers, outer: HouseNumbers): boolean {
  if (inner.first < outer.first || inner.last > outer.last) return false;
  const isOneSide = (outer.last - outer.first) % 2 === 0;
  return !isOneSide || ((inner.first - outer.first) % 2 === 0 && (inner.last - outer.first) % 2 === 0);
}
