import type { Issue } from "../models/index.ts";

/** Why something is no record of a kind: the first issue with its place. */
export function notARecord(kind: string, issues: readonly Issue[]): string {
  const [issue] = issues;
  const where = issue === undefined || issue.path === "" ? "" : ` ${issue.path}`;
  return `not a ${kind} record:${where} ${issue?.message ?? "it cannot be read"}`;
}
