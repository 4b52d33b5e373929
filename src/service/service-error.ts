import type { ErrorDetail, ErrorEnvelope } from "../models/index.ts";
import { nearestName } from "../text/nearest-name.ts";
import { OPERATION_PATHS } from "./operation-paths.ts";
import { quotedText } from "./quoted-text.ts";

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

/** What an error says beside its code and message. */
export interface ServiceErrorOptions {
  /** What was wrong where. */
  readonly details?: readonly ErrorDetail[] | undefined;
  /** Seconds after which a repeated call may succeed. */
  readonly retryAfter?: number | undefined;
  /** What made the call fail; for the host's own eyes, it stands in no answer. */
  readonly cause?: unknown;
}

/**
 * A call that was refused. A store, a ledger or `authorize` may throw one itself, for example
 * `new ServiceError("rate_limited", "try again in a second", { retryAfter: 1 })`; anything else they throw is answered as
 * `internal_error` without a word of its message, and stands in `cause`.
 *
 * @param code One of the codes; an unknown one becomes `internal_error`.
 * @example
 * new ServiceError("rate_limited", "try again in a second", { retryAfter: 1 }).status; // => 429
 */
export class ServiceError extends Error {
  /** HTTP status that belongs to the code. */
  readonly status: number;
  readonly code: ErrorCode;
  /** What was wrong where; empty when there is nothing to point at. */
  readonly details: readonly ErrorDetail[];
  /** Seconds after which a repeated call may succeed, or null. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message: string, more: ServiceErrorOptions = {}) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = "ServiceError";
    this.code = Object.hasOwn(STATUS, code) ? code : "internal_error";
    this.status = STATUS[this.code];
    this.details = more.details ?? [];
    this.retryAfter = more.retryAfter ?? null;
  }
}

/**
 * What was thrown as a `ServiceError`: itself, or `internal_error` without detail and with what was thrown as `cause`.
 *
 * @example
 * asServiceError(new Error("the password is 1234")).message; // => "the service could not answer"
 */
export function asServiceError(thrown: unknown): ServiceError {
  if (isServiceError(thrown)) return thrown;
  return new ServiceError("internal_error", "the service could not answer", { cause: thrown });
}

function isServiceError(thrown: unknown): thrown is ServiceError {
  try {
    return thrown instanceof ServiceError;
  } catch {
    // A revoked proxy was thrown: it has no prototype to ask for.
    return false;
  }
}

/**
 * The error as the body of an answer.
 *
 * @example
 * errorEnvelope(new ServiceError("not_found", "no such company")); // => { "success": false, "error": { "code": "not_found", "message": "no such company" } }
 */
export function errorEnvelope(error: ServiceError): ErrorEnvelope {
  const { code, message, details } = error;
  return {
    success: false,
    error: details.length === 0 ? { code, message } : { code, message, details: [...details] },
  };
}

/**
 * The error of a path that is none of the operations: it lists them and names the one that was most likely meant.
 *
 * @param base What stands before the paths at the host that was asked.
 */
export function unknownOperation(path: unknown, base = ""): ServiceError {
  const paths = OPERATION_PATHS.map((known) => base + known);
  const nearest = typeof path === "string" ? nearestName(path, paths) : null;
  const shown = typeof path === "string" ? quotedText(path) : `of type ${typeof path}`;
  const meant = nearest === null ? "" : `; did you mean ${nearest}?`;
  return new ServiceError("not_found", `there is no operation ${shown}${meant}`, {
    details: [{ path: "", code: "unknown_operation", message: "is none of the 13 operations", accepted_values: paths }],
  });
}

/** The error of a lookup that finds nobody and nothing for the text of a field. */
export function notFound(what: "company" | "person", field: string, text: string): ServiceError {
  return new ServiceError("not_found", `no ${what} is known for ${quotedText(text)}`, {
    details: [{ path: field, code: "unknown", message: `names no ${what} of the store` }],
  });
}
