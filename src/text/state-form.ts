import { NOT_TOLD_BY_FORM, STATE_ADJECTIVES, STATE_FORMS } from "./data/state-forms.ts";

/**
 * The country's name behind the English form of its state, in lower case: "serbia" of "republic of serbia", "jordan" of
 * "hashemite kingdom of jordan"; "" where no form stands there, or where the name without it is also another's.
 */
export function nameBehindForm(text: string): string {
  const words = text.split(" ");
  let form = 0;
  while (STATE_ADJECTIVES.has(words[form] ?? "")) form++;
  const kind = words[form] ?? "";
  if (!STATE_FORMS.has(kind) || words[form + 1] !== "of") return "";
  const name = words.slice(words[form + 2] === "the" ? form + 3 : form + 2).join(" ");
  return NOT_TOLD_BY_FORM.has(name) || NOT_TOLD_BY_FORM.has(`${kind} ${name}`) ? "" : name;
}
