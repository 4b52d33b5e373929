import { CommandError, FAILURE } from "../command-error.ts";

const LINE_END = /\r\n|\n|\r/u;

/** Refuses JSON that is no list of lines: one list, or objects over several lines, of which every line would be rejected. */
export function checkJsonLines(start: string, path: string): void {
  const [first = "", second] = start.trim().split(LINE_END, 2);
  const what = /^\[\s*(?:\{|$)/u.test(first) && (second === undefined || !isJson(first)) ? "a JSON list" : null;
  const open = what ?? (/^\{\s*$/u.test(first) ? "JSON over several lines" : null);
  if (open === null) return;
  const filter = open === what ? ".[]" : ".";
  throw new CommandError(FAILURE, `${path} is ${open}: write one object a line, as \`jq -c '${filter}'\` does`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
