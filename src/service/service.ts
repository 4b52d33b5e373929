import { type ErrorDetail, type ErrorEnvelope, toIssues } from "../models/index.ts";
import { type AppliedOf, type BodyOf, type EnvelopeOf, type OperationMethods, operationMethods } from "./call-types.ts";
import { createCountingLedger, type Ledger, type Reservation } from "./ledger.ts";
import type { Found, Operation } from "./operation.ts";
import { OPERATIONS, type OperationPath } from "./operations.ts";
import type { Awaitable, RecordStore } from "./record-store.ts";
import { asServiceError, errorEnvelope, ServiceError } from "./service-error.ts";

/** What a call carries beside its body. */
export interface CallContext {
  /** The caller's API key; read only by a service with `authorize`. */
  readonly apiKey?: string;
  /** Ends the call with `request_timeout` when it is aborted before the answer stands. */
  readonly signal?: AbortSignal;
}

/** One answered call, for metrics. */
export interface CallReport {
  readonly path: string;
  readonly status: number;
  readonly charged: number;
}

/** What a service is made of. */
export interface ServiceOptions {
  readonly store: RecordStore;
  /** Counts and limits credits; without one nothing is refused and each account begins with 1,000,000,000. */
  readonly ledger?: Ledger;
  /** Prices in credits by path, where they differ from the table. */
  readonly prices?: Partial<Record<OperationPath, number>>;
  /** Account of an API key, or null to refuse it. Without the hook no key is asked for. */
  readonly authorize?: (apiKey: string | undefined) => Awaitable<string | null>;
  /** Told of every answered call; what it throws is ignored. */
  readonly onCall?: (report: CallReport) => void;
}

/** An answer with its HTTP status. */
export interface Answer<P extends OperationPath = OperationPath> {
  status: number;
  body: EnvelopeOf<P> | ErrorEnvelope;
}

/** A call whose path and key were accepted and whose body is still to come. @throws ServiceError when it is refused. */
export type AdmittedCall = (body: unknown) => Promise<EnvelopeOf<OperationPath>>;

/** The 13 operations over a store. */
export interface Service extends OperationMethods<CallContext> {
  /** Answers the envelope of an operation. @throws ServiceError when the call is refused. */
  call<P extends OperationPath>(path: P, body: BodyOf<P>, context?: CallContext): Promise<EnvelopeOf<P>>;
  call(path: string, body: unknown, context?: CallContext): Promise<EnvelopeOf<OperationPath>>;
  /** Answers status and envelope; never throws. */
  handle(path: string, body: unknown, context?: CallContext): Promise<Answer>;
  /** One answer or error envelope a body, in input order; a bad body harms no other. */
  batch(path: string, bodies: readonly unknown[], context?: CallContext): Promise<Answer["body"][]>;
  /** For hosts: checks path and key before the body is read. @throws ServiceError `not_found` or `unauthorized`. */
  admit(path: string, context?: CallContext): Promise<AdmittedCall>;
  /** Uses another store from now on, once it is prepared; calls under way end on the store they began with. */
  replaceStore(store: RecordStore, pause?: () => Promise<void>): Promise<void>;
}

type AnyOperation = Operation<object, object, object>;

/**
 * The service: each method takes the specification's body verbatim and answers its envelope verbatim.
 *
 * @param options.store Where the records are; `createMemoryStore` is the embedded one.
 * @example
 * await createService({ store: createMemoryStore({}) }).normalize.url({ value: "https://www.example.com/a" }).then((answer) => answer.data); // => { "normalized": "example.com" }
 */
export function createService(options: ServiceOptions): Service {
  const core = new ServiceCore(options);
  const paths = Object.keys(OPERATIONS) as OperationPath[];
  const call = (path: string, body: unknown, context?: CallContext): Promise<EnvelopeOf<OperationPath>> =>
    core.call(path, body, context);
  return {
    ...operationMethods<CallContext>(paths, call),
    call: call as Service["call"],
    handle: (path, body, context) => core.handle(path, body, context),
    batch: (path, bodies, context) => core.batch(path, bodies, context),
    admit: (path, context) => core.admit(path, context),
    replaceStore: (store, pause) => core.replaceStore(store, pause),
  };
}

