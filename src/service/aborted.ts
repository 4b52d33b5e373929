import type { Awaitable } from "./awaitable.ts";
import { ServiceError } from "./service-error.ts";

/** The part of an `AbortSignal` that a call reads. */
export interface CallSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

type Signal = CallSignal | undefined;

/** Refuses a call whose signal is aborted. @throws ServiceError `request_timeout`. */
export function refuseAborted(signal: Signal): void {
  if (signal?.aborted === true) throw timeout();
}

/** The value, or `request_timeout` as soon as the signal is aborted; what comes later is dropped. */
export function unlessAborted<T>(value: Promise<T>, signal: Signal): Awaitable<T> {
  if (signal === undefined) return value;
  return new Promise((resolve, reject) => {
    const end = (): void => reject(timeout());
    signal.addEventListener("abort", end, { once: true });
    const settled = (): void => signal.removeEventListener("abort", end);
    value.then(
      (ready) => {
        settled();
        resolve(ready);
      },
      (thrown) => {
        settled();
        reject(thrown);
      },
    );
    if (signal.aborted) end();
  });
}

function timeout(): ServiceError {
  return new ServiceError("request_timeout", "the call was ended before it was answered");
}
