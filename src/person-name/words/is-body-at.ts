import { BEHIND_BODY, BODIES, COMPANY_ENDINGS } from "../data/no-persons.ts";
import type { Word } from "./words.ts";

/** "City of Tarrow", "Ministry of Health": a word for a body before a small one and more. */
export function isBodyAt(words: readonly Word[], i: number): boolean {
  const { key } = words[i] as Word;
  return (
    words[i + 2] !== undefined &&
    (BODIES.has(key) || COMPANY_ENDINGS.has(key)) &&
    BEHIND_BODY.test((words[i + 1] as Word).key)
  );
}
