// Meaning: calling codes of the countries in which an extension stands behind the number with a hyphen alone:
// "010-62701911-8000".
// Source: the numbers of Chinese companies' own pages and cards, read 2026-11. 1 entry.

export const HYPHEN_EXTENSIONS: ReadonlySet<string> = new Set(["86"]);
