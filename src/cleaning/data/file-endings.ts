// Meaning: endings of the names of pages and documents, which are the top-level domain of no host; some sites close such a name with a slash.
// Source: the list of top-level domains of the IANA, without which they stand; own collection of pages; 2026-11. 13 rows, sorted.
import { wordSet } from "../../text/lookup.ts";

export const FILE_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "asp aspx cfm cgi htm html jsp jspx pdf php shtml xhtml xml",
);
