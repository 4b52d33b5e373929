/** The lines that are there. */
export function presentLines(lines: readonly (string | null | undefined)[]): string[] {
  return lines.filter((line) => typeof line === "string" && line !== "") as string[];
}
