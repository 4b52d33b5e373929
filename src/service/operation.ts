import type { Pagination, RecordSchema, RequestSchema } from "../models/index.ts";
import type { Awaitable } from "./awaitable.ts";
import type { RecordStore } from "./record-store.ts";

/** What an operation found. */
export interface Found<Data> {
  readonly data: Data;
  /** Integer 0 to 100. */
  readonly confidence: number;
  /** Whether the answer holds nothing and is therefore free. */
  readonly empty?: boolean;
  readonly pagination?: Pagination;
}

/** One row of the table of operations. */
export interface Operation<Sent, Applied extends Sent, Data> {
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly request: RequestSchema<Applied, Sent>;
  readonly data: RecordSchema<Data>;
  /** Default price in credits. */
  readonly price: number;
  readonly paginated: boolean;
  /** Fields of which the body holds at least one, where none of them is required for itself. */
  readonly eitherOf?: readonly (keyof Sent & string)[];
  /** A body that the sample data of the examples answers. */
  readonly example: Sent;
  /** The request as `meta.query` echoes it, when that differs from what the schema answers. */
  readonly echo?: (query: Applied) => Applied;
  /** Looks up the answer; throws a `ServiceError` when there is none. */
  find(store: RecordStore, query: Applied): Awaitable<Found<Data>>;
}
