import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { DEFAULT_PLATFORMS } from "./data/platforms.ts";
import type { Platform, ProfilePath } from "./platform-types.ts";
import { isCaseSensitiveId, readHandle, readHex } from "./profile-handle.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";
import type { ProfileOptions, ProfileUrl, UrlParts } from "./types.ts";

const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/u;
/** Ids of digits: the whole segment; behind its last hyphen, or all of it; eight or more of them behind words. */
const ID_SLOTS: Readonly<Record<string, RegExp>> = {
  "{id}": /^([0-9]{1,25})$/u,
  "{last-id}": /(?:^|-)([0-9]{1,25})$/u,
  "{slug-id}": /-([0-9]{8,25})$/u,
};

/**
 * The profile that a URL shows on a known platform: country hosts, mobile paths, locale and detail tails, query and
 * fragment fall away, so that every spelling of a page has one `url`.
 *
 * @param value Text as found, with or without scheme.
 * @returns Null for other hosts (`linkedin.com.evil.com`), for pages that are no profile, and for malformed handles.
 * @example
 * parseProfileUrl("https://uk.linkedin.com/in/Jane-Doe/en?trk=x"); // => { "platform": "pronet", "kind": "person", "handle": "jane-doe", "url": "linkedin.com/in/jane-doe" }
 * parseProfileUrl("https://twitter.com/i/bookmarks"); // => null
 */
export function parseProfileUrl(value: string, options?: ProfileOptions): ProfileUrl | null {
  if (typeof value !== "string" || value.length > capOf(options, URL_MAX_LENGTH)) return null;
  const parts = splitUrl(cleanUrlText(value));
  const found = typeof parts === "string" ? null : findProfile(parts, options);
  return found === "other site" ? null : found;
}

/** The profile that a URL shows; null for a page of a known platform that is none. */
export function findProfile(parts: UrlParts, options: ProfileOptions | undefined): ProfileUrl | null | "other site" {
  const host = parts.port === null || parts.port === 80 || parts.port === 443 ? siteHostOf(parts) : null;
  if (host === null) return "other site";
  for (const [name, platform] of Object.entries(options?.platforms ?? DEFAULT_PLATFORMS))
    if (isHostOf(host, platform)) return readProfile(name, platform, parts);
  return "other site";
}

function isHostOf(host: string, platform: Platform): boolean {
  return platform.hosts.some((own) => {
    if (!host.endsWith(own)) return false;
    const front = host.slice(0, host.length - own.length);
    if (!front.endsWith(".")) return front === "";
    const label = front.slice(0, -1);
    return platform.subdomains.includes(label) || (platform.localeSubdomains && LOCALE.test(label));
  });
}

function readProfile(name: string, platform: Platform, parts: UrlParts): ProfileUrl | null {
  const { segments, query } = splitPath(parts);
  const first = (segments[0] ?? "").toLowerCase();
  if (segments.length > 1 && platform.prefixes.includes(first)) segments.shift();
  for (const shape of platform.paths) {
    const handle = matchPath(shape, segments, query, platform);
    if (handle === null) continue;
    const id = isCaseSensitiveId(handle, platform) ? platform.canonical.id : undefined;
    const before = id ?? platform.canonical[shape.kind] ?? "";
    return { platform: name, kind: shape.kind, handle, url: `${platform.hosts[0] ?? ""}/${before}${handle}` };
  }
  return null;
}

/** Segments of the path without empty ones, and the query; a `#!/` path of old counts as path. */
function splitPath({ text, end }: UrlParts): { segments: string[]; query: string } {
  const rest = text
    .slice(end)
    .replaceAll("\\", "/")
    .replace(/^\/?#!/u, "/");
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/u.exec(rest) ?? [];
  return { segments: path.split("/").filter((segment) => segment !== ""), query };
}

/** The handle when the segments begin as the shape says; null otherwise. */
function matchPath(shape: ProfilePath, segments: readonly string[], query: string, platform: Platform): string | null {
  const [path = "", asked] = shape.path.split("?");
  let handle: string | null = null;
  const legacy: string[] = [];
  const slots = path.split("/");
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? "";
    const segment = segments[i];
    if (segment === undefined) return null;
    if (slot === "*") continue;
    if (slot === "{hex}") {
      const part = readHex(segment);
      if (part === null) return null;
      legacy.unshift(part);
    } else if (slot.startsWith("{")) {
      handle = readSlot(slot, segment, platform);
      if (handle === null || isReserved(segments.slice(0, i), segment, handle, shape, platform)) return null;
    } else if (segment.toLowerCase() !== slot) return null;
  }
  if (asked !== undefined) return readQuery(asked, query, platform);
  return handle !== null && legacy.length > 0 ? `${handle}-${legacyId(legacy)}` : handle;
}

/** Whether a handle is a word of the platform; behind an "@" that the canonical URL keeps, every word is a handle. */
function isReserved(
  before: readonly string[],
  segment: string,
  handle: string,
  shape: ProfilePath,
  platform: Platform,
): boolean {
  if (segment.startsWith("@") && platform.canonical[shape.kind]?.startsWith("@") === true) return false;
  return platform.reserved.includes([...before, handle].join("/").toLowerCase());
}

/** `/pub/name/a/b/c` is `name-cba`: the parts backwards, all but the first padded to three characters. */
function legacyId(backwards: readonly string[]): string {
  const last = backwards.length - 1;
  return backwards.map((part, i) => (i === last ? trimZeros(part) : part.padStart(3, "0"))).join("");
}

function trimZeros(part: string): string {
  return part === "0" ? "" : part;
}

function readSlot(slot: string, segment: string, platform: Platform): string | null {
  const id = ID_SLOTS[slot];
  if (id !== undefined) return id.exec(segment)?.[1] ?? null;
  if (slot === "{case-id}") return isCaseSensitiveId(segment, platform) ? segment : null;
  return readHandle(segment, platform);
}

/** The value of a query field that the shape asks for: `id={id}`. */
function readQuery(asked: string, query: string, platform: Platform): string | null {
  const equals = asked.indexOf("=");
  const name = asked.slice(0, equals + 1);
  const field = query.split("&").find((part) => part.startsWith(name));
  return field === undefined ? null : readSlot(asked.slice(equals + 1), field.slice(name.length), platform);
}
