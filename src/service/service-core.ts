import type { ErrorDetail } from "../models/index.ts";
import { type CallSignal, refuseAborted, unlessAborted } from "./aborted.ts";
import { type Awaitable, isPending } from "./awaitable.ts";
import { answerAll, type Turn } from "./batch.ts";
import { bodyIssues } from "./body-issues.ts";
import type { EnvelopeOf } from "./call-types.ts";
import { createCountingLedger, type Ledger, type Reservation } from "./ledger.ts";
import type { Found, Operation } from "./operation.ts";
import type { OperationPath } from "./operation-paths.ts";
import { OPERATIONS } from "./operations.ts";
import { priceTable } from "./prices.ts";
import type { RecordStore } from "./record-store.ts";
import type { AdmittedCall, Answer, CallContext, ServiceOptions } from "./service.ts";
import { asServiceError, errorEnvelope, ServiceError, unknownOperation } from "./service-error.ts";
import { SharedSignal } from "./shared-signal.ts";

type AnyOperation = Operation<object, object, object>;
type AnyEnvelope = EnvelopeOf<OperationPath>;
type CoreContext = Pick<CallContext, "apiKey"> & { readonly signal?: CallSignal | undefined };

/**
 * A call from body to envelope: path, key, body, credits, lookup, commit. What answers at once is not awaited, so that
 * a call on a store in memory runs in one piece.
 */
export class ServiceCore {
  #store: RecordStore;
  #replacements = 0;
  #replacedBy = 0;
  readonly #ledger: Ledger;
  readonly #prices: ReadonlyMap<string, number>;
  readonly #authorize: ServiceOptions["authorize"];
  readonly #onCall: ServiceOptions["onCall"];

  constructor({ store, ledger, prices, authorize, onCall }: ServiceOptions) {
    this.#store = store;
    this.#ledger = ledger ?? createCountingLedger();
    this.#prices = priceTable(prices);
    this.#authorize = authorize;
    this.#onCall = onCall;
  }

  async call(path: string, body: unknown, context?: CoreContext, turn?: Turn): Promise<AnyEnvelope> {
    try {
      const operation = operationAt(path);
      const pending = this.#account(context);
      const account = isPending(pending) ? await pending : pending;
      return await this.#answer(path, operation, account, body, context?.signal, turn);
    } catch (thrown) {
      throw this.#refused(path, thrown);
    }
  }

  async handle(path: string, body: unknown, context?: CoreContext, turn?: Turn): Promise<Answer> {
    try {
      return { status: 200, body: await this.call(path, body, context, turn) };
    } catch (thrown) {
      const error = asServiceError(thrown);
      return { status: error.status, body: errorEnvelope(error) };
    }
  }

  async batch(path: string, bodies: readonly unknown[], context?: CallContext): Promise<Answer["body"][]> {
    if (!Array.isArray(bodies)) throw new TypeError("batch: bodies must be an array");
    const shared = context?.signal === undefined ? undefined : new SharedSignal(context.signal);
    const each: CoreContext = { apiKey: context?.apiKey, signal: shared };
    const answers = await answerAll(bodies, (body, turn) => this.handle(path, body, each, turn));
    shared?.end();
    return answers.map((answer) => answer.body);
  }

  async admit(path: string, context?: CallContext): Promise<AdmittedCall> {
    try {
      const operation = operationAt(path);
      const pending = this.#account(context);
      const account = isPending(pending) ? await pending : pending;
      return async (body) => {
        try {
          return await this.#answer(path, operation, account, body, context?.signal);
        } catch (thrown) {
          throw this.#refused(path, thrown);
        }
      };
    } catch (thrown) {
      throw this.#refused(path, thrown);
    }
  }

