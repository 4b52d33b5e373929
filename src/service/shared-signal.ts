import type { CallSignal } from "./aborted.ts";

/** One listener on a signal for all calls of a batch: hosts warn of a leak when a signal has more than ten. */
export class SharedSignal implements CallSignal {
  readonly #signal: CallSignal;
  readonly #listeners = new Set<() => void>();
  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  constructor(signal: CallSignal) {
    this.#signal = signal;
    signal.addEventListener("abort", this.#tell);
  }

  get aborted(): boolean {
    return this.#signal.aborted;
  }

  addEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** Leaves the signal as it was. */
  end(): void {
    this.#signal.removeEventListener("abort", this.#tell);
  }
}
