/** Registrable domain of a URL, host or e-mail address; null when there is none. */
export function domainKey(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 4096) return null;
  let text = value.trim().toLowerCase();
  const scheme = text.indexOf("://");
  if (scheme >= 0) text = text.slice(scheme + 3);
  text = (text.split("/")[0] ?? "").split("?")[0] ?? "";
  text = text.slice(text.lastIndexOf("@") + 1);
  const labels = (text.split(":")[0] ?? "").split(".").filter((label) => label !== "");
  if (labels.length < 2 || text.includes(" ")) return null;
  const second = labels.at(-2) ?? "";
  const take = labels.length > 2 && second.length <= 3 && (labels.at(-1) ?? "").length === 2 ? 3 : 2;
  return labels.slice(-take).join(".");
}

/** The label before the public suffix: "acme" of "acme.co.uk". Takes a registrable domain. */
export function domainLabel(domain: string): string {
  const dot = domain.indexOf(".");
  return dot < 0 ? domain : domain.slice(0, dot);
}

/** Key of a profile URL: the same for all its spellings; null when it is no URL with a path. */
export function profileKey(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 4096) return null;
  let text = value.trim().toLowerCase();
  const scheme = text.indexOf("://");
  if (scheme >= 0) text = text.slice(scheme + 3);
  text = text.split("?")[0]?.split("#")[0] ?? "";
  if (text.startsWith("www.")) text = text.slice(4);
  while (text.endsWith("/")) text = text.slice(0, -1);
  return text.includes("/") && text.includes(".") ? text : null;
}
