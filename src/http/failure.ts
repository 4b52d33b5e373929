import { errorEnvelope, ServiceError } from "../service/index.ts";
import { problemDetails } from "./problem-details.ts";

/** Headers of an answer in JSON. */
export const JSON_HEADERS: Readonly<Record<string, string>> = { "content-type": "application/json; charset=utf-8" };

/** How a caller shows who it is: RFC 9110, section 11.6.1, asks for it beside every 401. No scheme is registered for keys. */
const CHALLENGE = 'ApiKey in="header", name="x-api-key"';

const PROBLEM_TYPE = "application/problem+json";

/** The answer of a refused call: an error envelope, or problem details where the caller asks for them. */
export function failure(error: ServiceError, request: Request): Response {
  const headers: Record<string, string> = { ...JSON_HEADERS };
  if (error instanceof MethodError) headers["allow"] = error.allow;
  if (error.code === "unauthorized") headers["www-authenticate"] = CHALLENGE;
  const seconds = error.retryAfter;
  if (seconds !== null && seconds >= 0 && seconds < Number.MAX_SAFE_INTEGER)
    headers["retry-after"] = String(Math.ceil(seconds));
  const asProblem = asksForProblem(request.headers.get("accept") ?? "");
  if (asProblem) headers["content-type"] = `${PROBLEM_TYPE}; charset=utf-8`;
  const body = asProblem ? problemDetails(error) : errorEnvelope(error);
  return new Response(request.method === "HEAD" ? null : JSON.stringify(body), { status: error.status, headers });
}

/** Whether a header `accept` names problem details, and not by the quality 0, which refuses them. */
function asksForProblem(accept: string): boolean {
  return accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .some(([type, ...parameters]) => type === PROBLEM_TYPE && !parameters.some((part) => /^q=0\.?0*$/u.test(part)));
}

/** `method_not_allowed` with the methods that are. */
class MethodError extends ServiceError {
  readonly allow: string;

  constructor(allow: string, method: string) {
    super("method_not_allowed", `this path takes ${allow}, not ${method}`);
    this.allow = allow;
  }
}

/** The error of a method that a path does not know. @param allow What it knows, as the header `allow` lists it. */
export function wrongMethod(allow: string, method: string): ServiceError {
  return new MethodError(allow, method);
}
