// Meaning: two initials written in one, in comparing form, "jp", "tj", "aj": two consonants, but those that a family name, an ordinal
// or an abbreviation consists of ("ng", "mc", "nd", "rt"), and a vowel before "j", which ends no name of two letters.
// Source: general knowledge of names; 2026-11. 1 pattern.
export const INITIALS_IN_ONE: RegExp =
  /^(?:(?!bt|[dfjmps]r|h[lm]|m[csx]|n[dg]|ph|r[dt]|s[tz]|t[hx]|wm)[b-df-hj-np-tv-xz]{2}|[aeo]j)$/u;
