import { FAMILY, FAMILY_ASIA, GIVEN, PARTICLE, TITLE } from "../words/lexicon.ts";
import { isInitial, isUpperWord, type Word } from "../words/words.ts";

/**
 * "ORTEGA LUIS M & VEGA CARLA P", "DOE JOHN & SMITH JANE": among persons in capitals one of whom surely has the family name in front, or all of
 * whom seem to, "TARROW PATRICK & PYM JANE", it stands there with all who may have it so; a comma goes behind each.
 */
export function closeShoutedFamilies(groups: readonly Word[][]): void {
  if (
    groups.length < 2 ||
    groups.some(({ length }) => length < 2) ||
    !groups.flat().every((word) => isUpperWord(word) && !word.comma)
  )
    return;
  // "KIM SUNG H & LEE MI Y"
  const areAll = groups.every((group) => endsInInitial(group) && familyOf(group)?.flags);
  if (!areAll && !groups.some(opensWithFamily) && !areTurned(groups)) return;
  for (const group of groups) {
    const at = familyAt(group);
    if (mayBeFamilyFirst(group)) group[at] = { ...(group[at] as Word), comma: true };
  }
}

/** Where the family name ends that opens a person: "DE LA CRUZ ROSA", "GARCIA LOPEZ ROSA", but "LE HOA". */
function familyAt(group: readonly Word[]): number {
  const next = group[1]?.flags ?? 0;
  let at = group.findIndex(
    ({ flags }, i) => !(flags & PARTICLE) || (i < 1 && flags & FAMILY_ASIA && !(next & PARTICLE)),
  );
  while (nameKindOf(group[at + 1]) === FAMILY && nameKindOf(group[at + 2]) & GIVEN) at++;
  return at;
}

function familyOf(group: readonly Word[]): Word | undefined {
  const family = group[familyAt(group)];
  return (family?.flags ?? 0) & FAMILY ? family : undefined;
}

/** A family name, a given name and an initial. */
function endsInInitial(group: readonly Word[]): boolean {
  return group.length > familyAt(group) + 2 && isInitial(group.at(-1) as Word);
}

function nameKindOf(word: Word | undefined): number {
  return (word?.flags ?? 0) & (GIVEN | FAMILY);
}

/** "VEGA CARLA P", "SMITH JANE": a family name alone, before an initial an unlisted one too, and a given name. */
function opensWithFamily(group: readonly Word[]): boolean {
  const at = familyAt(group);
  const [first, second] = [nameKindOf(group[at]), nameKindOf(group[at + 1])];
  if (!mayBeFamilyFirst(group)) return false;
  if (endsInInitial(group) && (first === FAMILY ? second !== FAMILY : second & GIVEN && !(first & second & FAMILY)))
    return true;
  return first === FAMILY && second === GIVEN;
}

/** "TARROW PATRICK & PYM JANE": an unlisted name and a given name each, one of which is no family name. */
function areTurned(groups: readonly Word[][]): boolean {
  return (
    groups.every(([first, second, more]) => more === undefined && first?.flags === 0 && nameKindOf(second) & GIVEN) &&
    groups.some(([, second]) => nameKindOf(second) === GIVEN)
  );
}

function mayBeFamilyFirst(group: readonly Word[]): boolean {
  const at = familyAt(group);
  const [first, second] = group.slice(Math.max(at, 0));
  if (first === undefined || second === undefined || (group[0] as Word).flags & TITLE) return false;
  if (first.letters < 2 || second.letters < 2 || nameKindOf(first) === GIVEN) return false;
  return endsInInitial(group) || (group.length === at + 2 && (second.flags & GIVEN) > 0);
}
