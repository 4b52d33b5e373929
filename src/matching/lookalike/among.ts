/** Up to so many items are compared one by one, which reads none of them; a set would read each to know its hash. */
const FEW_ITEMS = 8;

/** Tells whether something is one of the items. */
export function among(items: readonly unknown[]): (item: unknown) => boolean {
  if (items.length <= FEW_ITEMS) return (item) => items.includes(item);
  const set = new Set(items);
  return (item) => set.has(item);
}
