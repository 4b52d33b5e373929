import { EAST_ASIAN } from "../data/east-asian.ts";
import { cut, type Reading } from "../hygiene/reading.ts";
import { isCredential } from "../words/credential.ts";
import { CREDENTIAL_OR_NAME } from "../words/lexicon.ts";
import { splitWords } from "../words/words.ts";
import { HEADLINE } from "./headline-words.ts";
import { isPronouns } from "./pronouns.ts";

/** "US/ACME", and one firm in capitals behind a name in mixed case: "Harlow/ACME". */
function isDirectory(name: string, behind: readonly string[]): boolean {
  return behind.every((part) => /^[A-Z]{2,}$/u.test(part)) && (behind.length > 1 || /[a-z]$/u.test(name));
}

/** Pronouns without brackets, told by the slash within them: "he/him". Between titles, post-nominals or occupations it is a space: "MD/PhD". */
export function cutSlashes(reading: Reading): void {
  for (const { text, flags, start, end } of splitWords(reading.text)) {
    const apart = text.replaceAll("/", " ");
    if (apart === text) continue;
    const [name = "", ...behind] = apart.split(" ");
    if (isPronouns(text)) cut(reading, "pronouns", start, end);
    // "Yamada Taro/山田太郎"
    else if (EAST_ASIAN.test(behind.join("")) && !EAST_ASIAN.test(name))
      reading.text = reading.text.replace(text, apart);
    // "Ann Harlow/US/ACME", of directories.
    else if (!flags && start > 0 && isDirectory(name, behind) && !splitWords(behind.join(" ")).some(isCredential))
      cut(reading, "tagline", start + name.length, end);
    // "Harlow/CPA/CFE"
    else if (!flags && name !== "" && splitWords(behind.join(" ")).every(isCredential) && start > 0)
      reading.text = `${reading.text.slice(0, start)}${name},${behind.join(" ")}${reading.text.slice(end)}`;
    else if (!flags && splitWords(apart).every((word) => word.flags & (HEADLINE | CREDENTIAL_OR_NAME)))
      reading.text = reading.text.replace(text, apart);
  }
}
