/**
 * The text with `%XX` sequences decoded once as UTF-8; a `%` without two hexadecimal digits stays. Where bytes are no
 * UTF-8, the whole is one U+FFFD, which nothing accepts.
 */
export function percentDecode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return text.replace(/(?:%[0-9A-Fa-f]{2})+/gu, decodeURIComponent);
  } catch {
    return "\ufffd";
  }
}

/**
 * The well-formed text with every character but letters, digits and `-._~` (RFC 3986, unreserved) as `%XX` of its
 * UTF-8, upper case.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/gu, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