  async replaceStore(store: RecordStore, pause?: () => Promise<void>): Promise<void> {
    const turn = ++this.#replacements;
    await store.prepare?.(pause);
    // A store that took longer to prepare than one handed over after it is out of date.
    if (turn < this.#replacedBy) return;
    this.#replacedBy = turn;
    this.#store = store;
  }

  #account(context: CoreContext | undefined): string | Promise<string> {
    if (this.#authorize === undefined) return "";
    // Plain JavaScript may pass null for none.
    const { apiKey, signal } = context ?? {};
    const account = this.#authorize(apiKey);
    if (!isPending(account)) return accepted(account, apiKey);
    return Promise.resolve(unlessAborted(account, signal)).then((name) => accepted(name, apiKey));
  }

  async #answer(
    path: string,
    operation: AnyOperation,
    account: string,
    body: unknown,
    signal: CallSignal | undefined,
    turn?: Turn,
  ): Promise<AnyEnvelope> {
    const applied = validated(operation, body);
    refuseAborted(signal);
    const price = this.#prices.get(path) ?? operation.price;
    const asked = this.#ledger.reserve(account, price);
    let reservation = isPending(asked) ? await reservedUnlessAborted(asked, signal) : asked;
    if (reservation === null && turn !== undefined) {
      // What the batch has set aside for calls that end without an answer comes back. An abort ends them too, so that
      // waiting for them needs no listener of its own.
      await turn.toReserve();
      refuseAborted(signal);
      reservation = await reservedUnlessAborted(this.#ledger.reserve(account, price), signal);
    }
    if (reservation === null)
      throw new ServiceError(
        "insufficient_credits",
        `this call costs ${price} ${price === 1 ? "credit" : "credits"} and fewer are left`,
      );
    try {
      refuseAborted(signal);
      const looked = operation.find(this.#store, applied);
      const found = isPending(looked) ? await unlessAborted(looked, signal) : looked;
      const earlier = turn?.toCommit();
      if (earlier !== undefined) {
        await earlier;
        refuseAborted(signal);
      }
      const charged = found.empty === true ? 0 : price;
      const committed = reservation.commit(charged);
      const remaining = isPending(committed) ? await committed : committed;
      turn?.end();
      this.#report(path, 200, charged);
      return envelope(found, operation.echo === undefined ? applied : operation.echo(applied), charged, remaining);
    } catch (thrown) {
      await released(reservation);
      throw thrown;
    }
  }

  #refused(path: string, thrown: unknown): ServiceError {
    const error = asServiceError(thrown);
    this.#report(path, error.status, 0, error);
    return error;
  }

  #report(path: string, status: number, charged: number, error?: ServiceError): void {
    if (this.#onCall === undefined) return;
    try {
      const report = error === undefined ? { path, status, charged } : { path, status, charged, error };
      const told: unknown = this.#onCall(report);
      if (isPending(told)) told.then(undefined, () => {});
    } catch {
      // A metric that fails is no reason to fail a call.
    }
  }
}

/** Nothing but text names an account: what a lookup in a map or a truth value answers for an unknown key does not. */
function accepted(account: string | null, apiKey: string | undefined): string {
  if (typeof account === "string") return account;
  const message = apiKey === undefined ? "the header x-api-key is missing" : "the API key is not known";
  throw new ServiceError("unauthorized", message);
}

/** What the ledger answers, or `request_timeout` as soon as the signal is aborted; a reservation that comes later is given back. */
async function reservedUnlessAborted(
  asked: Awaitable<Reservation | null>,
  signal: CallSignal | undefined,
): Promise<Reservation | null> {
  if (!isPending(asked)) return asked;
  try {
    return await unlessAborted(asked, signal);
  } catch (thrown) {
    asked.then(
      (late) => (late === null ? undefined : released(late)),
      () => {},
    );
    throw thrown;
  }
}

/** Gives the credits back; a ledger that cannot does not hide why the call failed. */
async function released(reservation: Reservation): Promise<void> {
  try {
    await reservation.release();
  } catch {
    // The reason of the call is thrown on.
  }
}

function operationAt(path: string): AnyOperation {
  if (typeof path === "string" && Object.hasOwn(OPERATIONS, path))
    return OPERATIONS[path as OperationPath] as unknown as AnyOperation;
  throw unknownOperation(path);
}

function validated(operation: AnyOperation, body: unknown): object {
  const details = issuesOr(operation, body);
  if (!Array.isArray(details)) return details;
  const [first] = details;
  const where = first === undefined || first.path === "" ? "the body" : first.path;
  throw new ServiceError("validation_failed", `${where} ${first?.message ?? "is not valid"}`, { details });
}

/** The body as applied, an object, or what is wrong with it, a list. */
function issuesOr(operation: AnyOperation, body: unknown): object | ErrorDetail[] {
  try {
    const result = operation.request.safeParse(body);
    return result.success ? withoutUndefined(result.data) : bodyIssues(operation.request, result.error, body);
  } catch {
    // A getter or a proxy that throws: the caller's fault, and no message of theirs is repeated.
    return [{ path: "", code: "invalid", message: "cannot be read" }];
  }
}

/** The same object, which the schema made, without the fields that were given as undefined. */
function withoutUndefined(applied: object): object {
  const fields = applied as Record<string, unknown>;
  for (const key in fields) if (fields[key] === undefined) delete fields[key];
  return applied;
}

function envelope(found: Found<object>, query: object, charged: number, remaining: number): AnyEnvelope {
  const meta = { confidence: found.confidence, query, credits: { charged, remaining } };
  return {
    success: true,
    data: found.data,
    meta: found.pagination === undefined ? meta : { ...meta, pagination: found.pagination },
  } as AnyEnvelope;
}
