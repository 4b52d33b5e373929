import { lowerCase } from "../text/letter-case.ts";
import { columnKey } from "./column-key.ts";
import { HANDLE_SITES } from "./data/handle-sites.ts";

/** A column of profiles on one site. */
export interface HandleSite {
  /** What stands before a handle in the address of its profile. */
  readonly address: string;
  /** Whether the column is one of handles, which may stand without the @. */
  readonly isOfHandles: boolean;
}

/** The site of a column by its name; null where the name says no site of handles. */
export function handleSite(column: string): HandleSite | null {
  // "instagramHandle" is two words, "YouTube" is one.
  const words = [column, lowerCase(column)].flatMap((name) => columnKey(name).split(" "));
  const address = words.map((word) => HANDLE_SITES.get(word)).find((known) => known !== undefined);
  return address === undefined
    ? null
    : { address, isOfHandles: words.includes("handle") || words.includes("username") };
}

/** The handle "@joes" in a column of such a site as the address of the profile; null for other texts. */
export function handleUrl(text: string, site: HandleSite | null): string | null {
  const found = /^(@?)([A-Za-z0-9._-]{1,100})$/u.exec(text);
  return site === null || found === null || (found[1] === "" && !site.isOfHandles) ? null : site.address + found[2];
}
