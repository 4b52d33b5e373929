import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { normalizeEmail } from "../url/index.ts";
import { SPOKEN_SIGNS } from "./data/spoken-signs.ts";

/** Longest text that is read as a mistyped address: RFC 5321 allows 254 characters, signs in words need more. */
const LONGEST_TEXT = 300;

/** The canonical address of a text, also of a mistyped one; null when it holds none. */
export function emailOf(text: string): string | null {
  return normalizeEmail(text) ?? (text.length > LONGEST_TEXT ? null : ofMistyped(collapseSpaces(text)));
}

/** "ann @ acme.example", "ann@@acme.example", "ann@acme,example", "ann(at)acme[dot]example", "ann at acme dot example". */
function ofMistyped(text: string): string | null {
  const signs = fromWords(text.replace(/ ?[([{]([A-Za-z]{2,3})[)\]}] ?/gu, (all, word: string) => signOf(word) ?? all));
  const [user = "", domain = "", ...more] = signs.replace("@@", "@").split("@");
  if (more.length > 0 || user === "" || domain === "") return null;
  // Behind a domain with its dots a comma divides: "ann@acme.example,bob".
  const dotted = domain.includes(".") ? domain : domain.replace(/,(?=[A-Za-z])/gu, ".");
  const address = `${user.trimEnd()}@${dotted.trimStart().replace(/ ?\. ?/gu, ".")}`;
  return address === text ? null : normalizeEmail(address);
}

/** The signs of an address said in words alone: "ann at acme dot example". */
function fromWords(text: string): string {
  const words = text.split(" ");
  const said = words.map((word, i) => (i % 2 === 0 ? word : signOf(word)));
  const isSaid = words.every((_, i) => i % 2 === 0 || said[i] === (i === 1 ? "@" : "."));
  return words.length > 3 && words.length % 2 === 1 && isSaid ? said.join("") : text;
}

function signOf(word: string): string | undefined {
  return SPOKEN_SIGNS.get(lowerCase(word));
}
