// Meaning: how TeX, and so BibTeX, writes accents and letters beyond ASCII.
// Source: The TeXbook, chapter 9, and the T1 letters of LaTeX; read 2026-11. 7 tables and patterns.

/** The sign or letter behind the backslash, each at the place of its mark among the combining marks from U+0300. */
export const TEX_MARKS: string = "`'^~= u.\" rHv                      d   ck";

/** Letters that are commands, each behind a blank and before what it writes. 10 words, sorted. */
export const TEX_LETTERS: string = String.raw` AAÅ AEÆ LŁ OØ aaå aeæ ii lł oø ssß`;

/** An accent, "\\'e", "\\'{e}", "{\\'{e}}", "{\\c c}", "\\'\\i a", or a letter, "{\\o}", "\\ss{}", "\\L ", with the backslash once or twice. */
export const TEX_COMMAND: RegExp =
  /^(\{?)\\\\?(?:(["'.=^`~]|[Hcdkruv](?=[ {]))(?:(?<=\w) )?(\{?)(?:\\i ?|([A-Za-z]))|(A[AE]|a[ae]|ss|[LOilo])\b(?:\{\}| )?)(\}{0,2})/u;

/** Letters that an accent without braces may have inside a word. */
export const TEX_INSIDE = "aeiouyncrz";

/** The two units before a mark and the letter behind it where machines escape the mark: at the start of a word and in "D'Angelo" and "O'Aster", not in "D\\'iaz". */
export const AROUND_ESCAPED: RegExp = /(?:^|[^A-Za-z])(?:[do]?[A-Za-z]|D[A-Z]|O[A-Za-z])$/u;

/** What stands before a family name in braces, as bibliographies protect it, and behind it: nothing, a given name and initials, another person. */
export const BEFORE_PROTECTED: RegExp = /(?:^| and )(?:[^ ]{2,} )?(?:[A-Z]\.? )*$/u;
export const BEHIND_PROTECTED: RegExp = /^(?:,|$| and )/u;
