import { behindString } from "./behind-string.ts";

const QUOTE = '"';

/** The key that an object of a JSON text has twice, of which a reader keeps the last value alone; null where none has (RFC 8259 §4). */
export function repeatedKey(json: string): string | null {
  const open: Set<string>[] = [];
  for (let at = 0; at < json.length; ) {
    const unit = json.charAt(at);
    if (unit === "{") open.push(new Set());
    if (unit === "}") open.pop();
    if (unit !== QUOTE) {
      at++;
      continue;
    }
    const end = behindString(json, at);
    const keys = isKeyAt(json, end) ? open.at(-1) : undefined;
    if (keys !== undefined) {
      const key = JSON.parse(json.slice(at, end)) as string;
      if (keys.has(key)) return key;
      keys.add(key);
    }
    at = end;
  }
  return null;
}

/** Whether a colon follows, which stands behind keys alone. */
function isKeyAt(json: string, end: number): boolean {
  let at = end;
  while (" \t\r\n".includes(json.charAt(at)) && at < json.length) at++;
  return json.charAt(at) === ":";
}
