/** A 32-bit sum over all words from `start`, in which place and value count. */
export function checksum(words: Uint32Array, start: number): number {
  let sum = 0x811c9dc5;
  for (let i = start; i < words.length; i++) {
    sum = Math.imul(sum ^ (words[i] ?? 0), 0x01000193);
    sum = (sum << 13) | (sum >>> 19);
  }
  return sum >>> 0;
}
