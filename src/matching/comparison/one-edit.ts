import { unitAt } from "../../text/unit-at.ts";

/** Whether two different texts are one insertion, deletion, substitution or swap of neighbours apart. */
export function isOneEdit(a: string, b: string): boolean {
  const n = a.length;
  const m = b.length;
  if (n - m > 1 || m - n > 1) return false;
  let i = 0;
  while (i < n && i < m && unitAt(a, i) === unitAt(b, i)) i++;
  let x = n - 1;
  let y = m - 1;
  while (x >= i && y >= i && unitAt(a, x) === unitAt(b, y)) {
    x--;
    y--;
  }
  if (x - i < 1 && y - i < 1) return true;
  return x - i === 1 && y - i === 1 && unitAt(a, i) === unitAt(b, y) && unitAt(a, x) === unitAt(b, i);
}
