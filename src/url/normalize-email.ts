import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { trimSpaces } from "../text/spaces.ts";
import { normalizeForm, toWellFormed } from "../text/unicode.ts";
import { cleanUrlText, isBlank } from "./clean-url-text.ts";
import { parseHost } from "./host.ts";
import { isAddress } from "./is-address.ts";
import { percentDecode } from "./percent-decode.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";
import { siteHost } from "./site-host.ts";
import type { LengthOption } from "./types.ts";

/** RFC 5321, section 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64;
/** Longest address of a mailbox: RFC 3696, erratum 1690. */
const LONGEST_ADDRESS = 254;
const SPECIALS = '()<>[]:;@\\,"';

interface Mailbox {
  readonly local: string;
  readonly domain: string;
}

/**
 * An e-mail address with the domain as lower-case A-labels and the local part as written (only its owner's server
 * may fold its case). `mailto:`, a display name before or behind the address, a query, and quotes that the local part does
 * not need go.
 *
 * @param value One address; lists are refused.
 * @returns Null for text that is no mailbox of RFC 5322: two `@`, spaces, misplaced dots, a domain without dot,
 * a local part over 64 characters.
 * @example
 * normalizeEmail("Jane Doe <Jane.Doe@ACME.com>"); // => "Jane.Doe@acme.com"
 * normalizeEmail("mailto:info@bücher.example?subject=Hi"); // => "info@xn--bcher-kva.example"
 * normalizeEmail("a@x.com; b@y.com"); // => null
 */
export function normalizeEmail(value: string, options?: LengthOption): string | null {
  if (typeof value !== "string" || value.length > capOf(options, URL_MAX_LENGTH)) return null;
  const mailbox = parseMailbox(cleanUrlText(value));
  if (mailbox === null) return null;
  const address = `${mailbox.local}@${mailbox.domain}`;
  return address.length > LONGEST_ADDRESS ? null : address;
}

/** Domain of the e-mail address in a cleaned text; null for none and for a domain literal. */
export function domainOfMailbox(text: string): string | null {
  const domain = parseMailbox(text)?.domain ?? null;
  return domain === null || domain.startsWith("[") ? null : domain;
}

/** Whether a cleaned text is written as an e-mail address and not as a URL: `mailto:`, or an "@" before any slash without scheme. */
export function looksLikeEmail(text: string): boolean {
  if (isMailto(text)) return true;
  const at = withPlainAt(text).lastIndexOf("@");
  if (at < 0) return false;
  return !/[/\\?#]/u.test(text.slice(0, at)) || /^[^/\\:]*[<"]/u.test(text);
}

/** The text with the full-width "＠" of East Asian keyboards as what it stands for, where no plain one stands. */
function withPlainAt(text: string): string {
  return text.includes("@") ? text : text.replaceAll("\uff20", "@");
}

function isMailto(text: string): boolean {
  return text.slice(0, 7).toLowerCase() === "mailto:";
}

/** A local part without a sign that needs reading; where its dots stand is asked apart. */
const PLAIN_LOCAL = /^[\w.+-]{1,64}$/u;

function parseMailbox(text: string): Mailbox | null {
  return plainMailbox(text) ?? anyMailbox(text);
}

/** A plainly written address, as nearly all are: a third of the time. */
function plainMailbox(text: string): Mailbox | null {
  const at = text.indexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = lowerForScan(text.slice(at + 1));
  const isPlain = PLAIN_LOCAL.test(local) && scanHost(domain, "host") === domain && hasSingleDots(local);
  return isPlain ? { local, domain } : null;
}

function anyMailbox(text: string): Mailbox | null {
  const address = addressIn(withPlainAt(text));
  const at = address.lastIndexOf("@");
  if (at <= 0) return null;
  const local = localPart(address.slice(0, at));
  const domain = local === null ? null : emailDomain(address.slice(at + 1));
  return local === null || domain === null ? null : { local, domain };
}

/** An address with a comma or semicolon behind it. */
const LISTED_ADDRESS = /^[^@]*@[^,;]*[,;]/u;
/** A name behind an address, as it was written before angle brackets were: "jane@acme.com (Jane Doe)" (RFC 822, appendix A). */
const COMMENT = /\([^()]*\)$/u;

/** The address in `mailto:address?query`, `Name <address>` or `address (Name)`; "" for a list. */
function addressIn(text: string): string {
  let out = trimSpaces(text.replace(COMMENT, ""));
  const open = out.lastIndexOf("<");
  if (open >= 0 && out.endsWith(">")) {
    const before = out.slice(0, open);
    if (before.includes("<") || LISTED_ADDRESS.test(before)) return "";
    out = cleanUrlText(out.slice(open + 1, -1));
  }
  if (isMailto(out)) {
    // "mailto://jane@acme.com", written like a web address.
    const start = out.startsWith("//", 7) ? 9 : 7;
    out = percentDecode(out.slice(start).split("?", 1)[0] ?? "");
  }
  return trimSpaces(out);
}

function localPart(text: string): string | null {
  // A lone surrogate is no character.
  if (toWellFormed(text) !== text) return null;
  const local = normalizeForm(text, "NFC");
  if (local.length > LONGEST_LOCAL_PART) return null;
  if (!local.startsWith('"')) return isDotAtom(local) ? local : null;
  const content = quotedContent(local);
  if (content === null) return null;
  return isDotAtom(content) ? content : local;
}

/** Atoms with single dots between them (RFC 5322, section 3.2.3, with the characters of RFC 6531). */
function isDotAtom(local: string): boolean {
  if (!hasSingleDots(local)) return false;
  for (let i = 0; i < local.length; i++) {
    const unit = local.charCodeAt(i);
    if (isBlank(unit) || SPECIALS.includes(local.charAt(i))) return false;
  }
  return true;
}

function hasSingleDots(local: string): boolean {
  return !`.${local}.`.includes("..");
}

/** What a quoted string holds, its escapes undone (RFC 5322, section 3.2.4); null when it is not closed or holds controls. */
function quotedContent(local: string): string | null {
  let out = "";
  for (let i = 1; i < local.length; i++) {
    const char = local.charAt(i);
    if (char === '"') return i === local.length - 1 && out !== "" ? out : null;
    if (char === "\\") i++;
    const unit = local.charCodeAt(i);
    if (unit !== 0x20 && isBlank(unit)) return null;
    out += local.charAt(i);
  }
  return null;
}

function emailDomain(text: string): string | null {
  if (text.startsWith("[")) return domainLiteral(text);
  if (text.includes("%")) return null;
  const domain = siteHost(text);
  return domain === null || isAddress(domain) ? null : domain;
}

/** `[192.0.2.1]` or `[IPv6:2001:db8::1]` (RFC 5321, section 4.1.3). */
function domainLiteral(text: string): string | null {
  if (text.slice(0, 6).toLowerCase() === "[ipv6:") {
    const host = parseHost(`[${text.slice(6)}`);
    return host === null ? null : `[IPv6:${host.slice(1)}`;
  }
  const inner = text.endsWith("]") ? text.slice(1, -1) : "";
  return inner !== "" && parseHost(inner) === inner && isAddress(inner) ? text : null;
}