class ServiceCore {
  #store: RecordStore;
  readonly #options: ServiceOptions;
  readonly #ledger: Ledger;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#ledger = options.ledger ?? createCountingLedger();
  }

  async call(path: string, body: unknown, context: CallContext = {}): Promise<EnvelopeOf<OperationPath>> {
    return (await this.admit(path, context))(body);
  }

  async handle(path: string, body: unknown, context?: CallContext): Promise<Answer> {
    try {
      return { status: 200, body: await this.call(path, body, context) };
    } catch (thrown) {
      const error = asServiceError(thrown);
      return { status: error.status, body: errorEnvelope(error) };
    }
  }

  batch(path: string, bodies: readonly unknown[], context?: CallContext): Promise<Answer["body"][]> {
    return Promise.all(bodies.map(async (body) => (await this.handle(path, body, context)).body));
  }

  async admit(path: string, context: CallContext = {}): Promise<AdmittedCall> {
    try {
      const operation = operationAt(path);
      const account = await this.#account(context);
      return (body) => this.#admitted(path as OperationPath, operation, account, body, context);
    } catch (thrown) {
      throw this.#refused(path, thrown);
    }
  }

  async replaceStore(store: RecordStore, pause?: () => Promise<void>): Promise<void> {
    await store.prepare?.(pause);
    this.#store = store;
  }

  async #admitted(
    path: OperationPath,
    operation: AnyOperation,
    account: string,
    body: unknown,
    context: CallContext,
  ): Promise<EnvelopeOf<OperationPath>> {
    try {
      return await this.#answer(path, operation, account, body, context);
    } catch (thrown) {
      throw this.#refused(path, thrown);
    }
  }

  #refused(path: string, thrown: unknown): ServiceError {
    const error = asServiceError(thrown);
    this.#report(path, error.status, 0);
    return error;
  }

  async #account({ apiKey }: CallContext): Promise<string> {
    const { authorize } = this.#options;
    if (authorize === undefined) return "";
    const account = await authorize(apiKey);
    if (account !== null) return account;
    const message = apiKey === undefined ? "the header x-api-key is missing" : "the API key is not known";
    throw new ServiceError("unauthorized", message);
  }

  async #answer(
    path: OperationPath,
    operation: AnyOperation,
    account: string,
    body: unknown,
    { signal }: CallContext,
  ): Promise<EnvelopeOf<OperationPath>> {
    const applied = validated(operation, body);
    const price = this.#options.prices?.[path] ?? operation.price;
    const reservation = await this.#ledger.reserve(account, price);
    if (reservation === null)
      throw new ServiceError("insufficient_credits", `this call costs ${price} credits and fewer are left`);
    const found = await this.#find(operation, applied, reservation, signal);
    const charged = found.empty === true ? 0 : price;
    const remaining = await reservation.commit(charged);
    this.#report(path, 200, charged);
    const query = operation.echo === undefined ? applied : operation.echo(applied);
    return envelope(found, query, charged, remaining);
  }

  /** Looks up; whatever goes wrong, the reservation is released. */
  async #find(
    operation: AnyOperation,
    applied: object,
    reservation: Reservation,
    signal: AbortSignal | undefined,
  ): Promise<Found<object>> {
    try {
      refuseAborted(signal);
      const found = await operation.find(this.#store, applied);
      refuseAborted(signal);
      return found;
    } catch (thrown) {
      await reservation.release();
      throw thrown;
    }
  }

  #report(path: string, status: number, charged: number): void {
    const { onCall } = this.#options;
    if (onCall === undefined) return;
    try {
      onCall({ path, status, charged });
    } catch {
      // A metric that fails is no reason to fail a call.
    }
  }
}

function operationAt(path: string): AnyOperation {
  if (typeof path === "string" && Object.hasOwn(OPERATIONS, path))
    return OPERATIONS[path as OperationPath] as unknown as AnyOperation;
  throw new ServiceError("not_found", `there is no operation ${JSON.stringify(path)}`, {
    details: [{ path: "", code: "unknown_operation", message: "is none of the 13 operations" }],
  });
}

function validated(operation: AnyOperation, body: unknown): AppliedOf<OperationPath> {
  const result = operation.request.safeParse(body);
  if (result.success) return result.data as AppliedOf<OperationPath>;
  const details: ErrorDetail[] = toIssues(result.error, body);
  const [first] = details;
  const where = first === undefined || first.path === "" ? "the body" : first.path;
  throw new ServiceError("validation_failed", `${where} ${first?.message ?? "is not valid"}`, { details });
}

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new ServiceError("request_timeout", "the call was ended before it was answered");
}

function envelope(found: Found<object>, query: object, charged: number, remaining: number): EnvelopeOf<OperationPath> {
  const meta = { confidence: found.confidence, query, credits: { charged, remaining } };
  return {
    success: true,
    data: found.data,
    meta: found.pagination === undefined ? meta : { ...meta, pagination: found.pagination },
  } as EnvelopeOf<OperationPath>;
}
