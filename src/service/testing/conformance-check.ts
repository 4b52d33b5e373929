import type { RecordStore } from "../record-store.ts";

/** One check of a store. `run` resolves when it holds and rejects with what was expected and what came. */
export interface ConformanceCheck {
  readonly name: string;
  run(): Promise<void>;
}

/** Makes the check that the store under test answers a question as the memory store does. */
export type SameAnswer = (name: string, ask: (from: RecordStore) => unknown) => ConformanceCheck;
