import { normalizeEmail } from "../../url/index.ts";
import { foldForMatching, textOf } from "./fold-words.ts";

/** What most addresses look like; nothing about them is written in two ways but letter case. */
const PLAIN = /^[\w.+-]+@[\w.-]+$/u;

/**
 * An e-mail address in comparing form, without `mailto:` and display name, with the domain as A-labels; null for what
 * holds no "@".
 */
export function emailText(value: unknown): string | null {
  const text = (textOf(value) ?? "").trim();
  const address = PLAIN.test(text) ? text : (normalizeEmail(text) ?? text);
  const at = address.lastIndexOf("@");
  return at <= 0 || at === address.length - 1 ? null : foldForMatching(address);
}
