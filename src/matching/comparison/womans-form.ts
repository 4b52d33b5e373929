import { WOMENS_FORM_LINES } from "../data/womens-forms.ts";

/** "Leo" and "Lea" are too short to be taken for one name misspelt anyway. */
const SHORTEST = 4;

let men: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Whether one of two given names, lower case without accents, is made for women of the other: Daniela and Daniel, Maria and
 * Mario. However alike they are spelt, they are two persons: often sister and brother or husband and wife.
 */
export function isWomansForm(a: string, b: string): boolean {
  if (a.length < SHORTEST || b.length < SHORTEST) return false;
  if (a.length === b.length && a.slice(0, -1) === b.slice(0, -1) && endInOAndA(a, b)) return true;
  men ??= indexLines();
  return men.get(a)?.includes(b) === true || men.get(b)?.includes(a) === true;
}

function endInOAndA(a: string, b: string): boolean {
  return (a.endsWith("o") && b.endsWith("a")) || (a.endsWith("a") && b.endsWith("o"));
}

/** The men's names that each woman's name is made of. */
function indexLines(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const line of WOMENS_FORM_LINES.trim().split("\n")) {
    const [man = "", ...women] = line.split(" ");
    for (const woman of women) index.set(woman, [...(index.get(woman) ?? []), man]);
  }
  return index;
}
