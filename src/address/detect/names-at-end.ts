/** The names of one word, of two and more that end some words; few large cities have longer names than three. */
export function namesAtEnd(words: readonly string[], most = 3): string[] {
  const names: string[] = [];
  for (let length = 1; length <= most; length++) names.push(words.slice(-length).join(" "));
  return names;
}
