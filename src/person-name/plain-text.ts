import { STRAY_MARK } from "./data/particles.ts";

/** Whether a text of Latin words alone needs no cleaning. */
export function isPlainText(text: string): boolean {
  return PLAIN_UNITS.test(text) && !STRAY_MARK.test(text);
}

/** Latin letters up to U+024F, spaces, dots, commas, hyphens and apostrophes. */
const PLAIN_UNITS = /^[A-Za-zÀ-ÖØ-öø-ɏ .,'-]*$/u;
