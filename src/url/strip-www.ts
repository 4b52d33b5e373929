import { getPublicSuffix } from "tldts";
import { SUFFIX_MASKS } from "./data/suffix-masks.ts";
import { startsWithWww } from "./scan-host.ts";

/** How tldts is asked: the host is canonical already. */
const ICANN_ONLY = { allowPrivateDomains: false, detectIp: false, extractHostname: false, validateHostname: false };
/** Masks for each pair of letters: of the top-level domain that is this pair, and of longer ones that start with it. */
const MASKS = 16;
const LONGER = 8;
/** Masks of suffixes of two labels; behind them those of longer suffixes. */
const DEEPER = 2;
/** Length of a top-level domain of two letters with its dot. */
const PAIR = 3;

/** Masks of `SUFFIX_MASKS` by the first two letters of the top-level domain. A wrong guess costs a look into the suffix list, never a wrong answer. */
const masks: Int32Array = /* @__PURE__ */ unpack();

/**
 * The host without leading `www.` labels while a registrable domain remains: `www.www.acme.com` is `acme.com`,
 * `www.com` and `www.gov.uk` stay. Only ICANN suffixes count, so `www.wordpress.com` is `wordpress.com`.
 */
export function stripWww(host: string): string {
  if (!startsWithWww(host, 0)) return host;
  const dot = host.lastIndexOf(".");
  const before = host.lastIndexOf(".", dot - 1);
  let start = 0;
  while (startsWithWww(host, start) && dot > start + 4 && isRegistrable(host, start + 4, host.length, dot, before))
    start += 4;
  return host.slice(start);
}

/**
 * Whether the host of two or more labels between two offsets of a text has a registrable domain, given the offsets of
 * its last dot and of the one before (`start - 1` without one). The suffix list is asked only where the masks leave it open.
 */
export function isRegistrable(text: string, start: number, end: number, dot: number, before: number): boolean {
  // The sign bits of differences stand for branches, which would be guessed wrong every third time.
  const row = pairRow(text, dot + 1) + LONGER * ((dot + PAIR - end) >>> 31) + DEEPER * ((start - 1 - before) >>> 31);
  if (!hasBit(row, dot - before - 1) || !hasBit(row + 1, text.charCodeAt(before + 1))) return true;
  if (before > start && !(hasBit(row + 2, before - start) && hasBit(row + 3, text.charCodeAt(start)))) return true;
  const name = text.slice(start, end);
  return getPublicSuffix(name, ICANN_ONLY) !== name;
}

/** Whether a mask has a bit; shifts count modulo 32, as the table does. */
function hasBit(mask: number, bit: number): boolean {
  return (((masks[mask] ?? 0) >>> bit) & 1) !== 0;
}

function pairRow(text: string, at: number): number {
  return MASKS * (((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31));
}

function unpack(): Int32Array {
  const table = new Int32Array(MASKS << 10);
  const words = SUFFIX_MASKS.split(" ");
  for (let i = 0; i < words.length; i += 2) {
    const tld = words[i] ?? "";
    const row = pairRow(tld, 0) + (tld.length < PAIR ? 0 : LONGER);
    (words[i + 1] ?? "").split(",").forEach((mask, column) => {
      table[row + column] = (table[row + column] ?? 0) | Number.parseInt(mask, 36);
    });
  }
  return table;
}
