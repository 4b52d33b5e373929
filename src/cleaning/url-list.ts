/** Whether a text holds one address, several perhaps, or several for certain. */
export type UrlList = "none" | "some" | "all";

/** The scheme or "www." of an address, behind a sign of a list. */
const START = /[\s,;|](?:[Hh][Tt][Tt][Pp][Ss]?:|[Ww]{3}\.)/u;
/** A host with a slash behind it where a list has another address; the names of files have none, those of places capitals. */
const HOST = /[\s,;|][a-z0-9-]+\.[a-z0-9.-]*[a-z]{2}\//u;

/** Whether addresses stand behind one another in a text, which read as one would be the first with the others in its path. */
export function isUrlList(text: string): UrlList {
  const starts = text.match(/(?:^|[\s,;|])(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[Ww]{3}\.)?|[Ww]{3}\.)(?=[^\s,;|])/gu);
  if (starts !== null && starts.length > 1) return "all";
  return START.test(text) || HOST.test(text) ? "some" : "none";
}
