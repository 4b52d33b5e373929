/** What stands in no canonical text: control characters, bidirectional controls, line separators, lone surrogates. */
const NEVER = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export type Normalize = (value: string, options?: object) => string | null;

/** What is wrong with a normalizer's answer to a text, or null. */
export function flawOf(normalize: Normalize, text: string, options: object): string | null {
  let once: string | null;
  try {
    once = normalize(text, options);
    if (once === null) return null;
    if (typeof once !== "string" || once === "") return `answers ${JSON.stringify(once)}`;
    const twice = normalize(once, options);
    if (twice !== once) return `${JSON.stringify(once)} then ${JSON.stringify(twice)}`;
  } catch (error) {
    return `throws ${String(error)}`;
  }
  if (once.length > 3 * text.length + 64) return `grows to ${once.length} units`;
  if (NEVER.test(once)) return `keeps what no canonical text may hold: ${JSON.stringify(once)}`;
  return null;
}
