/** Credits of one call. */
export interface Credits {
  /** Credits this call cost, 0 or more. */
  charged: number;
  /** Credits left afterwards. */
  remaining: number;
}

/** Place in a paginated answer. */
export interface Pagination {
  /** Page number, from 1. */
  page: number;
  /** Whether a further page holds anything. */
  has_more: boolean;
}

/** What every answer tells beside its data. */
export interface Meta<Query> {
  /** Confidence of the answer, integer 0 to 100. */
  confidence: number;
  /** The request as applied: trimmed, defaults filled. */
  query: Query;
  credits: Credits;
  /** Only on paginated operations. */
  pagination?: Pagination;
}

/** A successful answer. */
export interface Envelope<Data, Query> {
  success: true;
  data: Data;
  meta: Meta<Query>;
}

/** One reason why a request was refused. */
export interface ErrorDetail {
  /** Dotted path from the body; "" for the body as a whole. */
  path: string;
  code: string;
  message: string;
  /** The closed list the value is from. */
  accepted_values?: string[];
}

/** An answer that failed. */
export interface ErrorEnvelope {
  success: false;
  error: {
    code: string;
    message: string;
    details?: ErrorDetail[];
  };
}
