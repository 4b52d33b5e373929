// Meaning: other writings of a separator that stand in phone numbers, as code points, each with the one that is read for it: the
// ASCII sign, a line break, an en dash, or a word joiner (U+2060) for a sign that shows nothing by itself.
// Source: Unicode Character Database 15.0, signs that look alike or have a compatibility mapping, as far as they are met
// around numbers; 2026-11. 20 rows, sorted.
export const SEPARATOR_TWINS: ReadonlyMap<number, number> = new Map([
  [0xb7, 0x2e], // ·  .
  [0x60c, 0x2c], // ،  ,
  [0x61b, 0x3b], // ؛  ;
  [0x2022, 0x2e], // •  .
  [0x2028, 0x0a],
  [0x2029, 0x0a],
  [0x2053, 0x7e], // ⁓  ~
  [0x20e3, 0x2060], // combining enclosing keycap
  [0x2212, 0x2d], // −  -
  [0x2219, 0x2e], // ∙  .
  [0x223c, 0x7e], // ∼  ~
  [0x22c5, 0x2e], // ⋅  .
  [0x3001, 0x2c], // 、  ,
  [0x301c, 0x7e], // 〜  ~
  [0x30fb, 0x2e], // ・  .
  [0x30fc, 0x2d], // ー  -
  [0xfe58, 0x2d], // ﹘  -
  [0xfe62, 0x2b], // ﹢  +
  [0xfe63, 0x2d], // ﹣  -
  [0xff0d, 0x2013], // －  –
]);
