// Meaning: URI schemes without slashes behind which an "@" may stand and is no sign of user information.
// Source: IANA registry "Uniform Resource Identifier (URI) Schemes" and the WHATWG's javascript and view-source; read 2026-11. 18 rows, sorted.

// biome-ignore format: a list of words
export const MAILBOX_SCHEMES: ReadonlySet<string> = new Set([
  "acct", "callto", "cid", "data", "im", "javascript", "mailto", "mid", "news", "pres", "sip", "sips", "skype", "sms",
  "tel", "urn", "view-source", "xmpp",
]);
