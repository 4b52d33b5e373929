/** Numbers below `limit` that look random and are the same on every run (mulberry32). */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * limit);
  };
}

/** A flat text of its own, as it comes from a request: a joined one would be flattened inside the first measured call. */
const flat = (text) => Buffer.from(text).toString();

/** `count` texts made by `make(pick, random)`. */
export function texts(count, seed, make) {
  const random = randomNumbers(seed);
  const pick = (list) => list[random(list.length)];
  return Array.from({ length: count }, () => flat(make(pick, random)));
}
