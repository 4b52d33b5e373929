// Weights of letters for a capital behind De, La, Van and the like, by logistic regression with an absolute-value penalty: few letters keep a weight.

/** Prefixes whose bearers differ: "DeMarco" but "Demming". */
export const PREFIXES = "dal dalla de del della des di du la le lo van vande vanden vander ver von".split(" ");
const SHORTEST_TAIL = 3;
/** How words begin, as in spelling-by-letters.ts: "LaPrise", but "Lapsley". */
const ONSET = /^(?:[bcdfgkpstvw]?[lr]|ch|[gk]n|ph|qu|s[chkmnptw]|sch|str|th|w[hr]|[b-z])?[aeiouy]/u;
const FEWEST_NAMES = 4;
const PENALTY = 3;
const MOST_ROUNDS = 60;
const SCALE = 4;

/** Keys of a prefix and the letters behind it; spelling-by-letters.ts asks for the same ones. */
function keysOf(prefix, tail) {
  const keys = [prefix, `${Math.min(tail.length, 8)}`];
  for (const k of [1, 2, 3]) keys.push(`^${tail.slice(0, k)}`, `${prefix}:${tail.slice(0, k)}`, `${tail.slice(-k)}$`);
  return keys;
}

/** Each way to cut a word into a prefix and a tail. */
function cutsOf(word) {
  return PREFIXES.filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_TAIL)
    .map((prefix) => [prefix, word.slice(prefix.length)])
    .filter(([, tail]) => ONSET.test(tail));
}

/** `split`: rows of prefix and tail with a capital; `plain`: words without. Returns whole numbers by key, the key "" for the constant. */
export function fitWeights(split, plain) {
  const known = new Set(split.map((row) => row.join("")));
  const cuts = [];
  for (const [own, rest] of split)
    for (const [prefix, tail] of cutsOf(own + rest)) cuts.push({ prefix, tail, y: prefix === own ? 1 : 0 });
  for (const word of plain)
    if (!known.has(word)) for (const [prefix, tail] of cutsOf(word)) cuts.push({ prefix, tail, y: 0 });
  const columns = new Map();
  cuts.forEach(({ prefix, tail }, i) => {
    for (const key of keysOf(prefix, tail)) {
      if (!columns.has(key)) columns.set(key, []);
      columns.get(key).push(i);
    }
  });
  const all = cuts.map((_, i) => i);
  const rows = [["", all], ...[...columns].filter(([, column]) => column.length >= FEWEST_NAMES)];
  const weights = rows.map(() => 0);
  const sums = cuts.map(() => 0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let largest = 0;
    rows.forEach(([key, column], j) => {
      let gradient = 0;
      let curvature = 0;
      for (const i of column) {
        const p = 1 / (1 + Math.exp(-sums[i]));
        gradient += p - cuts[i].y;
        curvature += p * (1 - p);
      }
      const bend = Math.max(curvature, 0.05);
      const goal = weights[j] - gradient / bend;
      const penalty = key === "" ? 0 : PENALTY / bend;
      const next = Math.abs(goal) <= penalty ? 0 : goal - Math.sign(goal) * penalty;
      const step = Math.max(-1.5, Math.min(1.5, next - weights[j]));
      if (step === 0) return;
      weights[j] += step;
      for (const i of column) sums[i] += step;
      largest = Math.max(largest, Math.abs(step));
    });
    if (largest < 0.02) break;
  }
  const result = new Map();
  rows.forEach(([key], j) => {
    const whole = Math.round(weights[j] * SCALE);
    if (whole !== 0 || PREFIXES.includes(key)) result.set(key, whole);
  });
  return result;
}

/** The prefix that takes a capital behind it, or undefined. */
export function prefixByLetters(weights, word) {
  let best;
  let highest = 0;
  for (const [prefix, tail] of cutsOf(word)) {
    const sum = keysOf(prefix, tail).reduce((total, key) => total + (weights.get(key) ?? 0), weights.get("") ?? 0);
    if (sum > highest) [best, highest] = [prefix, sum];
  }
  return best;
}
