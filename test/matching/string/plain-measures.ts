/** The textbook definitions, as slow and plain as they come. */

export function plainLevenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

export function plainLevenshteinSimilarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - plainLevenshtein(a, b) / longer;
}

export function plainJaro(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Set<number>();
  const left: string[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j++) {
      if (used.has(j) || a[i] !== b[j]) continue;
      used.add(j);
      left.push(a.charAt(i));
      break;
    }
  }
  if (left.length === 0) return 0;
  const right = [...used].sort((x, y) => x - y).map((j) => b[j]);
  const moved = left.filter((unit, k) => unit !== right[k]).length;
  return (left.length / a.length + left.length / b.length + (left.length - moved / 2) / left.length) / 3;
}

export function plainWinkler(a: string, b: string): number {
  const jaro = plainJaro(a, b);
  let prefix = 0;
  while (prefix < 4 && prefix < Math.min(a.length, b.length) && a[prefix] === b[prefix]) prefix++;
  return jaro > 0.7 ? jaro + prefix * 0.1 * (1 - jaro) : jaro;
}

export function plainDice(a: string, b: string): number {
  if (a === b) return 1;
  const grams = (text: string): string[] =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2));
  const [left, right] = [grams(a), grams(b)];
  const all = left.length + right.length;
  let shared = 0;
  for (const gram of left) {
    const at = right.indexOf(gram);
    if (at < 0) continue;
    right.splice(at, 1);
    shared++;
  }
  return shared === 0 ? 0 : (2 * shared) / all;
}

export function plainTokenSet(a: string, b: string): number {
  const words = (text: string): Set<string> =>
    new Set(text.split(/[\s\u0085]/u).filter((word) => word !== "" && word !== "\ufeff"));
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 1 : shared / (left.size + right.size - shared);
}
