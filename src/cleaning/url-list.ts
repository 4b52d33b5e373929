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

/**
 * The addresses of a list that each begin with a scheme or "www.", of which some have signs of a list in their paths:
 * "https://acme.example/us,en.html, https://acme.test".
 */
export function addressesOfList(text: string): readonly string[] {
  const addresses = text.split(/[\s,;|](?=(?:[Hh][Tt][Tt][Pp][Ss]?:|[Ww]{3}\.))/u);
  return addresses.every((address) => isUrlList(address) === "none") ? addresses : [];
}

/**
 * A host with a slash behind it where a list has another address, or at the end behind a blank, not so the page
 * "us,en.html/"; those of places have capitals.
 */
function holdsHost(text: string): boolean {
  for (const [, sign = "", name = "", end] of text.matchAll(/([\s,;|])([a-z0-9.-]*\.[a-z0-9-]*[a-z]{2})(\/|$)/gu))
    if (!name.startsWith(".") && !isPage(name) && (end === "/" || /\s/u.test(sign))) return true;
  return false;
}

/** Whether a name ends as that of a page or document does: it is no host. */
export function isPage(name: string): boolean {
  return FILE_ENDINGS.has(name.slice(name.lastIndexOf(".") + 1));
}
