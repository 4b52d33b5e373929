import { SCRIPT_BLOCKS, WRITTEN_TOGETHER } from "./data/scripts.ts";
import { domainToUnicode } from "./idna.ts";

/** Whether a label of a canonical host mixes scripts that no language writes in one word: `gооgle.com` with Cyrillic о. */
export function isMixedScript(host: string): boolean {
  return host.includes("xn--") && domainToUnicode(host).split(".").some(mixesScripts);
}

function mixesScripts(label: string): boolean {
  const scripts = new Set<string>();
  for (const char of label) {
    const script = scriptOf(char.codePointAt(0) ?? 0);
    if (script !== null) scripts.add(script);
  }
  if (scripts.size < 2) return false;
  return !WRITTEN_TOGETHER.some((group) => [...scripts].every((script) => group.includes(script)));
}

function scriptOf(point: number): string | null {
  for (const [first, last, script] of SCRIPT_BLOCKS) if (point <= last) return point >= first ? script : null;
  return null;
}
