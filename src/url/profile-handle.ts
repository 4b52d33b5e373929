import { lowerCase } from "../text/letter-case.ts";
import { trimSpaces } from "../text/spaces.ts";
import { normalizeForm } from "../text/unicode.ts";
import { percentDecode, percentEncode } from "./percent-decode.ts";
import type { Platform } from "./platform-types.ts";

const WORD = /^[a-z0-9_]{1,50}$/u;
const DOTTED = /^[a-z0-9_.-]{1,100}$/u;
const LETTER = /[a-z]/u;
const HEX = /^[0-9a-z]{1,3}$/u;
/** What a column too narrow leaves at the end of a handle, a full stop aside. */
const CUT_OFF = /[.…]$/u;
/**
 * All but delimiters, controls, U+FFFD and lone surrogates. No platform allows more than 250 characters; percent-encoding
 * comes on top.
 */
const HANDLE = /^[ !$&-.0-;=@-[\]_a-z~\u00a0-\ud7ff\ue000-\ufffc\ufffe-\u{10ffff}]{1,250}$/u;

/** A path segment as the handle of a platform: NFC, lower case unless its case counts, percent-encoded; null when it is none. */
export function readHandle(segment: string, platform: Platform): string | null {
  if (isCaseSensitiveId(segment, platform)) return segment;
  const bare = trimSpaces(segment.startsWith("@") ? segment.slice(1) : segment);
  // A space as it is parts two addresses or a remark from one; only as "%20" does it stand inside a handle.
  if (/\s/u.test(bare)) return null;
  const handle = withoutFullStop(decodeSegment(bare) ?? "");
  if (handle === "" || CUT_OFF.test(handle)) return null;
  switch (platform.handlePattern) {
    case "word":
      return WORD.test(handle) ? handle : null;
    case "dotted":
      return DOTTED.test(handle) && !handle.endsWith(".php") ? handle : null;
    case "name":
      return DOTTED.test(handle) && LETTER.test(handle) ? handle : null;
    default:
      return percentEncode(handle);
  }
}

/** The handle without the full stop of a sentence at its end. */
function withoutFullStop(handle: string): string {
  return handle.endsWith(".") ? trimSpaces(handle.slice(0, -1)) : handle;
}

/** Whether a segment is an id whose case counts. */
export function isCaseSensitiveId(segment: string, platform: Platform): boolean {
  const fits = ({ prefix, length }: { prefix: string; length: number }): boolean =>
    segment.length >= length && segment.startsWith(prefix) && /^[A-Za-z0-9_-]{1,100}$/u.test(segment);
  return platform.caseSensitiveIds.some(fits);
}

/** A part of one to three letters and digits behind the name in a legacy address. */
export function readHex(segment: string): string | null {
  const part = segment.toLowerCase();
  return HEX.test(part) ? part : null;
}

/** The segment decoded, in lower case and NFC; null when it is malformed or holds what no handle holds. */
function decodeSegment(segment: string): string | null {
  const decoded = normalizeForm(trimSpaces(percentDecode(segment)), "NFC");
  const text = trimSpaces(normalizeForm(lowerCase(decoded), "NFC"));
  return HANDLE.test(text) ? text : null;
}
