/** One record is asked for among so many: what the warm-up takes stays a small part of what the index took to build. */
const RECORDS_PER_QUESTION = 1024;
const MOST_QUESTIONS = 384;

/**
 * Asks for the lookalikes of records spread evenly over an index that was just built. An engine compiles what runs often
 * and touches memory when it is first read; without this the first few hundred callers would wait for it, each several times
 * as long as those who come later. The answers are thrown away and change nothing.
 */
export function warmUp(size: number, ask: (number: number) => unknown): void {
  const questions = Math.min(MOST_QUESTIONS, Math.floor(size / RECORDS_PER_QUESTION));
  for (let question = 0; question < questions; question++) ask(Math.floor((question * size) / questions));
}
