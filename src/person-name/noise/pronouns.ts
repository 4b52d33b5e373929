import { PRONOUNS } from "../data/profile-marks.ts";

/** Whether every word between spaces, slashes, commas and dots is a pronoun: "she/her". */
export function isPronouns(text: string): boolean {
  const words = text.toLowerCase().match(/[^\s/,.|\\+&•·–-]+/gu);
  return words?.every((word) => PRONOUNS.has(word)) ?? false;
}
