// Meaning: how TeX, and so BibTeX, writes accents and letters beyond ASCII.
// Source: The TeXbook, chapter 9, and the T1 letters of LaTeX; read 2026-11.
import { pairTable } from "../../text/lookup.ts";

/** The sign or letter behind the backslash, each before its combining mark. 14 pairs, sorted. */
export const TEX_MARKS: string =
  "\"\u0308'\u0301.\u0307=\u0304H\u030b^\u0302`\u0300c\u0327d\u0323k\u0328r\u030au\u0306v\u030c~\u0303";

/** Letters that are commands. 10 rows, sorted. */
export const TEX_LETTERS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`AA=Å
AE=Æ
L=Ł
O=Ø
aa=å
ae=æ
i=i
l=ł
o=ø
ss=ß`);

/** An accent: "\\'e", "\\'{e}", "{\\'{e}}", "{\\c c}", "\\'\\i a", with the backslash once or twice. */
export const TEX_ACCENT: RegExp =
  /^(\{?)\\\\?(?:(["'.=^`~])|([Hcdkruv])(?: |(?=\{)))(\{?)(?:\\i(?![A-Za-z]) ?|([A-Za-z]))(\}{0,2})/u;

/** A sign with the backslash that machines put before it. */
export const ESCAPED: RegExp = /^\\\\?(["'&])/u;

/** Closes what a backslash escapes for machines: 'Jane \\"Annie\\" Harlow'. */
export const ESCAPED_QUOTE: RegExp = /\\["'](?![A-Za-z{\\])/u;

/** "D\\'Angelo", "O\\'Aster", not "D\\'iaz": an apostrophe that is escaped. */
export const ESCAPED_APOSTROPHE: RegExp = /(?:^|[^A-Za-z])(?:[DO]\\\\?'[A-Z]|[do]\\\\?')/u;

/** A letter: "{\\o}", "\\ss{}", "\\L ". */
export const TEX_LETTER: RegExp = /^(\{?)\\\\?(AA|AE|aa|ae|ss|[LOilo])(?![A-Za-z])(?:\{\}| )?(\}?)/u;
