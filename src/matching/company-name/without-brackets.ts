/** The name without what it holds in brackets; null where it holds nothing in any, or begins with them. */
export function withoutBrackets(name: string): string | null {
  const open = name.search(/[(（]/u);
  if (open < 1) return null;
  const close = name.slice(open).search(/[)）]/u);
  return close < 0 ? null : `${name.slice(0, open)} ${name.slice(open + close + 1)}`;
}
