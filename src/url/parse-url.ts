import { capOf, refuse, URL_MAX_LENGTH } from "../text/limits.ts";
import type { Reason } from "../text/types.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { isAddress } from "./is-address.ts";
import { isMixedScript } from "./mixed-script.ts";
import { siteOf } from "./normalize-url.ts";
import { isPrivateAddressHost } from "./private-address.ts";
import { splitSuffix } from "./public-suffix.ts";
import { lowerForScan, scanHost } from "./scan-host.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";
import type { LengthOption, ParsedUrl, UrlParts } from "./types.ts";

const SLASHES = "://";
const NO_PARTS: UrlParts = { text: "", scheme: null, userinfo: null, host: "", port: null, end: 0 };

/**
 * What a URL says about its site, with the flags that a caller checks before fetching or showing it.
 *
 * @param value Text as found, with or without scheme.
 * @returns Always an object; `reason` says why `normalized` is null: "unsupported" for another scheme.
 * @example
 * parseUrl("https://shop.acme.co.uk:8080/a").registrableDomain; // => "acme.co.uk"
 * parseUrl("http://0x7f.1/").isPrivateAddress; // => true
 * parseUrl("mailto:info@acme.com").reason; // => "unsupported"
 */
export function parseUrl(value: string, options?: LengthOption): ParsedUrl {
  const refused = refuse(value, capOf(options, URL_MAX_LENGTH));
  if (refused !== null) return describe(NO_PARTS, null, refused);
  return parsePlain(value) ?? parsePlain(lowerForScan(value)) ?? parseAny(value);
}

/** Reads a plainly written address, which has a scheme and a name at most; null when the full parser has to read it. */
function parsePlain(text: string): ParsedUrl | null {
  const host = scanHost(text, "host");
  if (host === null) return null;
  const scheme = plainScheme(text);
  const end = host.length + (scheme === null ? 0 : scheme.length + SLASHES.length);
  if (text.startsWith(":", end)) return null;
  return describe({ text, scheme, userinfo: null, host, port: null, end }, host, null);
}

/** The scheme of a text that the scan accepts, in which slashes behind a colon tell it. */
function plainScheme(text: string): string | null {
  if (text.startsWith(SLASHES, 4)) return "http";
  return text.startsWith(SLASHES, 5) ? "https" : null;
}

function parseAny(value: string): ParsedUrl {
  const text = cleanUrlText(value);
  const parts = text === "" ? "empty" : splitUrl(text);
  if (typeof parts === "string") return describe(NO_PARTS, null, parts);
  const host = siteHostOf(parts);
  return describe(parts, host, host === null ? "invalid" : null);
}

function describe(parts: UrlParts, host: string | null, reason: Reason | null): ParsedUrl {
  const name = host ?? "";
  const isIp = host !== null && isAddress(host);
  const { publicSuffix, registrableDomain } = splitSuffix(isIp ? "" : name);
  const front = registrableDomain === null ? 0 : name.length - registrableDomain.length;
  return {
    normalized: host === null ? null : siteOf(host, parts.port),
    scheme: parts.scheme,
    host,
    port: parts.port,
    subdomain: front === 0 ? null : name.slice(0, front - 1),
    registrableDomain,
    publicSuffix,
    isIp,
    isPrivateAddress: isIp && isPrivateAddressHost(name),
    mixedScript: isMixedScript(name),
    hasUserinfo: parts.userinfo !== null,
    isEmailAddress: isMailbox(parts),
    reason,
  };
}

function isMailbox({ scheme, userinfo, text, end }: UrlParts): boolean {
  if (scheme !== null || userinfo === null || userinfo === "" || text.startsWith("/")) return false;
  return end === text.length && !userinfo.includes(":") && !userinfo.includes("@");
}
