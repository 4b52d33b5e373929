import { NAMED_BEHIND_NUMBER, NAMES_BY_TYPE, YEARS } from "../data/street-line-words.ts";
import { type Draft, entryAt, keyAt, together } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { leadingTypeAt } from "./street-signs.ts";

/** "CARRERA 18 #63", "AV. CARRERA 68 12-34", "CALLE 72 BIS 12-34", "EJE 10 SUR 383", "PLEIN 1944 5", "LAAN VAN 1813 5": a street that is a number, perhaps with letters or a direction, stands right behind its type word while another number follows. */
export function numbersType(draft: Draft, at: number, from: number, to: number): boolean {
  const { type, isParticle } = entryAt(draft, at - 1);
  let next = at + 1;
  while (next < to - 1 && (entryAt(draft, next).isNumberWord || /^[A-Z]$/u.test(keyAt(draft, next)))) next++;
  const isNumbered = isHouseNumberAt(draft, next) && together(draft, at, next);
  const named = isParticle ? at - 2 : at - 1;
  if (named === from && isNumbered && entryAt(draft, named).suffix !== null && YEARS.test(keyAt(draft, at)))
    return true;
  const isDoor = isNumbered && keyAt(draft, next).includes("-");
  const isSecond = at === from + 2 && entryAt(draft, from).type !== null && isDoor;
  if (!(at === from + 1 || isSecond) || type === null || !leadingTypeAt(draft, at - 1, to) || NAMES_BY_TYPE.has(type))
    return false;
  return at + 1 === to || isNumbered || (NAMED_BEHIND_NUMBER.has(type) && hasNumber(draft, next + 1, to));
}

function hasNumber(draft: Draft, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isHouseNumberAt(draft, i)) return true;
  return false;
}
