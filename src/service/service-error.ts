import type { ErrorDetail, ErrorEnvelope } from "../models/index.ts";

/** Why a call was refused. */
export type ErrorCode =
  | "insufficient_credits"
  | "internal_error"
  | "invalid_request"
  | "method_not_allowed"
  | "not_found"
  | "payload_too_large"
  | "rate_limited"
  | "request_timeout"
  | "unauthorized"
  | "unsupported_media_type"
  | "validation_failed";

/** HTTP status per code. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  insufficient_credits: 402,
  internal_error: 500,
  invalid_request: 400,
  method_not_allowed: 405,
  not_found: 404,
  payload_too_large: 413,
  rate_limited: 429,
  request_timeout: 408,
  unauthorized: 401,
  unsupported_media_type: 415,
  validation_failed: 422,
};

/**
 * A call that was refused. A store, a ledger or `authorize` may throw one itself, for example
 * `new ServiceError("rate_limited", "try again in a second", { retryAfter: 1 })`; anything else they throw is answered as
 * `internal_error` without a word of its message.
 */
export class ServiceError extends Error {
  /** HTTP status that belongs to the code. */
  readonly status: number;
  readonly code: ErrorCode;
  /** What was wrong where; empty when there is nothing to point at. */
  readonly details: readonly ErrorDetail[];
  /** Seconds after which a repeated call may succeed, or null. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    more: { readonly details?: readonly ErrorDetail[]; readonly retryAfter?: number } = {},
  ) {
    super(message);
    this.name = "ServiceError";
    this.code = code;
    this.status = STATUS[code];
    this.details = more.details ?? [];
    this.retryAfter = more.retryAfter ?? null;
  }
}

/** What was thrown as a `ServiceError`: itself, or `internal_error` without detail. */
export function asServiceError(thrown: unknown): ServiceError {
  return thrown instanceof ServiceError ? thrown : new ServiceError("internal_error", "the service could not answer");
}

/** The error as the body of an answer. */
export function errorEnvelope(error: ServiceError): ErrorEnvelope {
  const { code, message, details } = error;
  return {
    success: false,
    error: details.length === 0 ? { code, message } : { code, message, details: [...details] },
  };
}
