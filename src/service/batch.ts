/** Calls under way at once: enough to hide a database's way there and back, few enough for its pool. */
const LANES = 16;

/** Ends when every call of the batch before this one is answered. */
export type EarlierCalls = () => Promise<void>;

/**
 * One answer a body, in input order, several under way at once. Calls go on one after another as soon as one of them had
 * to wait for those before it, so that none overtakes it.
 *
 * @param answer The call of one body; it never rejects.
 */
export async function answerAll<T>(
  bodies: readonly unknown[],
  answer: (body: unknown, earlier: EarlierCalls) => Promise<T>,
): Promise<T[]> {
  const answers = new Array<T>(bodies.length);
  const running = new Map<number, Promise<T>>();
  let inTurn = false;
  let next = 0;
  const earlierThan = async (i: number): Promise<void> => {
    inTurn = true;
    for (const [at, call] of [...running]) if (at < i) await call;
  };
  const start = async (i: number): Promise<T> => {
    if (inTurn) await earlierThan(i);
    return answer(bodies[i], () => earlierThan(i));
  };
  const lane = async (): Promise<void> => {
    while (next < bodies.length) {
      const i = next++;
      const call = start(i);
      running.set(i, call);
      answers[i] = await call;
      running.delete(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, bodies.length) }, lane));
  return answers;
}
