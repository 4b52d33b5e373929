import { createHash, type Hash } from "node:crypto";
import type { AnswerRun } from "./answers.ts";

const PORTION = 500;

/** SHA-256 of the answers of each function. */
export function digestsOf(run: Pick<AnswerRun, "next">): Record<string, string> {
  const hashes = new Map<string, Hash>();
  for (let lines = run.next(PORTION); lines !== null; lines = run.next(PORTION))
    for (const name of Object.keys(lines)) {
      const hash = hashes.get(name) ?? createHash("sha256");
      hashes.set(name, hash.update(lines[name] ?? "", "utf8"));
    }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest("hex")]));
}
