import type { ErrorEnvelope } from "../models/index.ts";
import type { Awaitable } from "./awaitable.ts";
import { type BodyOf, type EnvelopeOf, type OperationMethods, operationMethods } from "./call-types.ts";
import type { Ledger } from "./ledger.ts";
import { OPERATION_PATHS, type OperationPath } from "./operation-paths.ts";
import type { RecordStore } from "./record-store.ts";
import { ServiceCore } from "./service-core.ts";
import type { ServiceError } from "./service-error.ts";

/** What a call carries beside its body. */
export interface CallContext {
  /** The caller's API key; read only by a service with `authorize`. */
  readonly apiKey?: string | undefined;
  /** Ends the call with `request_timeout` when it is aborted before the answer stands. */
  readonly signal?: AbortSignal | undefined;
}

/** One answered call, for metrics. */
export interface CallReport {
  readonly path: string;
  readonly status: number;
  readonly charged: number;
  /** Why the call was refused; its `cause` is what a store, a ledger or `authorize` threw. Absent when it was answered. */
  readonly error?: ServiceError;
}

/** What a service is made of. */
export interface ServiceOptions {
  readonly store: RecordStore;
  /** Counts and limits credits; without one nothing is refused and each account begins with 1,000,000,000. */
  readonly ledger?: Ledger | undefined;
  /** Prices in credits by path, whole numbers from 0, where they differ from the table. */
  readonly prices?: Partial<Record<OperationPath, number>> | undefined;
  /** Account of an API key; null, or anything that is no text, refuses it. Without the hook no key is asked for. */
  readonly authorize?: ((apiKey: string | undefined) => Awaitable<string | null>) | undefined;
  /** Told of every answered call; what it throws is ignored, at once or later. A request that a host refuses for its form is no call yet. */
  readonly onCall?: ((report: CallReport) => void) | undefined;
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
  /**
   * One answer or error envelope a body, in input order: what the calls would answer one after another, their credits
   * counted so too, though several are under way at once. A bad body harms no other.
   */
  batch(path: string, bodies: readonly unknown[], context?: CallContext): Promise<Answer["body"][]>;
  /**
   * For hosts: checks path and key before the body is read; the answer takes the body once it is there.
   *
   * @throws ServiceError `not_found` or `unauthorized`.
   */
  admit(path: string, context?: CallContext): Promise<AdmittedCall>;
  /**
   * Uses another store from now on, once it is prepared; calls under way end on the store they began with. When it cannot
   * be prepared the old one stays; of several at once the last one handed over stays.
   *
   * @param pause Awaited between the steps of preparing: one that lets the host answer calls, such as `setImmediate`.
   * @throws TypeError for what is no store; what `prepare` throws.
   */
  replaceStore(store: RecordStore, pause?: () => Promise<void>): Promise<void>;
}

/**
 * The service: each method takes the specification's body verbatim and answers its envelope verbatim.
 *
 * @param options.store Where the records are; `createMemoryStore` is the embedded one.
 * @throws TypeError without a store; RangeError when `prices` names no operation or holds anything but whole numbers from 0.
 * @example
 * await createService({ store: createMemoryStore({}) }).normalize.url({ value: "https://www.example.com/a" }).then((answer) => answer.data); // => { "normalized": "example.com" }
 */
export function createService(options: ServiceOptions): Service {
  if (!mayBeStore(options?.store))
    throw new TypeError("createService: options.store must be a record store, such as createMemoryStore makes");
  const core = new ServiceCore(options);
  const call = (path: string, body: unknown, context?: CallContext): Promise<EnvelopeOf<OperationPath>> =>
    core.call(path, body, context);
  return {
    ...operationMethods<CallContext>(OPERATION_PATHS, call),
    call: call as Service["call"],
    handle: (path, body, context) => core.handle(path, body, context),
    batch: (path, bodies, context) => core.batch(path, bodies, context),
    admit: (path, context) => core.admit(path, context),
    replaceStore: async (store, pause) => {
      if (!mayBeStore(store))
        throw new TypeError("replaceStore: store must be a record store, such as createMemoryStore makes");
      await core.replaceStore(store, pause);
    },
  };
}

/** Whether something may be a store: an object that answers some question of one, unlike the records it is made of. */
function mayBeStore(store: unknown): boolean {
  if (typeof store !== "object" || store === null) return false;
  try {
    return STORE_METHODS.some((name) => typeof (store as Partial<RecordStore>)[name] === "function");
  } catch {
    // What fails when it is asked is a defect of that request, whose answer tells no detail.
    return true;
  }
}

const STORE_METHODS: readonly (keyof RecordStore)[] = [
  "companyByDomain",
  "companyByName",
  "companyByProfile",
  "employees",
  "personByEmail",
  "personByProfile",
  "prepare",
  "searchLocalBusinesses",
  "similarCompanies",
  "similarPeople",
];
