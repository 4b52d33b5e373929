import { upperCase } from "../../text/letter-case.ts";
import { unpackScripts } from "../hygiene/unpack-scripts.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";
import { CAPITAL_CREDENTIALS, CREDENTIALS, OFFICE_TITLES, OFFICE_TITLES_PACKED } from "./tables.ts";

/** Longer forms of address and offices of all languages. */
export function officeTitles(): string[] {
  return [...unpackWords(OFFICE_TITLES), ...unpackScripts(OFFICE_TITLES_PACKED).split("|")];
}

/** Post-nominals in their usual spelling with their marks. */
export function markedCredentials(): string[] {
  return [...unpackWords(CAPITAL_CREDENTIALS).map((word) => upperCase(word)), ...CREDENTIALS.split(" ")];
}

/** Without the marks that say what else it may be. */
export function withoutMarks(marked: string): string {
  return marked.split(/[!?]/u, 1)[0] as string;
}
