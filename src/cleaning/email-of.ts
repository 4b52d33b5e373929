import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { normalizeEmail } from "../url/index.ts";

/** Longest text that is read as a mistyped address: RFC 5321 allows 254 characters, signs in words need more. */
const LONGEST_TEXT = 300;

/** The canonical address of a text, also of a mistyped one; null when it holds none. */
export function emailOf(text: string): string | null {
  return normalizeEmail(text) ?? (text.length > LONGEST_TEXT ? null : ofMistyped(collapseSpaces(text)));
}

/** "ann @ acme.example", "ann@@acme.example", "ann@acme,example", "ann(at)acme[dot]example", "ann at acme dot example". */
function ofMistyped(text: string): string | null {
  const signs = fromWords(text.replace(/ ?[([{][Aa][Tt][)\]}] ?/u, "@").replace(/ ?[([{][Dd][Oo][Tt][)\]}] ?/gu, "."));
  const [user = "", domain = "", ...more] = signs.replace("@@", "@").split("@");
  if (more.length > 0 || user === "" || domain === "") return null;
  const address = `${user.trimEnd()}@${domain
    .trimStart()
    .replace(/,(?=[A-Za-z])/gu, ".")
    .replace(/ ?\. ?/gu, ".")}`;
  return address === text ? null : normalizeEmail(address);
}

/** The signs of an address said in words alone: "ann at acme dot example". */
function fromWords(text: string): string {
  const words = text.split(" ");
  const said = words.map((word, i) => (i % 2 === 0 ? word : signOf(word, i)));
  return words.length > 3 && words.length % 2 === 1 && !said.includes("") ? said.join("") : text;
}

function signOf(word: string, at: number): string {
  const said = lowerCase(word);
  return at === 1 ? (said === "at" ? "@" : "") : said === "dot" ? "." : "";
}
