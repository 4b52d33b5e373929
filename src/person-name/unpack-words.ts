/** The words of a packed table: each begins with a capital that counts the letters shared with the word before (A none, B one, ...). */
export function unpackWords(packed: string): string[] {
  const words: string[] = [];
  let before = "";
  let start = 0;
  for (let i = 1; i <= packed.length; i++) {
    const unit = i < packed.length ? packed.charCodeAt(i) : 0x41;
    if (unit < 0x41 || unit > 0x5a) continue;
    before = before.slice(0, packed.charCodeAt(start) - 0x41) + packed.slice(start + 1, i);
    words.push(before);
    start = i;
  }
  return words;
}
