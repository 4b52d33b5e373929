/** Numbers in [0, 1) that look random and are the same on every run and engine: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole numbers from 0 and below a limit. */
export function seededBelow(seed: number): (limit: number) => number {
  const random = seededRandom(seed);
  return (limit) => Math.floor(random() * limit);
}

/** One element of a list. */
export function pick<T>(below: (limit: number) => number, list: readonly [T, ...T[]]): T {
  return list[below(list.length)] ?? list[0];
}
