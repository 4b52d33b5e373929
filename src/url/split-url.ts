import { MAILBOX_SCHEMES } from "./data/mailbox-schemes.ts";
import type { UrlParts } from "./types.ts";

const AT = 0x40;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const HASH = 0x23;
const QUESTION = 0x3f;
const SLASH = 0x2f;
const SPACE = 0x20;
const LARGEST_PORT = 65_535;
/** The special schemes of the URL Standard that have a host; "file" is left out. */
const WEB_SCHEMES: ReadonlySet<string> = new Set(["ftp", "http", "https", "ws", "wss"]);
/** No registered scheme is longer; a longer word before a colon is no scheme. */
const LONGEST_SCHEME = 40;

/** Why a text has no host. */
export type SplitFailure = "unsupported" | "invalid";

/**
 * Scheme, user information, host and port of a cleaned text, as the URL Standard's parser reads a special URL; a text
 * without scheme is read as if `http://` stood before it. "unsupported" for another scheme, "invalid" without a host.
 * Unless "strict", slips of typing are repaired: spaces behind the slashes, "htttp://", "://".
 */
export function splitUrl(text: string, slips: "strict" | "repair" = "repair"): UrlParts | SplitFailure {
  const word = schemeOf(text);
  const isWeb = word === null || WEB_SCHEMES.has(word);
  if (!isWeb && (slips === "strict" || !isMisspeltHttp(text, word))) return "unsupported";
  const scheme = isWeb ? word : "http";
  // "://www.acme.com": the scheme was cut off.
  const isCut = slips === "repair" && text.startsWith("://");
  let start = word === null ? Number(isCut) : word.length + 1;
  const before = start;
  while (isSlash(text.charCodeAt(start))) start++;
  if (scheme === null && start === 1) return "invalid";
  // "http:// www.acme.com": a space that slipped in.
  if (start > before && slips === "repair") while (text.charCodeAt(start) === SPACE) start++;
  return splitAuthority(text, scheme, start);
}

function splitAuthority(text: string, scheme: string | null, start: number): UrlParts | SplitFailure {
  let end = start;
  let at = -1;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (isSlash(unit) || unit === QUESTION || unit === HASH) break;
    if (unit === AT) at = end;
  }
  const userinfo = at < 0 ? null : text.slice(start, at);
  const hostStart = at < 0 ? start : at + 1;
  const colon = portColon(text, hostStart, end);
  const port = colon < 0 ? null : readPort(text, colon + 1, end);
  const host = text.slice(hostStart, colon < 0 ? end : colon);
  if (port === "invalid" || host === "") return "invalid";
  return { text, scheme, userinfo, host, port, end };
}

/** Offset of the colon before the port, brackets of an IPv6 address skipped; -1 without one. */
function portColon(text: string, start: number, end: number): number {
  let inBrackets = false;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit === OPEN_BRACKET) inBrackets = true;
    else if (unit === CLOSE_BRACKET) inBrackets = false;
    else if (unit === COLON && !inBrackets) return i;
  }
  return -1;
}

function readPort(text: string, start: number, end: number): number | null | "invalid" {
  let port = 0;
  for (let i = start; i < end; i++) {
    const digit = text.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9) return "invalid";
    port = port * 10 + digit;
    if (port > LARGEST_PORT) return "invalid";
  }
  return start === end ? null : port;
}

/** The scheme in lower case; null when the colon belongs to a port or there is none. */
function schemeOf(text: string): string | null {
  let at = 0;
  while (at < LONGEST_SCHEME && isSchemeUnit(text.charCodeAt(at), at)) at++;
  if (at === 0 || text.charCodeAt(at) !== COLON) return null;
  const scheme = text.slice(0, at).toLowerCase();
  if (WEB_SCHEMES.has(scheme)) return scheme;
  return isPortAt(text, at + 1) || isUserinfoAt(text, scheme, at + 1) ? null : scheme;
}

/** Whether digits, or nothing, stand between an offset and the end of the authority: "acme.com:8080/". */
function isPortAt(text: string, from: number): boolean {
  for (let i = from; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) continue;
    return i > from && (isSlash(unit) || unit === QUESTION || unit === HASH);
  }
  return true;
}

/** Whether a word before "://" is made of the letters of "https", as in "htttp", "htp", "hhtps": no other scheme is. */
function isMisspeltHttp(text: string, word: string): boolean {
  return (
    /^[hpst]{3,8}$/u.test(word) && word.includes("t") && word.includes("p") && text.startsWith("//", word.length + 1)
  );
}

/** Whether an "@" follows before any slash, so that the word is a user name: "jane:secret@acme.com". */
function isUserinfoAt(text: string, scheme: string, from: number): boolean {
  if (MAILBOX_SCHEMES.has(scheme)) return false;
  for (let i = from; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isSlash(unit) || unit === QUESTION || unit === HASH) return false;
    if (unit === AT) return true;
  }
  return false;
}

function isSchemeUnit(unit: number, at: number): boolean {
  const lower = unit | 0x20;
  if (lower >= 0x61 && lower <= 0x7a) return true;
  return at > 0 && ((unit >= 0x30 && unit <= 0x39) || unit === 0x2b || unit === 0x2d || unit === 0x2e);
}

function isSlash(unit: number): boolean {
  return unit === SLASH || unit === BACKSLASH;
}
