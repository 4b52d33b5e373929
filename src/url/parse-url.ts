import { capOf, refuse, URL_MAX_LENGTH } from "../text/limits.ts";
import type { Reason } from "../text/types.ts";
import { cleanUrlText } from "./clean-url-text.ts";
import { isAddress } from "./is-address.ts";
import { isMixedScript } from "./mixed-script.ts";
import { siteOf } from "./normalize-url.ts";
import { isPrivateAddressHost } from "./private-address.ts";
import { splitSuffix } from "./public-suffix.ts";
import { siteHostOf } from "./site-host.ts";
import { splitUrl } from "./split-url.ts";
import type { LengthOption, ParsedUrl, UrlParts } from "./types.ts";

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
  if (refused !== null) return nothing(refused, null);
  const text = cleanUrlText(value);
  if (text === "") return nothing("empty", null);
  const parts = splitUrl(text);
  if (typeof parts === "string") return nothing(parts, null);
  const host = siteHostOf(parts);
  return host === null ? nothing("invalid", parts) : describe(parts, host);
}

function describe(parts: UrlParts, host: string): ParsedUrl {
  const isIp = isAddress(host);
  const { publicSuffix, registrableDomain } = splitSuffix(host, true);
  const front = registrableDomain === null ? 0 : host.length - registrableDomain.length;
  return {
    ...nothing("invalid", parts),
    normalized: siteOf(host, parts.port),
    host,
    subdomain: front === 0 ? null : host.slice(0, front - 1),
    registrableDomain,
    publicSuffix,
    isIp,
    isPrivateAddress: isIp && isPrivateAddressHost(host),
    mixedScript: isMixedScript(host),
    reason: null,
  };
}

function nothing(reason: Reason, parts: UrlParts | null): ParsedUrl {
  const userinfo = parts?.userinfo ?? null;
  return {
    normalized: null,
    scheme: parts?.scheme ?? null,
    host: null,
    port: parts?.port ?? null,
    subdomain: null,
    registrableDomain: null,
    publicSuffix: null,
    isIp: false,
    isPrivateAddress: false,
    mixedScript: false,
    hasUserinfo: userinfo !== null,
    isEmailAddress: parts !== null && isMailbox(parts),
    reason,
  };
}

function isMailbox({ scheme, userinfo, text, end }: UrlParts): boolean {
  if (scheme !== null || userinfo === null || userinfo === "" || text.startsWith("/")) return false;
  return end === text.length && !userinfo.includes(":") && !userinfo.includes("@");
}
