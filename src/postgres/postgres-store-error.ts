/** Why the database did not answer: a node (or the database itself) is out of reach, or the statement failed. */
export type PostgresStoreErrorCode = "unreachable" | "failed";

/**
 * The database did not answer; `cause` is what the client threw. No partial answer is ever given.
 *
 * @example
 * new PostgresStoreError({ code: "08006" }).code; // => "unreachable"
 */
export class PostgresStoreError extends Error {
  readonly code: PostgresStoreErrorCode;

  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const code = isUnreachable(cause, message) ? "unreachable" : "failed";
    super(code === "unreachable" ? `a database node is out of reach: ${message}` : `the database failed: ${message}`, {
      cause,
    });
    this.name = "PostgresStoreError";
    this.code = code;
  }
}

/**
 * Class 08 of SQLSTATE is a connection that failed, 57P01 to 57P03 a server that stops or starts; a foreign server
 * tells it in words too.
 */
function isUnreachable(cause: unknown, message: string): boolean {
  const state = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  return /^(?:08|57P0[1-3]|ECONN)/u.test(state) || message.includes("could not connect to server");
}
