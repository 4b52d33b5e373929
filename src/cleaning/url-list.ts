import { FILE_ENDINGS } from "./data/file-endings.ts";

/** Whether a text holds one address, several perhaps, or several for certain. */
export type UrlList = "none" | "some" | "all";

/** The scheme or "www." of an address, behind a sign of a list. */
const START = /[\s,;|](?:[Hh][Tt][Tt][Pp][Ss]?:|[Ww]{3}\.)/u;
/** Whether addresses stand behind one another in a text, which read as one would be the first with the others in its path. */
export function isUrlList(text: string): UrlList {
  const starts = text.match(/(?:^|[\s,;|])(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[Ww]{3}\.)?|[Ww]{3}\.)(?=[^\s,;|])/gu);
  if (starts !== null && starts.length > 1) return "all";
  return START.test(text) || holdsHost(text) ? "some" : "none";
}

/** A host with a slash behind it where a list has another address, not so the page "us,en.html/"; those of places have capitals. */
function holdsHost(text: string): boolean {
  for (const [, name = ""] of text.matchAll(/[\s,;|]([a-z0-9.-]+)\//gu)) {
    const ending = name.slice(name.lastIndexOf(".") + 1);
    if (name.lastIndexOf(".") > 0 && /[a-z]{2}$/u.test(ending) && !FILE_ENDINGS.has(ending)) return true;
  }
  return false;
}
