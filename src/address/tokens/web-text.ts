import { IDENTIFIER, MAIL_ADDRESS, WEB_ADDRESS } from "../data/phone-words.ts";

/** Whether a cleaned text is one web or e-mail address or identifier, in which words and numbers are none of an address: it stays as it is. */
export function isWebText(text: string): boolean {
  if (text.includes(" ")) return false;
  return WEB_ADDRESS.test(text) || MAIL_ADDRESS.test(text) || IDENTIFIER.test(text);
}

/** Whether some word of a text may be one; a look-up that spares most texts the search. */
export function mayHoldWebText(text: string): boolean {
  return text.includes("@") || text.includes("WWW.") || text.includes("://");
}
