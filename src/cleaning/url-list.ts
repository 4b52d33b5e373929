/** Whether a text holds one address, several perhaps, or several for certain. */
export type UrlList = "none" | "some" | "all";

/** The scheme or "www." of an address. */
const START = /(?:^|[\s,;|])(?:https?:\/\/(?:www\.)?|www\.)(?=[^\s,;|])/giu;
/** A host with a slash behind it where a list has another address; the names of files have none, those of places capitals. */
const HOST = /[\s,;|][a-z0-9-]+\.[a-z0-9.-]*[a-z]{2}\//u;

/** Whether addresses stand behind one another in a text, which read as one would be the first with the others in its path. */
export function isUrlList(text: string): UrlList {
  const starts = text.match(START)?.length ?? 0;
  if (starts > 1) return "all";
  return /[\s,;|](?:https?:|www\.)/iu.test(text) || HOST.test(text) ? "some" : "none";
}
