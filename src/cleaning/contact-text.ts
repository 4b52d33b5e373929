import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { normalizeEmail } from "../url/index.ts";

const WEB_ADDRESS = /^(?:https?:|www\.)[^ ]+$/u;

/** Whether a cell holds nothing but an e-mail or web address: in a column of names or streets it stands in the wrong one. */
export function isContactText(text: string): boolean {
  if (!/[@.:]/u.test(text)) return false;
  const line = collapseSpaces(text);
  return WEB_ADDRESS.test(lowerCase(line)) || (!line.includes(" ") && isMailAddress(line));
}

/** Whether a cell holds a mailbox, whose domain is no website: `jane@gmail.com` is not at `gmail.com`. */
export function isMailAddress(text: string): boolean {
  return text.includes("@") && !text.includes("/") && normalizeEmail(text) !== null;
}
