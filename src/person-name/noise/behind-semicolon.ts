import { ROLE_FIELDS } from "../data/record-notes.ts";
import { cut, type Reading } from "../hygiene/reading.ts";
import { areNames } from "../words/are-names.ts";
import { isCredential } from "../words/credential.ts";
import { isBodyAt } from "../words/is-body-at.ts";
import { FAMILY, GIVEN } from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { splitWords, type Word } from "../words/words.ts";
import { isPlace } from "./is-listed-place.ts";
import { isSmallNoun } from "./noun-phrase.ts";
import { isRolePhrase } from "./role-phrase.ts";

/** "Jane Harlow; Angel Investor", "Jane Harlow; Oslo": behind a name and a semicolon what no person is; with one among them, "Ann Pym; Bob Lee", all stays. */
export function cutBehindSemicolon(reading: Reading): void {
  const at = reading.text.indexOf(";");
  if (at < 0 || !areNames(splitWords(reading.text.slice(0, at)))) return;
  const parts = reading.text
    .slice(at + 1)
    .split(";")
    .map(splitWords)
    .filter((words) => words.length > 0);
  if (parts.length > 0 && parts.every(isHeadline)) cut(reading, "tagline", at, reading.text.length);
}

/** Words of a headline, which post-nominals alone are not. */
function isHeadline(words: Word[]): boolean {
  if (words.every(isCredential)) return false;
  if (words.some((_, i) => isBodyAt(words, i))) return true;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  const isName = (first.flags & (GIVEN | FAMILY)) === GIVEN && areNames(words);
  if (isName || isPersonOfOffice(words) || words.some(({ comma, flags }) => comma && flags & (GIVEN | FAMILY)))
    return false;
  return isRole(first.flags) || isRole(last.flags) || isPlace(words) || isRolePhrase(words) || words.some(isSmallNoun);
}

/** "Director Tarro Pymberg", "Tarro Pymberg, Author": a name between or beside offices. */
function isPersonOfOffice(words: readonly Word[]): boolean {
  const comma = words.findIndex((word) => word.comma);
  const named = comma < 0 ? words : words.slice(0, comma + 1);
  const from = named.findIndex((word) => !isRole(word.flags));
  const name = from < 0 ? [] : named.slice(from);
  while (name.length > 2 && isRole((name.at(-1) as Word).flags)) name.pop();
  return areNames(name) && !name.some(({ key }) => ROLE_FIELDS.has(key));
}
