import { isName } from "../country/word-form.ts";
import { NAMED_BEHIND_NUMBER, NAMES_BY_TYPE, YEARS } from "../data/street-line-words.ts";
import { type Draft, entryAt, isFreeAt, keyAt, together } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { leadingTypeAt } from "./street-signs.ts";

/** "CARRERA 18 #63", "AV. CARRERA 68 12-34", "CALLE 72 BIS 12-34", "EJE 10 SUR 383", "PLEIN 1944 5", "LAAN VAN 1813 5", "VIA 2 SANTI 50", "IN DEN 30 MORGEN 34B": a street that is a number, perhaps with letters or a direction, stands right behind its type word while another number follows. */
export function numbersType(draft: Draft, at: number, from: number, to: number): boolean {
  const { type, isParticle } = entryAt(draft, at - 1);
  let next = at + 1;
  while (next < to - 1 && (entryAt(draft, next).isNumberWord || /^[A-Z]$/u.test(keyAt(draft, next)))) next++;
  const isNumbered = isHouseNumberAt(draft, next) && together(draft, at, next);
  const named = isParticle ? at - 2 : at - 1;
  if (named === from && isNumbered && entryAt(draft, named).suffix !== null && YEARS.test(keyAt(draft, at)))
    return true;
  // "VIA 2 SANTI 50", "IN DEN 30 MORGEN 34B"
  const isNamed = to > at + 1 && isName(keyAt(draft, at + 1)) && hasNumberAtEnd(draft, at + 2, to);
  if (isNamed && isParticle && at > from) return true;
  const isDoor = isNumbered && keyAt(draft, next).includes("-");
  const isSecond = at === from + 2 && entryAt(draft, from).type !== null && isDoor;
  if (!(at === from + 1 || isSecond) || type === null || !leadingTypeAt(draft, at - 1, to) || NAMES_BY_TYPE.has(type))
    return false;
  return at + 1 === to || isNumbered || isNamed || (NAMED_BEHIND_NUMBER.has(type) && hasNumber(draft, next + 1, to));
}

/** "VIA 2 SANTI 50", "VIA 2 SANTI, 50,": whether a run ends in a house number or has one alone behind its comma. */
function hasNumberAtEnd(draft: Draft, from: number, to: number): boolean {
  if (to > from && isHouseNumberAt(draft, to - 1)) return true;
  const isAlone = !together(draft, to, to - 1) && !together(draft, to, to + 1);
  return isAlone && isFreeAt(draft, to) && isHouseNumberAt(draft, to);
}

function hasNumber(draft: Draft, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isHouseNumberAt(draft, i)) return true;
  return false;
}
