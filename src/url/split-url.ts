import { MAILBOX_SCHEMES } from "./data/mailbox-schemes.ts";
import type { UrlParts } from "./types.ts";

const LARGEST_PORT = 65_535;
/** The special schemes of the URL Standard that have a host; "file" is left out. */
const WEB_SCHEMES: ReadonlySet<string> = new Set(["ftp", "http", "https", "ws", "wss"]);
/** A scheme with its colon. No registered one is longer; a longer word before a colon is no scheme. */
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]{0,39}:/u;
const DIGITS = /^[0-9]+$/u;
/** Digits, or nothing, up to the end of the authority: "acme.com:8080/". */
const PORT = /^(?:[0-9]*$|[0-9]+[/\\?#])/u;
/** A word before "://" made of the letters of "https", as in "htttp", "htp", "hhtps": no other scheme is. */
const MISSPELT_HTTP = /^[hpst]{3,8}$/u;

/** Opening quotes, parentheses and angle brackets, of which no URL starts with one. */
const STRAY_MARKS = /^["'(<`]+/u;
/** Schemes and `www.` before another scheme. */
const STRAY_START = /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.)+(?=[Hh][Tt][Tt][Pp][Ss]?:?\/\/)/u;
/** The end of a host and the scheme of another address, up to its slashes. */
const PASTED = /[^/][Hh][Tt][Tt][Pp][Ss]?:\/\/$/u;

/** Why a text has no host. */
export type SplitFailure = "unsupported" | "invalid";

/**
 * Scheme, user information, host and port of a cleaned text, as the URL Standard's parser reads a special URL; a text
 * without scheme is read as if `http://` stood before it. "unsupported" for another scheme, "invalid" without a host.
 * Unless "strict", slips of typing are repaired: spaces behind the slashes, "htttp://", "://", a quote
 * that is not closed, a scheme before another.
 */
export function splitUrl(given: string, slips: "strict" | "repair" = "repair"): UrlParts | SplitFailure {
  const text = slips === "repair" ? withoutStrayStart(given) : given;
  const word = schemeOf(text);
  const isWeb = word === null || WEB_SCHEMES.has(word);
  if (!isWeb && (slips === "strict" || !isMisspeltHttp(text, word))) return "unsupported";
  const scheme = isWeb ? word : "http";
  // "://www.acme.com": the scheme was cut off.
  const isCut = slips === "repair" && text.startsWith("://");
  let start = word === null ? Number(isCut) : word.length + 1;
  const before = start;
  start += text.slice(start).search(/[^/\\]|$/u);
  if ((slips === "repair" && isPasted(text, start)) || (scheme === null && start === 1)) return "invalid";
  // "http:// www.acme.com": a space that slipped in.
  if (start > before && slips === "repair") while (text.startsWith(" ", start)) start++;
  return splitAuthority(text, scheme, start);
}

/** The text without a mark that opens nothing and without a start that was pasted before another: "http://https://acme.com". */
function withoutStrayStart(text: string): string {
  return text.replace(STRAY_MARKS, "").replace(STRAY_START, "");
}

/** Whether an address begins within the host at `start`, where a port would stand: "http://acme.comhttp://acme.org". */
function isPasted(text: string, start: number): boolean {
  const slash = text.indexOf("/", start);
  // As many units as the pattern has before the slashes.
  const before = text.slice(Math.max(start, slash - 7), slash + 2);
  return PASTED.test(before) && !/[?#]/u.test(text.slice(start, slash));
}

function splitAuthority(text: string, scheme: string | null, start: number): UrlParts | SplitFailure {
  const end = authorityEnd(text, start);
  const at = text.lastIndexOf("@", end - 1);
  const userinfo = at < start ? null : text.slice(start, at);
  const site = text.slice(Math.max(start, at + 1), end);
  const colon = site.indexOf(":", site.startsWith("[") ? site.indexOf("]") : 0);
  const port = colon < 0 ? null : readPort(site.slice(colon + 1));
  const host = colon < 0 ? site : site.slice(0, colon);
  if (port === "invalid" || host === "") return "invalid";
  return { text, scheme, userinfo, host, port, end };
}

/** Offset of the first slash, "?" or "#" from an offset on, or the end of the text. */
function authorityEnd(text: string, start: number): number {
  const length = text.slice(start).search(/[/\\?#]/u);
  return length < 0 ? text.length : start + length;
}

function readPort(digits: string): number | null | "invalid" {
  if (digits === "") return null;
  return DIGITS.test(digits) && Number(digits) <= LARGEST_PORT ? Number(digits) : "invalid";
}

/** The scheme in lower case; null when the colon belongs to a port or to user information, or there is none. */
function schemeOf(text: string): string | null {
  if (!SCHEME.test(text)) return null;
  const length = text.indexOf(":") + 1;
  const scheme = text.slice(0, length - 1).toLowerCase();
  if (WEB_SCHEMES.has(scheme)) return scheme;
  return PORT.test(text.slice(length)) || isUserinfoAt(text, scheme, length) ? null : scheme;
}

function isMisspeltHttp(text: string, word: string): boolean {
  return MISSPELT_HTTP.test(word) && word.includes("t") && word.includes("p") && text.startsWith("//", word.length + 1);
}

/** Whether an "@" follows before any slash, so that the word is a user name: "jane:secret@acme.com". */
function isUserinfoAt(text: string, scheme: string, from: number): boolean {
  return !MAILBOX_SCHEMES.has(scheme) && text.slice(from, authorityEnd(text, from)).includes("@");
}
