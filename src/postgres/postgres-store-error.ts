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
 * Class 08 of SQLSTATE is a connection that failed, 53300 one too many, 57P01 to 57P03 a server that stops or starts, 57P05 a
 * session it ended; the other codes are those of Node's sockets and of clients.
 */
const UNREACHABLE_CODE =
  /^(?:08|53300|57P0[1-35]|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)(?:UNREACH|DOWN)|CONNECT_TIMEOUT|CONNECTION_)/u;

/** What a foreign server and `pg` tell in words alone. */
const UNREACHABLE_WORDS: readonly string[] = [
  "could not connect to server",
  "Connection terminated",
  "timeout exceeded when trying to connect",
];

function isUnreachable(cause: unknown, message: string): boolean {
  const state = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  return UNREACHABLE_CODE.test(state) || UNREACHABLE_WORDS.some((words) => message.includes(words));
}
