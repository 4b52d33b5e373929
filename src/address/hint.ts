import type { AddressOptions } from "./types.ts";

/** Whether the caller expects the country, whose code stands in upper case. */
export function isHinted(options: AddressOptions, code: string): boolean {
  const hint: unknown = options.country;
  return typeof hint === "string" && hint.length === 2 && (hint === code || hint.toUpperCase() === code);
}
