const PRIME = 0x01000193;

/**
 * A 32-bit sum over all words from `start`, in which place and value count. Four sums run side by side, since one waits
 * for its own multiplication at every word. Each step is one to one in the sum and in the word, so a change within a
 * single word never goes unseen.
 */
export function checksum(words: Uint32Array, start: number): number {
  let a = 0x811c9dc5 | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x85ebca6b | 0;
  let d = 0xc2b2ae35 | 0;
  const whole = start + ((words.length - start) & ~3);
  for (let i = start; i < whole; i += 4) {
    a = mixed(a, words[i] ?? 0);
    b = mixed(b, words[i + 1] ?? 0);
    c = mixed(c, words[i + 2] ?? 0);
    d = mixed(d, words[i + 3] ?? 0);
  }
  for (let i = whole; i < words.length; i++) a = mixed(a, words[i] ?? 0);
  return mixed(mixed(mixed(a, b), c), d) >>> 0;
}

function mixed(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, PRIME);
  return (product << 13) | (product >>> 19);
}
