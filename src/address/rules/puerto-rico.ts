import { type Draft, FREE, place, textOf } from "../tokens/draft.ts";
import { samePart, tokenAt, wordAt } from "../tokens/token-at.ts";
import { freeEnd } from "../tokens/token-run.ts";
import { LETTERS } from "../tokens/tokenize.ts";
import { STARTS_URBANIZATION } from "../tokens/word.ts";
import { isId } from "./unit-identifier.ts";

/** Takes an urbanization, the area of a town in Puerto Rico: "URB LAS GLADIOLAS" (Publication 28, section 293). */
export function takeUrbanization(draft: Draft): void {
  const { tokens, end } = draft;
  for (let i = 0; i < end; i++) {
    const token = tokenAt(tokens, i);
    if (token.role !== FREE || (token.word.starts & STARTS_URBANIZATION) === 0) continue;
    let to = freeEnd(draft, i + 1, token.part, startsStreet);
    if (to === end) to = cityFrom(draft, i, end);
    if (to === i + 1) return;
    const area = `URB ${textOf(tokens, i + 1, to)}`;
    draft.components.dependentLocality = area;
    place(draft, i, to, area, "us/puerto-rico");
    return;
  }
}

/** Where the city begins that no comma divides from an urbanization before it: with its last word, or SAN before that. */
function cityFrom({ components, tokens }: Draft, at: number, end: number): number {
  if (components.state === null && components.postalCode === null) return end;
  const two = wordAt(tokens, end - 2).cityFirst && end - at > 3;
  return end - at < 3 || !samePart(tokens, at, end - 1) ? end : end - (two ? 2 : 1);
}

function startsStreet(draft: Draft, at: number): boolean {
  const token = tokenAt(draft.tokens, at);
  const announced = token.word.designator !== "" && isId(tokenAt(draft.tokens, at + 1));
  return token.shape !== LETTERS || token.text === "CALLE" || announced;
}
