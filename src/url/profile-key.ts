import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { cleanUrlText, isAround } from "./clean-url-text.ts";
import { siteOf } from "./normalize-url.ts";
import { findProfile } from "./profile.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";
import type { ProfileOptions, UrlParts } from "./types.ts";

/**
 * The key of a profile URL: on a known platform the canonical `url` of `parseProfileUrl`, elsewhere host and path
 * without scheme, `www.`, query, fragment and trailing slash.
 *
 * @returns Null when there is no host, and for pages of a known platform that are no profile.
 * @example
 * profileUrlKey("https://de.linkedin.com/in/Jane-Doe/"); // => "linkedin.com/in/jane-doe"
 * profileUrlKey("https://www.Example.org/People/Jane/?tab=1#top"); // => "example.org/People/Jane"
 * profileUrlKey("https://www.linkedin.com/feed/"); // => null
 */
export function profileUrlKey(value: string, options?: ProfileOptions): string | null {
  if (typeof value !== "string" || value.length > capOf(options, URL_MAX_LENGTH)) return null;
  const parts = splitUrl(cleanUrlText(value));
  if (typeof parts === "string") return null;
  const profile = findProfile(parts, options);
  if (profile !== "other site") return profile?.url ?? null;
  const host = siteHostOf(parts);
  return host === null ? null : siteOf(host, parts.port) + pathOf(parts);
}

/** The path as written, without query, fragment, and the slashes and what else belongs to no address at its end. */
function pathOf({ text, end }: UrlParts): string {
  let stop = end + text.slice(end).search(/[?#]|$/u);
  while (stop > end && ("/\\".includes(text.charAt(stop - 1)) || isAround(text, stop - 1))) stop--;
  return text.slice(end, stop);
}
