/** The names of one word, of two and more that end some words, up to those of `most`, which is four at most; few large cities have longer names than three words. */
export function namesAtEnd(words: readonly string[], most = 3): string[] {
  return [1, 2, 3, 4].slice(0, most).map((length) => words.slice(-length).join(" "));
}
