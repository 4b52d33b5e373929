import { NOT_TOLD_BY_FORM, STATE_ADJECTIVES, STATE_FORM_JOINTS, STATE_FORMS } from "./data/state-forms.ts";

/**
 * The country's name behind the form of its state, in lower case: "serbia" of "republic of serbia", "jordan" of
 * "hashemite kingdom of jordan", "maroc" of "royaume du maroc"; "" where no form stands there, or where the name
 * without it is also another's.
 */
export function nameBehindForm(text: string): string {
  // Most texts hold none of them and need no splitting.
  if (!/ of |rep|reino|royaume/u.test(text)) return "";
  const words = text.split(" ").map((word) => (word.endsWith(".") ? word.slice(0, -1) : word));
  let form = 0;
  while (STATE_ADJECTIVES.has(words[form] ?? "")) form++;
  const kind = words[form] ?? "";
  // "Egypt, Arab Rep." of the World Bank, "República Argentina" and "Republik Indonesia" have no "of".
  const joint = STATE_FORM_JOINTS.has(words[form + 1] ?? "") ? 1 : 0;
  if (!STATE_FORMS.has(kind) || (joint === 0 && !/^rep(?:[uú]blica|ublik)?$/u.test(kind))) return "";
  const from = form + joint + 1;
  const name = words.slice(words[from] === "the" ? from + 1 : from).join(" ");
  return NOT_TOLD_BY_FORM.has(name) || NOT_TOLD_BY_FORM.has(`${kind} ${name}`) ? "" : name;
}
