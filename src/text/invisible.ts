import { unitAt } from "./unit-at.ts";

/**
 * Whether a unit shows nothing: C0 and C1 controls but white space, soft hyphen, bidi controls, zero-width
 * characters, byte-order mark, variation selectors, interlinear and object replacement marks.
 * U+200C and U+200D join letters in some scripts and are told apart by `keepJoiners`.
 */
export function isInvisible(unit: number): boolean {
  if (unit < 0x20) return unit < 0x09 || unit > 0x0d;
  if (unit < 0x7f) return false;
  if (unit < 0xa0) return unit !== 0x85;
  if (unit < 0x180b) return unit === 0xad || unit === 0x34f || unit === 0x61c || unit === 0x115f || unit === 0x1160;
  if (unit < 0x200b) return unit <= 0x180f;
  if (unit < 0x2070) return unit <= 0x200f || (unit >= 0x202a && unit <= 0x202e) || unit >= 0x2060;
  return (
    unit === 0x3164 ||
    (unit >= 0xfe00 && unit <= 0xfe0f) ||
    unit === 0xfeff ||
    unit === 0xffa0 ||
    (unit >= 0xfff0 && unit <= 0xfffb)
  );
}

/** The Malayalam virama. With a joiner behind it, it ends a word whose last consonant has no vowel. */
const CHILLU_VIRAMA = 0xd4d;

/**
 * The text without units that show nothing. With `keepJoiners`, U+200C and U+200D stay where Arabic and Indic spelling
 * needs them: between two letters, and behind the Malayalam virama.
 */
export function stripInvisible(text: string, keepJoiners = false): string {
  let out = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    if (!isInvisible(unit)) continue;
    if (keepJoiners && joinsLetters(text, i)) continue;
    out += text.slice(from, i);
    from = i + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

/**
 * Whether U+200C or U+200D stands at an index where Arabic and Indic spelling needs it: between two letters, or behind
 * the Malayalam virama.
 */
export function joinsLetters(text: string, at: number): boolean {
  const unit = unitAt(text, at);
  if (unit !== 0x200c && unit !== 0x200d) return false;
  const before = unitAt(text, at - 1);
  const after = unitAt(text, at + 1);
  return inJoiningScript(before) && (inJoiningScript(after) || before === CHILLU_VIRAMA);
}

/** Arabic to Sinhala and the Southeast Asian scripts, the blocks whose spelling uses joiners. */
function inJoiningScript(unit: number): boolean {
  return (unit >= 0x600 && unit < 0xe80) || (unit >= 0x1000 && unit < 0x10a0) || (unit >= 0x1780 && unit < 0x1800);
}
