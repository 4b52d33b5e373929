/** What a pattern over digits is made of. A digit set is a bit mask: bit 3 stands for the digit 3. */
export type DigitPattern =
  | { readonly kind: "digits"; readonly mask: number }
  | { readonly kind: "sequence"; readonly parts: readonly DigitPattern[] }
  | { readonly kind: "choice"; readonly options: readonly DigitPattern[] }
  | { readonly kind: "repeat"; readonly repeated: DigitPattern; readonly min: number; readonly max: number };

const ANY_DIGIT = 0b11_1111_1111;
const EMPTY: DigitPattern = { kind: "sequence", parts: [] };
/** Numbering plans never count further; more would only cost memory. */
const LARGEST_COUNT = 32;

interface Cursor {
  readonly source: string;
  at: number;
}

/**
 * Reads the subset of regular expressions that numbering plans use: digits, `\d`, classes, groups, `|`, `?` and
 * `{n,m}`. A `$` counts as nothing, so that a prefix pattern is accepted too often, never too seldom.
 *
 * @returns Null when the source holds anything else.
 */
export function parseDigitPattern(source: string): DigitPattern | null {
  const cursor: Cursor = { source, at: 0 };
  const pattern = readChoice(cursor);
  return cursor.at === source.length ? pattern : null;
}

function readChoice(cursor: Cursor): DigitPattern | null {
  const options: DigitPattern[] = [];
  for (;;) {
    const option = readSequence(cursor);
    if (option === null) return null;
    options.push(option);
    if (cursor.source[cursor.at] !== "|") break;
    cursor.at++;
  }
  return options.length === 1 && options[0] !== undefined ? options[0] : { kind: "choice", options };
}

function readSequence(cursor: Cursor): DigitPattern | null {
  const parts: DigitPattern[] = [];
  for (;;) {
    const next = cursor.source[cursor.at];
    if (next === undefined || next === "|" || next === ")") return { kind: "sequence", parts };
    const atom = readAtom(cursor, next);
    const part = atom === null ? null : readCount(cursor, atom);
    if (part === null) return null;
    parts.push(part);
  }
}

function readAtom(cursor: Cursor, first: string): DigitPattern | null {
  cursor.at++;
  if (first >= "0" && first <= "9") return { kind: "digits", mask: 1 << Number(first) };
  if (first === "$") return EMPTY;
  if (first === "[") return readClass(cursor);
  if (first === "(") return readGroup(cursor);
  if (first !== "\\" || cursor.source[cursor.at] !== "d") return null;
  cursor.at++;
  return { kind: "digits", mask: ANY_DIGIT };
}

function readGroup(cursor: Cursor): DigitPattern | null {
  if (cursor.source.startsWith("?:", cursor.at)) cursor.at += 2;
  const inner = readChoice(cursor);
  if (inner === null || cursor.source[cursor.at] !== ")") return null;
  cursor.at++;
  return inner;
}

/** Digits and ranges of digits: "[2-46-9]". */
function readClass(cursor: Cursor): DigitPattern | null {
  const { source } = cursor;
  let mask = 0;
  let at = cursor.at;
  while (at < source.length && source[at] !== "]") {
    const first = source.charCodeAt(at) - 48;
    const range = source[at + 1] === "-";
    const last = range ? source.charCodeAt(at + 2) - 48 : first;
    if (!(first >= 0 && last >= first && last <= 9)) return null;
    for (let digit = first; digit <= last; digit++) mask |= 1 << digit;
    at += range ? 3 : 1;
  }
  if (mask === 0 || at >= source.length) return null;
  cursor.at = at + 1;
  return { kind: "digits", mask };
}

function readCount(cursor: Cursor, part: DigitPattern): DigitPattern | null {
  const next = cursor.source[cursor.at];
  if (next === "?") {
    cursor.at++;
    return { kind: "repeat", repeated: part, min: 0, max: 1 };
  }
  if (next !== "{") return part;
  const end = cursor.source.indexOf("}", cursor.at);
  const count = /^(\d{1,2})(?:,(\d{1,2}))?$/u.exec(cursor.source.slice(cursor.at + 1, end));
  if (end < 0 || count === null) return null;
  cursor.at = end + 1;
  const min = Number(count[1]);
  const max = Number(count[2] ?? count[1]);
  return max > LARGEST_COUNT || max < min ? null : { kind: "repeat", repeated: part, min, max };
}
