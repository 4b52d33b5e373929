import { getDomain } from "tldts";
import { SUFFIX_LABEL_LENGTHS } from "./data/suffix-label-lengths.ts";

const DOT = 0x2e;
const LONGEST_COUNTED = 30;
const SHORT_LABEL_BIT = 28;
const DIGIT_BIT = 27;
const ALL_BITS = 0xffffffff;
/** How tldts is asked: the host is canonical already. */
const ICANN_ONLY = { allowPrivateDomains: false, detectIp: false, extractHostname: false, validateHostname: false };

/**
 * Three numbers for each pair of letters: lengths of second-level suffixes of the top-level domain that is this pair,
 * first letters of second-level labels with deeper suffixes, and lengths of longer top-level domains that start with the
 * pair and have longer suffixes. A wrong guess costs a look into the suffix list, never a wrong answer.
 */
let byPair: Uint32Array | undefined;

/**
 * The host without leading `www.` labels while a registrable domain remains: `www.www.acme.com` is `acme.com`,
 * `www.com` and `www.gov.uk` stay. Only ICANN suffixes count, so `www.wordpress.com` is `wordpress.com`.
 */
export function stripWww(host: string): string {
  if (!startsWithWww(host, 0)) return host;
  const dot = host.lastIndexOf(".");
  const start = afterWww(host, 0, host.length, dot, host.lastIndexOf(".", dot - 1));
  return start === 0 ? host : host.slice(start);
}

/**
 * Offset behind the `www.` labels that fall away from the host between two offsets of a text, in any case, given the
 * offsets of its last dots.
 */
export function afterWww(text: string, start: number, end: number, dot: number, before: number): number {
  let at = start;
  while (startsWithWww(text, at) && dot > at + 4 && isRegistrable(text, at + 4, end, dot, before)) at += 4;
  return at;
}

function startsWithWww(text: string, at: number): boolean {
  if ((text.charCodeAt(at) | 0x20) !== 0x77 || (text.charCodeAt(at + 1) | 0x20) !== 0x77) return false;
  return (text.charCodeAt(at + 2) | 0x20) === 0x77 && text.charCodeAt(at + 3) === DOT;
}

/** Whether a host of two or more labels has a registrable domain. The suffix list is asked only where lengths leave it open. */
function isRegistrable(text: string, start: number, end: number, dot: number, before: number): boolean {
  const deeper = before > start;
  const bit = deeper ? startBit(text, before + 1, dot) : Math.min(dot - start, LONGEST_COUNTED);
  if (((suffixBits(text, dot + 1, end, deeper) >>> bit) & 1) === 0) return true;
  return getDomain(text.slice(start, end).toLowerCase(), ICANN_ONLY) !== null;
}

/** Bit of a second-level label that may have suffixes below it: by its first letter, short ones and digits apart. */
function startBit(text: string, start: number, end: number): number {
  const letter = (text.charCodeAt(start) | 0x20) - 0x61;
  return end - start < 3 ? SHORT_LABEL_BIT : letter >= 0 && letter < 26 ? letter : DIGIT_BIT;
}

/** Bits of the second-level labels that are suffixes, or that have deeper suffixes below them. */
function suffixBits(text: string, tld: number, end: number, deeper: boolean): number {
  byPair ??= unpack();
  const index = pairIndex(text, tld);
  if (end - tld === 2) return byPair[deeper ? index + 1 : index] ?? 0;
  const others = byPair[index + 2] ?? 0;
  return ((others >>> Math.min(end - tld, LONGEST_COUNTED)) & 1) === 0 ? 0 : ALL_BITS;
}

function pairIndex(text: string, at: number): number {
  return 3 * (26 * ((text.charCodeAt(at) | 0x20) - 0x61) + (text.charCodeAt(at + 1) | 0x20) - 0x61);
}

function unpack(): Uint32Array {
  const pairs = new Uint32Array(3 * 26 * 26);
  const words = SUFFIX_LABEL_LENGTHS.split(" ");
  for (let i = 0; i + 1 < words.length; i += 2) {
    const tld = words[i] ?? "";
    const [second = "", deeper = "0"] = (words[i + 1] ?? "").split(",");
    const index = pairIndex(tld, 0);
    if (tld.length === 2) {
      pairs[index] = Number.parseInt(second, 36);
      pairs[index + 1] = Number.parseInt(deeper, 36);
    } else pairs[index + 2] = (pairs[index + 2] ?? 0) | (1 << Math.min(tld.length, LONGEST_COUNTED));
  }
  return pairs;
}
