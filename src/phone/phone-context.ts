const CONTEXT = ";phone-context=";
const SCHEME = "tel:";

/**
 * The number of a `tel:` URI with its context put before it: "tel:331-6005;phone-context=+64-3" is "+64-3331-6005".
 * A domain name as context adds nothing (RFC 3966, section 5.1.5).
 *
 * @param text Folded text (notation.ts).
 * @returns The text itself when it has no context; null when the context is neither a global number nor a domain name.
 */
export function applyPhoneContext(text: string): string | null {
  const at = text.indexOf(CONTEXT);
  if (at < 0) return text;
  const from = at + CONTEXT.length;
  const end = text.indexOf(";", from);
  const context = text.slice(from, end < 0 ? text.length : end);
  const global = isGlobalNumber(context);
  if (!global && !isDomainName(context)) return null;
  const scheme = text.indexOf(SCHEME);
  return (global ? context : "") + text.slice(scheme >= 0 && scheme < at ? scheme + SCHEME.length : 0, at);
}

function isGlobalNumber(context: string): boolean {
  return /^\+[\d().-]+$/u.test(context) && /\d/u.test(context);
}

function isDomainName(context: string): boolean {
  const labels = (context.endsWith(".") ? context.slice(0, -1) : context).split(".");
  const last = labels[labels.length - 1] ?? "";
  return labels.every(isLabel) && /^[a-z]/iu.test(last);
}

function isLabel(label: string): boolean {
  return /^[a-z\d-]+$/iu.test(label) && !label.startsWith("-") && !label.endsWith("-");
}
