import { capOf, URL_MAX_LENGTH } from "../text/limits.ts";
import { standardUrlText } from "./clean-url-text.ts";
import { parseHost } from "./host.ts";
import { splitUrl } from "./split-url.ts";
import type { LengthOption } from "./types.ts";

/**
 * Host of a URL as the URL Standard serialises it: lower-case A-labels, dotted IPv4, bracketed and compressed IPv6.
 * Nothing is repaired: dots, `www.` and single labels stay. The tables are those of Unicode 17.0 on every engine.
 *
 * @param url A URL with one of the schemes http, https, ftp, ws and wss, or without scheme.
 * @returns Null when the Standard's host parser fails or the scheme is another. Malformed A-labels stay in a name
 * that is all ASCII, as the Standard has it since 2026; `normalizeUrl` refuses them.
 * @example
 * canonicalHost("https://Bücher.example./a"); // => "xn--bcher-kva.example."
 * canonicalHost("http://0x7f.1/"); // => "127.0.0.1"
 */
export function canonicalHost(url: string, options?: LengthOption): string | null {
  if (typeof url !== "string" || url.length > capOf(options, URL_MAX_LENGTH)) return null;
  const parts = splitUrl(standardUrlText(url), "strict");
  return typeof parts === "string" ? null : parseHost(parts.host, "ascii");
}
