// Meaning: words for "and" that names of businesses write as "&" too.
// Source: conjunctions of English, Italian and Portuguese, Dutch, French, Swedish, Danish and Norwegian, German, Spanish; own collection, read 2026-11.
// 8 rows, sorted.
export const AND_WORDS: readonly string[] = ["and", "e", "en", "et", "och", "og", "und", "y"];
