/** Lookups under way at once: enough to hide a database's way there and back, few enough for its pool. */
const LANES = 16;

/** The place of a call in a batch. What is promised comes when every call before it has ended; undefined when all have. */
export interface Turn {
  /** For a call that found too few credits; those behind it then begin one after another, so that none overtakes it. */
  toReserve(): Promise<void> | undefined;
  /** For a call whose lookup is done, so that credits are counted in input order; the next one begins meanwhile. */
  toCommit(): Promise<void> | undefined;
  /** Says that the credits of this call are counted. */
  end(): void;
}

/**
 * One answer a body, in input order, several under way at once.
 *
 * @param answer The call of one body; it never rejects.
 */
export async function answerAll<T>(
  bodies: readonly unknown[],
  answer: (body: unknown, turn: Turn) => Promise<T>,
): Promise<T[]> {
  const answers = new Array<T>(bodies.length);
  const order = new CallOrder();
  let isInTurn = false;
  const call = async (i: number, moveOn: () => void): Promise<void> => {
    if (isInTurn) await order.before(i);
    const toReserve = (): Promise<void> | undefined => {
      isInTurn = true;
      return order.before(i);
    };
    const toCommit = (): Promise<void> | undefined => {
      const earlier = order.before(i);
      if (earlier !== undefined) moveOn();
      return earlier;
    };
    answers[i] = await answer(bodies[i], { toReserve, toCommit, end: () => order.end(i) });
    order.end(i);
    moveOn();
  };
  const calls: Promise<void>[] = [];
  const begin = (moveOn: () => void): void => void calls.push(call(calls.length, moveOn));
  const lane = async (): Promise<void> => {
    while (calls.length < bodies.length) await new Promise<void>(begin);
  };
  await Promise.all(Array.from({ length: Math.min(LANES, bodies.length) }, lane));
  await Promise.all(calls);
  return answers;
}

/** Which calls of a batch have ended. */
class CallOrder {
  /** The first call that has not. */
  #first = 0;
  readonly #ended = new Set<number>();
  readonly #waiting = new Map<number, () => void>();

  /** Comes when every call before this one has ended; undefined when all have. */
  before(i: number): Promise<void> | undefined {
    if (i <= this.#first) return undefined;
    return new Promise((wake) => this.#waiting.set(i, wake));
  }

  end(i: number): void {
    if (i < this.#first) return;
    this.#ended.add(i);
    while (this.#ended.delete(this.#first)) this.#first++;
    this.#waiting.get(this.#first)?.();
  }
}
