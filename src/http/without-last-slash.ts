/** A base address or path as paths are put behind it: they begin with a slash themselves. */
export function withoutLastSlash(base: string): string {
  return base.endsWith("/") ? base.slice(0, -1) : base;
}
